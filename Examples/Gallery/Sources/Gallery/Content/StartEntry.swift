/// A card of the start screen: what it says and where it leads.
struct StartEntry: Codable, Hashable {
    var screen: Screen
    var title: String
    var summary: String
    var imageName: String
}
