package tracker

import (
	"slices"
	"strings"

	"github.com/google/uuid"
)

// Player is somebody who plays at this device's tables, remembered between plays.
type Player struct {
	ID     string `json:"id"` // a UUID that never changes
	Name   string `json:"name"`
	Symbol int    `json:"symbol"` // 0..5: the colour and symbol of the seat
}

// Players lists the remembered players, who played last first.
func (t *Tracker) Players() ([]Player, error) {
	players, err := t.store.Players()
	return plainPlayers(players), err
}

// plainPlayers returns players with names that can be shown.
func plainPlayers(players []Player) []Player {
	players = slices.Clone(players)
	for i := range players {
		players[i].Name = named(players[i].Name)
	}
	return players
}

// Remember keeps a player, new or changed, and returns it with its ID and with the name as
// Plain shows it.
func (t *Tracker) Remember(p Player) (Player, error) {
	p.Name = named(p.Name)
	if p.ID == "" {
		p.ID = uuid.NewString()
	}
	return p, t.store.SavePlayers([]Player{p})
}

// Forget drops a remembered player. The plays keep their names.
func (t *Tracker) Forget(id string) error { return t.store.RemovePlayer(id) }

// seat gives every player an ID and remembers them all.
func (t *Tracker) seat(players []Player) ([]Player, error) {
	known, err := t.Players()
	if err != nil {
		return nil, err
	}
	players = plainPlayers(players)
	taken := map[string]bool{}
	for _, p := range players {
		taken[p.ID] = true
	}
	seated := make([]Player, len(players))
	for i, p := range players {
		for _, k := range known {
			if p.ID == "" && !taken[k.ID] && strings.EqualFold(k.Name, p.Name) {
				p.ID = k.ID
			}
		}
		if p.ID == "" {
			p.ID = uuid.NewString()
		}
		taken[p.ID] = true
		seated[i] = p
	}
	return seated, t.store.SavePlayers(seated)
}
