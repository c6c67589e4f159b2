// Package gallery counts the collections of a museum and looks for the
// arrangement of its cards that counts most.
//
//   - card.go has the cards: a civilisation and a domain; board.go the grids,
//     their red cells and symmetries; cells.go sets of cells; rules.go what a
//     table agreed on, with its patrons.
//   - count.go has [Count], with the largest collection of a domain in
//     domain.go and the patron in patron.go.
//   - arrange.go has [Arrange], the solver. It works on pieces.go (cards
//     reduced to what can still count, one puzzle for each group that could
//     claim the Grand Gallery), finds good layouts in anneal.go, proves that
//     there is none better in prove.go, frontier.go, bound.go and memory.go,
//     and tells the way there in moves.go.
//
// Rule numbers in comments are those of the specification, as MU-COL-2.
package gallery
