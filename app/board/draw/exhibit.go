package draw

// Exhibits are icons of what stands in the rooms, seen faintly on the floor: they help to find a room again.
var Exhibits = [...]string{
	"bust", "amphora", "dino", "helmet", "ship", "frame", "telescope", "statue",
}
