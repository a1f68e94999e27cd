/// An album. The catalog and the library contain none.
public struct Album: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem,
    PlayableMusicItem
{
    public typealias FilterType = Album
    public typealias LibraryFilter = Album
    public typealias LibrarySortProperties = Album

    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artistURL: URL?
    public let artwork: Artwork?
    public let audioVariants: [AudioVariant]?
    public let contentRating: ContentRating?
    public let copyright: String?
    public let editorialNotes: EditorialNotes?
    public let genreNames: [String]
    public let isAppleDigitalMaster: Bool?
    public let isCompilation: Bool?
    public let isComplete: Bool?
    public let isSingle: Bool?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let playParameters: PlayParameters?
    public let recordLabelName: String?
    public let releaseDate: Date?
    public let trackCount: Int
    public let upc: String?
    public let url: URL?

    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var relatedAlbums: MusicItemCollection<Album>? { nil }
    public var appearsOn: MusicItemCollection<Playlist>? { nil }
}

extension PartialMusicAsyncProperty where Root == Album {
    public static var artists: MusicRelationshipProperty<Album, Artist> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<Album, Genre> { MusicRelationshipProperty() }
    public static var tracks: MusicRelationshipProperty<Album, Track> { MusicRelationshipProperty() }
    public static var relatedAlbums: MusicRelationshipProperty<Album, Album> { MusicRelationshipProperty() }
    public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { MusicRelationshipProperty() }
}
