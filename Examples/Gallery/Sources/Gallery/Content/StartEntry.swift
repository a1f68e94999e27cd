/// A card of the start screen, with its texts and its destination.
struct StartEntry: Codable, Hashable {
    var screen: Screen
    var title: String
    var summary: String
    var imageName: String
}
