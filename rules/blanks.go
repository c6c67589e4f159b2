package rules

// Blanks is memory for fields and their options. A Sim uses it again after every move; nil
// gives fresh memory.
type Blanks struct {
	fields  []Field
	options []Option
}

// Frugal is an Asker whose many options are written into memory that is lent to it.
type Frugal[S any] interface {
	FieldsIn(s *S, by Seat, memory *Blanks) []Field
}

// Fields returns an empty list with room for so many.
func (b *Blanks) Fields(n int) []Field {
	if b == nil {
		return make([]Field, 0, n)
	}
	return lend(&b.fields, n)
}

// Options returns an empty list with room for so many.
func (b *Blanks) Options(n int) []Option {
	if b == nil {
		return make([]Option, 0, n)
	}
	return lend(&b.options, n)
}

// lend takes the next n places of the memory. Where there are too few, who has borrowed
// some keeps the old memory.
func lend[T any](memory *[]T, n int) []T {
	used := len(*memory)
	if cap(*memory)-used < n {
		used, *memory = 0, make([]T, 0, max(2*cap(*memory), n))
	}
	*memory = (*memory)[:used+n]
	return (*memory)[used : used : used+n]
}

// takeBack takes back what was lent, when nobody needs it any more.
func (b *Blanks) takeBack() { b.fields, b.options = b.fields[:0], b.options[:0] }
