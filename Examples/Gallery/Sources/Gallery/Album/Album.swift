/// An album of photos, and the user's favorites.
@MainActor
final class Album {
    let pictures: [Photo]

    private(set) var favorites: Set<Photo.ID> = [] {
        didSet { didChangeFavorites() }
    }

    /// A closure that is called after a photo has been added to the favorites or removed from them.
    var didChangeFavorites: () -> Void = {}

    init(pictures: [Photo]) {
        self.pictures = pictures
    }

    func isFavorite(_ picture: Photo) -> Bool { favorites.contains(picture.id) }

    func setFavorite(_ isFavorite: Bool, _ picture: Photo) {
        guard isFavorite != self.isFavorite(picture) else { return }
        if isFavorite { favorites.insert(picture.id) } else { favorites.remove(picture.id) }
    }
}

/// A landscape with its name.
struct Photo: Codable, Hashable, Identifiable {
    var title: String
    var place: String
    var imageName: String

    var id: String { title }
}
