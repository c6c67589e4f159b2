package cue_test

import (
	"errors"
	"slices"
	"testing"
	"testing/synctest"

	"docent/app/cue"
)

// logged has the speaker tell a test what it would log.
func logged(s *cue.Speaker) *[]error {
	told := &[]error{}
	s.SetLog(func(_ string, err error) { *told = append(*told, err) })
	return told
}

func TestTheDeviceIsOpenedWithTheFirstSound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		opened := 0
		var heard [][]byte
		s := cue.NewSpeaker(func() (cue.Device, error) {
			opened++
			return func(samples []byte) error { heard = append(heard, samples); return nil }, nil
		})
		synctest.Wait()
		if opened != 0 {
			t.Error("a silent speaker opened its device")
		}
		for range 2 {
			s.Play(cue.Bell)
			synctest.Wait()
		}
		if opened != 1 || len(heard) != 2 || !slices.Equal(heard[0], cue.Bytes(cue.Samples(cue.Bell))) {
			t.Errorf("opened %d times, heard %d sounds", opened, len(heard))
		}
		s.Close()
	})
}

func TestASpeakerWithoutADeviceTellsItOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		opened, none := 0, errors.New("no device")
		s := cue.NewSpeaker(func() (cue.Device, error) { opened++; return nil, none })
		told := logged(s)
		for range 20 {
			s.Play(cue.Tick)
			synctest.Wait()
		}
		if opened != 1 || len(*told) != 1 || !errors.Is((*told)[0], none) {
			t.Errorf("tried %d times, told %v", opened, *told)
		}
		s.Close()
	})
}

func TestADeviceThatFailsLaterIsToldOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		played, gone := 0, errors.New("unplugged")
		s := cue.NewSpeaker(func() (cue.Device, error) {
			return func([]byte) error { played++; return gone }, nil
		})
		told := logged(s)
		for range 3 {
			s.Play(cue.Card)
			synctest.Wait()
		}
		if played != 1 || len(*told) != 1 {
			t.Errorf("played %d times, told %v", played, *told)
		}
		s.Close()
	})
}

// While a device opens the table goes on: what is too much is left out.
func TestPlayNeverWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ready, heard := make(chan bool), 0
		s := cue.NewSpeaker(func() (cue.Device, error) {
			<-ready
			return func([]byte) error { heard++; return nil }, nil
		})
		for range 100 {
			s.Play(cue.Steps)
		}
		close(ready)
		synctest.Wait()
		if heard == 0 || heard > 10 {
			t.Errorf("%d of 100 sounds were heard", heard)
		}
		s.Close()
	})
}
