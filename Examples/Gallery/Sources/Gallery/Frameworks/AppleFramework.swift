/// One framework of the grid.
struct AppleFramework: Codable, Hashable, Sendable {
    var name: String
    var imageName: String
    var urlString: String
    var description: String
}

extension AppleFramework {
    /// The frameworks of the gallery's content.
    @MainActor static var list: [AppleFramework] { GalleryContent.current.frameworks }
}
