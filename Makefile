# `make run` opens Docent, `make test` checks it; `make help` lists the rest.

GO       ?= go
ifneq ($(shell test "$$($(GO) version 2>/dev/null | sed -n 's/^go version go1\.\([0-9]*\).*/\1/p')" -ge 26 2>/dev/null && echo new),new)
$(error Docent needs Go 1.26 or newer, from https://go.dev/dl; "$(GO) version" says: $(shell $(GO) version 2>&1))
endif

VERSION  := $(shell sed -n 's/^Version *= *"\(.*\)"/\1/p' FyneApp.toml)
COMMIT   := $(shell git rev-parse --short HEAD 2>/dev/null)
TEST     := -tags ci,migrated_fynedo,probe,scenes
LINT     := -tags ci,migrated_fynedo,probe,scenes,e2e,webtest
PRODUCT  := -trimpath -ldflags "-s -w -X main.version=$(VERSION)$(if $(COMMIT),+$(COMMIT))"
# Seats are offered in the house's own network, without TLS, which HTTP/2 needs: it stays away.
SHIPPED  := -tags migrated_fynedo,no_emoji,no_metadata,nethttpomithttp2
# The program that is driven also tells what it shows (app/probe.go). Without
# migrated_fynedo Fyne reports every call that came from a wrong thread.
DRIVEN   := -tags migrated_fynedo,no_emoji,no_metadata,nethttpomithttp2,probe
CHECKED  := -tags no_emoji,no_metadata,nethttpomithttp2,probe
LINTER   := $(GO) tool -modfile=lint.mod
# Go's own library and others are patched for smaller programs (patches/README.md); PATCHES=no takes them as they are.
patched   = $(if $(filter no,$(PATCHES)),,-overlay artifacts/patches/$(1)/overlay.json -modfile artifacts/patches/$(1)/docent.mod)
PAGE     := $(call patched,page)
WINDOW   := $(call patched,window)
# The program of a window may have so many bytes where that was measured; what is driven and what is packed is weighed.
MOST     := 30000000
weigh     = $(if $(and $(WINDOW),$(filter linux/amd64,$(shell $(GO) env GOOS)/$(shell $(GO) env GOARCH))),@size=$$(wc -c <$(1)); test $$size -le $(MOST) || { \
		echo "$(1) has $$size bytes and may have $(MOST); built without -s -w it tells go tool nm -size -sort size what they are"; exit 1; })

# The version is stamped above, so a checkout without git metadata, or with
# somebody else's, builds like any other.
export GOFLAGS := $(filter-out -buildvcs=%,$(shell $(GO) env GOFLAGS)) -buildvcs=false

# Nothing but the window itself needs a C compiler.
export CGO_ENABLED := 0
build artifacts/docent-driven artifacts/docent-checked artifacts/docent-raced race: export CGO_ENABLED := 1

# Tests make much and keep little: a rarer collection of it saves a quarter of their time.
unit race: export GOGC := 300

.DEFAULT_GOAL := help
.PHONY: help run build test fmt lint platforms unit fuzz kill race bench gallery gallery-diff film e2e web webserve webtest clean

help: ## list what can be made
	@sed -n 's/^\([a-z0-9-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-24s%s\n", $$1, $$2}'

run: build ## install what the build needs, build Docent and open it
	./docent

build: artifacts/patches/window ## build ./docent, installing the C libraries of the window where they are missing
	.ci/install window
	@echo "Building Docent: some minutes the first time, seconds afterwards."
	$(GO) build $(WINDOW) $(SHIPPED) $(PRODUCT) -o docent .

test: lint unit fuzz ## formatting, vet, linters, all tests and short fuzz runs; needs no C compiler and no display

fmt: ## format every Go file
	$(LINTER) gofumpt -w .

lint: ## formatting, vet, staticcheck and complexity
	@unformatted=$$($(LINTER) gofumpt -l .) && if [ -n "$$unformatted" ]; then \
		printf 'Not formatted (make fmt):\n%s\n' "$$unformatted"; exit 1; fi
	$(GO) vet $(LINT) ./...
	$(LINTER) staticcheck $(LINT) ./...
	$(LINTER) gocyclo -over 15 .

# What is only looked at is compiled without optimizing, in two thirds of the time.
platforms: export GOFLAGS += '-gcflags=all=-N -l'
platforms: ## check that everything that needs no C compiler builds for every platform
	GOOS=windows $(GO) vet $(TEST) ./rules/... ./tracker/... ./assets/... ./app/...
	GOOS=darwin $(GO) vet $(TEST) ./rules/... ./tracker/... ./assets/... ./app/...
	GOOS=android GOARCH=arm64 $(GO) vet ./rules/... ./tracker/... ./assets/...
	GOOS=js GOARCH=wasm $(GO) vet -tags migrated_fynedo,probe,scenes . ./rules/... ./tracker/... ./assets/... ./app/...

unit: artifacts/patches/window ## unit, widget, scenario and property tests
	$(GO) test -vet=off $(TEST) $(TESTFLAGS) ./...
	$(if $(WINDOW),$(GO) test -vet=off $(WINDOW) $(TEST)$(comma)nethttpomithttp2 $(TESTFLAGS) ./assets ./tracker/seats)

fuzz: ## run every fuzz target for a moment; FUZZTIME=10m for longer
	.ci/fuzz $(TEST)

kill: ## kill Docent while it plays each game, 300 times in all; KILLS=10000 for more
	KILLS=$(or $(KILLS),300) $(GO) test -vet=off $(TEST) -count=1 -timeout 0 -v -run '^TestKilledWhilePlaying$$' ./tracker/stores

# Games do one thing after the other (rules/imports_test.go keeps them from the clock and the net); only the solver of Museum does not.
# What only walks over screens without that solver, draws, or reads texts does so in one goroutine, and so do the tools that build and
# pack: there is no race to find.
ALONE := rules|assets|app/(board|box|gallery|kit|locale|parts|rulebook|setup|stats)|app/(games|scenes)/(cgexpo|crazymuseum|oldmuseum)|app/scenes/twenty|packaging|patches|web/(build|site)
race: ## tests of what has more than one goroutine under the race detector, fewer screens of each; needs a C compiler
	$(GO) vet $(TEST) ./tracker/stores
	$(GO) test -race -short -timeout 20m -vet=off $(TEST) $(TESTFLAGS) ./rules/museum/gallery $$($(GO) list $(TEST) ./... | grep -Ev '^docent/($(ALONE))')

bench: ## measure
	$(GO) test -run '^$$' -bench . -benchmem $(TEST) ./...

gallery: ## draw every screen in every size and its telling languages, themes and text sizes to artifacts/gallery
	$(GO) run $(TEST) ./app/gallery -out artifacts/gallery

gallery-diff: ## compare two galleries pixel by pixel: OLD=folder NEW=folder; differences in artifacts/gallery-diff
	$(GO) run ./app/gallery/diff -out artifacts/gallery-diff $(OLD) $(NEW)

film: ## draw the moving pictures of the README from real play into docs/pictures
	$(GO) run $(TEST) ./app/gallery/film -out docs/pictures

e2e: webtest ## play whole games in the real window, on a display of its own, and in a page; pictures in artifacts/
	.ci/install display
	.ci/install window
	.ci/install web
	.ci/install axe
	$(MAKE) artifacts/docent-driven artifacts/docent-checked artifacts/docent-raced
	DOCENT_BINARY="$(CURDIR)/artifacts/docent-driven" DOCENT_CHECKED_BINARY="$(CURDIR)/artifacts/docent-checked" \
		DOCENT_RACED_BINARY="$(CURDIR)/artifacts/docent-raced" DOCENT_ARTIFACTS="$(CURDIR)/artifacts" \
		.ci/verdict $(GO) test -tags e2e,probe -count=1 -v -parallel 4 -timeout 30m ./e2e/...
	@if [ "$$(id -u)" -eq 0 ] && unshare --mount true 2>/dev/null; then $(MAKE) package-test; \
		else echo "Not tried here: packages are installed and removed by a root who may mount, make package-test"; fi

.PHONY: artifacts/docent-driven artifacts/docent-checked artifacts/docent-raced
artifacts/docent-driven: artifacts/patches/window
	$(GO) build $(WINDOW) $(DRIVEN) $(PRODUCT) -o $@ .
	$(call weigh,$@)

artifacts/docent-checked: artifacts/patches/window
	$(GO) build $(WINDOW) $(CHECKED) $(PRODUCT) -o $@ .

# Under the race detector, for what it does without a window.
artifacts/docent-raced:
	$(GO) build -race $(TEST) -trimpath -o $@ .

.PHONY: artifacts/patches/page artifacts/patches/window
artifacts/patches/page artifacts/patches/window:
	$(if $(PAGE),CGO_ENABLED=0 $(GO) run ./patches -for $(@F) -out $@)

# The first opening may send so many bytes, packed. QUICK=yes packs in seconds what is not handed out: it is a seventh larger, and half
# a percent more or less from one build to the next.
WIRE     := $(if $(QUICK),$(if $(PAGE),7500000,9300000),$(if $(PAGE),6500000,8000000))

# Calls pack better than what they call does, written out in each place: a tenth of the page. Nothing is written out but in
# what draws, in what searches for the best museum and in what all the rest calls all the time: these would take longer.
INLINED  := runtime/... internal/... sync/... syscall/js unicode/... math math/bits \
	cmp slices maps strings bytes strconv image/... golang.org/x/image/... \
	github.com/srwiley/rasterx github.com/go-text/... fyne.io/... github.com/fyne-io/... \
	docent/app/kit docent/app/kit/arrange docent/app/kit/look docent/app/kit/viewport docent/app/board/... docent/rules/museum/gallery
SMALL    := $(PRODUCT) -gcflags=all=-l $(foreach package,$(INLINED),-gcflags=$(package)=)

web: artifacts/patches/page ## build the web edition into artifacts/web, packed for the wire; needs brotli
	.ci/install web
	GOOS=js GOARCH=wasm $(GO) build $(PAGE) $(SHIPPED) $(SMALL) -o artifacts/docent.wasm .
	$(GO) run ./web/build -program artifacts/docent.wasm -version "$(VERSION)$(if $(COMMIT),+$(COMMIT))" -out artifacts/web -most $(WIRE) $(if $(QUICK),-quick)

webserve: ## serve the web edition on this machine; LISTEN=localhost:8017
	$(GO) run ./web/serve -dir artifacts/web $(if $(LISTEN),-listen $(LISTEN))

WEBTEST  := artifacts/webtest
webtest: artifacts/patches/page ## prove the web edition in Chromium: stores, kills, fingers, whole games; KILLS=50 for more kills
	.ci/install web
	mkdir -p $(WEBTEST)
	cp "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" $(WEBTEST)/
	GOOS=js GOARCH=wasm $(GO) test $(TEST) -c -o $(WEBTEST)/stores.wasm ./tracker/stores
	GOOS=js GOARCH=wasm $(GO) test $(TEST) -c -o $(WEBTEST)/tracker.wasm ./tracker
	GOOS=js GOARCH=wasm $(GO) test $(PAGE) $(TEST) -c -o $(WEBTEST)/assets.wasm ./assets
	GOOS=js GOARCH=wasm $(GO) build $(PAGE) $(DRIVEN) $(SMALL) -o $(WEBTEST)/docent.wasm .
	$(GO) run ./web/build -plain -program $(WEBTEST)/docent.wasm -version webtest -out $(WEBTEST)/site
	DOCENT_WEBTEST="$(CURDIR)/$(WEBTEST)" DOCENT_ARTIFACTS="$(CURDIR)/artifacts" .ci/verdict $(GO) test -tags webtest -count=1 -v -parallel 3 -timeout 20m ./web/...
	DOCENT_WEBTEST="$(CURDIR)/$(WEBTEST)" DOCENT_ARTIFACTS="$(CURDIR)/artifacts" .ci/verdict $(GO) test -tags e2e,probe -count=1 -v -timeout 15m -run 'InAPage$$' ./e2e

include packaging/packages.mk

clean: ## remove what was built
	rm -rf docent artifacts
