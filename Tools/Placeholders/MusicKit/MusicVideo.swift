/// A music video. The catalog and the library contain none.
public struct MusicVideo: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem,
    PlayableMusicItem
{
    public typealias FilterType = MusicVideo
    public typealias LibraryFilter = MusicVideo
    public typealias LibrarySortProperties = MusicVideo

    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let isrc: String?
    public let playParameters: PlayParameters?
    public let previewAssets: [PreviewAsset]?
    public let releaseDate: Date?
    public let trackNumber: Int?
    public let url: URL?
    public let libraryAddedDate: Date?

    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var songs: MusicItemCollection<Song>? { nil }
}

extension PartialMusicAsyncProperty where Root == MusicVideo {
    public static var albums: MusicRelationshipProperty<MusicVideo, Album> { MusicRelationshipProperty() }
    public static var artists: MusicRelationshipProperty<MusicVideo, Artist> { MusicRelationshipProperty() }
    public static var songs: MusicRelationshipProperty<MusicVideo, Song> { MusicRelationshipProperty() }
}
