// Swift Testing declares an overlay for files that import both it and UIKit. On Apple's systems, the overlay attaches
// images to tests. Here, the module only needs to exist.
