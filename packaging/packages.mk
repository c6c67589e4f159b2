# What is handed out, one target each: all in artifacts/packages, made by ./packaging and the tools of its kind. Each target
# runs where its tools are to be had; .github/workflows/release.yml runs them all on a tag.

PACKAGES  := artifacts/packages
ARCH       = $(shell $(GO) env GOARCH)
PACK      := $(GO) run ./packaging
# What a person downloads names its version alone; the program itself also tells its commit.
NAMED     := docent-$(VERSION)
WINDOWS   := x86_64-w64-mingw32
FYNE      := $(GO) run fyne.io/tools/cmd/fyne@v1.7.2
PHONE     := migrated_fynedo,no_emoji,nethttpomithttp2

.PHONY: package package-tar package-deb package-windows package-flatpak package-macos package-android package-ios package-web package-site package-sums package-notes package-agree package-test
.PHONY: artifacts/linux artifacts/flatpak/tree artifacts/windows/docent.exe

package: ## make the packages of this kind of machine in artifacts/packages
ifeq ($(shell uname -s),Darwin)
package: package-macos
else
package: package-tar package-deb
endif

artifacts/linux artifacts/flatpak/tree: export CGO_ENABLED := 1
artifacts/linux: artifacts/patches/window
	.ci/install window
	.ci/install packages
	$(GO) build $(WINDOW) $(SHIPPED) $(PRODUCT) -o artifacts/linux.program .
	$(call weigh,artifacts/linux.program)
	CGO_ENABLED=0 $(PACK) tree artifacts/linux.program $@
	desktop-file-validate $@/usr/share/applications/*.desktop
	appstreamcli validate --no-net $@/usr/share/metainfo/*.xml
	mkdir -p $(PACKAGES)

package-tar: artifacts/linux ## Linux: an archive to unpack into ~/.local or /usr/local
	tar -C artifacts/linux/usr --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --transform='s,^\.,$(NAMED),' \
		-cJf $(PACKAGES)/$(NAMED)-linux-$(ARCH).tar.xz .

package-deb: artifacts/linux ## Linux: a Debian package, checked by lintian
	$(PACK) deb artifacts/linux $(PACKAGES)/docent_$(VERSION)_$(ARCH).deb
	lintian --fail-on error $(PACKAGES)/docent_$(VERSION)_$(ARCH).deb

artifacts/windows/docent.exe: artifacts/patches/window
	.ci/install windows
	$(PACK) resources rsrc_windows_amd64.syso
	CGO_ENABLED=1 CC=$(WINDOWS)-gcc GOOS=windows GOARCH=amd64 $(GO) build $(WINDOW) $(SHIPPED) $(subst -s -w,-s -w -H=windowsgui,$(PRODUCT)) -o $@ . ; \
		built=$$?; rm -f rsrc_windows_amd64.syso; exit $$built

package-windows: artifacts/windows/docent.exe ## Windows: an archive with the program, cross-built by mingw-w64
	mkdir -p $(PACKAGES)
	$(PACK) zip $(PACKAGES)/$(NAMED)-windows-amd64.zip $< README.md CHANGELOG.md LICENSE

artifacts/flatpak/tree: artifacts/patches/window
	.ci/install window
	$(GO) build $(WINDOW) $(subst no_emoji,no_emoji$(comma)flatpak,$(SHIPPED)) $(PRODUCT) -o artifacts/flatpak/program .
	CGO_ENABLED=0 $(PACK) tree artifacts/flatpak/program $@

package-flatpak: artifacts/flatpak/tree ## Linux: a Flatpak bundle; fetches its runtime from the remote flathub, which FLATHUB=file or address adds where it is missing
	.ci/install flatpak
	mkdir -p $(PACKAGES)
	$(if $(FLATHUB),flatpak remote-add --user --if-not-exists flathub $(FLATHUB))
	flatpak-builder --user --install-deps-from=flathub --force-clean --state-dir=artifacts/flatpak/state --disable-rofiles-fuse --repo=artifacts/flatpak/repo artifacts/flatpak/build packaging/flatpak/app.docent.referee.yml
	flatpak build-bundle artifacts/flatpak/repo $(PACKAGES)/$(NAMED)-linux-$(ARCH).flatpak app.docent.referee

# The Fyne tools count the build up in FyneApp.toml, which is put back.
fyne_package = cp FyneApp.toml artifacts/FyneApp.toml && $(FYNE) package --tags $(PHONE) --app-version $(VERSION) $(1); \
	made=$$?; cp artifacts/FyneApp.toml FyneApp.toml; exit $$made

package-macos: build ## macOS: an archive with the app, not signed; on a Mac
	mkdir -p $(PACKAGES)
	$(call fyne_package,--target darwin --executable docent --name Docent)
	ditto -c -k --keepParent Docent.app $(PACKAGES)/$(NAMED)-macos-$(ARCH).zip

package-android: ## Android: an APK with the tools' debug signature; needs ANDROID_NDK_HOME
	mkdir -p $(PACKAGES)
	$(call fyne_package,--target android --name Docent)
	mv Docent.apk $(PACKAGES)/$(NAMED)-android.apk

package-ios: ## iOS: an archive with the app for the simulator, not signed; on a Mac with Xcode
	mkdir -p $(PACKAGES)
	$(call fyne_package,--target iossimulator --name Docent)
	ditto -c -k --keepParent Docent.app $(PACKAGES)/$(NAMED)-ios-simulator.zip

package-web: web ## the page, to be put on a site
	mkdir -p $(PACKAGES)
	tar -C artifacts/web --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --transform='s,^\.,$(NAMED)-web,' \
		-czf $(PACKAGES)/$(NAMED)-web.tar.gz .

package-site: package-web ## the page for a site that packs nothing for the wire, in artifacts/site
	$(GO) run ./web/build -unpacks -program artifacts/docent.wasm -version "$(VERSION)$(if $(COMMIT),+$(COMMIT))" -out artifacts/site

package-sums: ## one SHA256SUMS of all packages
	$(PACK) sums $(PACKAGES)

package-notes: ## tell the changelog's section of this version
	@$(PACK) notes

package-agree: ## fail unless TAG, FyneApp.toml and the changelog name one version
	$(PACK) agree "$(TAG)"

package-test: package-deb package-windows ## install the Debian package in a clean root, open a game by it and remove it; start the Windows program in Wine
	.ci/install clean
	DOCENT_DEB="$(CURDIR)/$(PACKAGES)/docent_$(VERSION)_$(ARCH).deb" DOCENT_EXE="$(CURDIR)/artifacts/windows/docent.exe" DOCENT_ARTIFACTS="$(CURDIR)/artifacts" \
		.ci/verdict $(GO) test -tags e2e -count=1 -v -timeout 30m ./packaging/...

comma := ,
