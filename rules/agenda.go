package rules

import (
	"fmt"
	"slices"
)

// Agenda lists what is still to happen, first = next. Its tasks spell themselves for the
// correction sheet, mostly as "step.seat".
type Agenda[T fmt.Stringer] []T

// Next returns the first task, or none where there is none.
func (a Agenda[T]) Next(none T) T {
	if len(a) == 0 {
		return none
	}
	return a[0]
}

// Values spells the tasks.
func (a *Agenda[T]) Values() []string {
	list := make([]string, len(*a))
	for i, t := range *a {
		list[i] = t.String()
	}
	return list
}

// SetValues puts the tasks there are in another order, or drops some.
func (a *Agenda[T]) SetValues(list []string) error {
	rest := slices.Clone(*a)
	var fresh Agenda[T]
	for _, name := range list {
		at := slices.IndexFunc(rest, func(t T) bool { return t.String() == name })
		if at < 0 {
			return fmt.Errorf("rules: no task %.20q is waiting", name)
		}
		fresh = append(fresh, rest[at])
		rest = slices.Delete(rest, at, at+1)
	}
	*a = fresh
	return nil
}

// Field returns the blank of a correction sheet that lets what is still to happen be dropped or
// come in another order.
func (a *Agenda[T]) Field() Field {
	tasks := a.Values()
	f := Field{Name: "agenda", Of: "task", Max: len(tasks), Many: true}
	slices.Sort(tasks)
	for i, task := range tasks {
		if i > 0 && task == tasks[i-1] {
			f.Options[len(f.Options)-1].Copies++
			continue
		}
		f.Options = append(f.Options, Option{Value: task, Copies: 1})
	}
	return f
}
