/// A song. The catalog and the library contain none.
public struct Song: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem,
    PlayableMusicItem
{
    public typealias FilterType = Song
    public typealias LibraryFilter = Song
    public typealias LibrarySortProperties = Song

    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artistURL: URL?
    public let artwork: Artwork?
    public let attribution: String?
    public let audioVariants: [AudioVariant]?
    public let composerName: String?
    public let contentRating: ContentRating?
    public let discNumber: Int?
    public let duration: TimeInterval?
    public let editorialNotes: EditorialNotes?
    public let genreNames: [String]
    public let hasLyrics: Bool
    public let isAppleDigitalMaster: Bool?
    public let isrc: String?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let playCount: Int?
    public let playParameters: PlayParameters?
    public let previewAssets: [PreviewAsset]?
    public let releaseDate: Date?
    public let trackNumber: Int?
    public let url: URL?
    public let workName: String?
    public let movementName: String?

    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var station: Station? { nil }
}

extension PartialMusicAsyncProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { MusicRelationshipProperty() }
    public static var artists: MusicRelationshipProperty<Song, Artist> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<Song, Genre> { MusicRelationshipProperty() }
    public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> { MusicRelationshipProperty() }
    public static var station: MusicRelationshipProperty<Song, Station> { MusicRelationshipProperty() }
}
