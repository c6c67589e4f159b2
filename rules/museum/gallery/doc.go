// Package gallery counts the collections of a museum and looks for the
// arrangement of its cards that counts most.
//
//   - card.go has the cards: a civilisation and a domain; board.go the grids,
//     their red cells and symmetries, layouts and sets of cells; rules.go what a
//     table agreed on, with its patrons.
//   - count.go has [Count] with the patron, and domain.go the largest collection
//     of a domain.
//   - arrange.go has [Arrange], the solver, work.go how its workers share the
//     work and moves.go the way to an arrangement.
//   - pieces.go reduces cards to what can still count, one puzzle for each group
//     that could claim the Grand Gallery; scorer.go counts such a puzzle,
//     anneal.go finds good arrangements of it, and mend.go better ones near them.
//   - prove.go tries all arrangements that could be better, cell by cell in the
//     order of walk.go, one of those of orders.go that race.go chooses, with the
//     classes of pieces of classes.go. frontier.go has what later cells depend
//     on. What can still become of it is in bound.go: zones.go has the room
//     there is and berths.go what it costs to share it, exits.go the ways on,
//     corners.go those into one cell, seams.go and lattice.go the pairs of
//     neighbours that are no use, sacrifice.go what it costs that there are too
//     few. twins.go has what need not be tried twice and memory.go what was tried
//     before.
//   - mosaic.go tries the same another way, domains first: forms.go has the sets of
//     cells that hang together, demand.go what domains and civilisations have to have,
//     threads.go the civilisations across the domains and deal.go the pieces for them.
//   - loom.go tries it civilisations first where one of them claims the gallery or domains are
//     bridged, and weft.go has the domains across them; braid.go tries both at once, strip by
//     strip of strip.go, where a board has two rows. turns.go has when which of all these
//     goes on.
//
// Rule numbers in comments are those of the specification, as MU-COL-2.
package gallery
