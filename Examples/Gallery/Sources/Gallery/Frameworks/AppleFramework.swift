/// One framework of the grid.
struct AppleFramework: Codable, Hashable, Sendable {
    var name: String
    var imageName: String
    var urlString: String
    var description: String
}
