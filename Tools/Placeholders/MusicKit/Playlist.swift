/// A playlist. The catalog and the library contain none.
public struct Playlist: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem,
    PlayableMusicItem
{
    public enum Kind: String, Codable, Hashable, Sendable {
        case editorial, external, personalMix, replay, userShared
    }

    public struct Entry: MusicItem, Identifiable, Codable, Hashable {
        public let id: MusicItemID
        public let title: String
        public let artistName: String
        public let artwork: Artwork?
        public let duration: TimeInterval?
    }

    public typealias FilterType = Playlist
    public typealias LibraryFilter = Playlist
    public typealias LibrarySortProperties = Playlist

    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let curatorName: String?
    public let hasCollaboration: Bool?
    public let isChart: Bool?
    public let kind: Kind?
    public let lastModifiedDate: Date?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let playParameters: PlayParameters?
    public let shortDescription: String?
    public let standardDescription: String?
    public let url: URL?

    public var tracks: MusicItemCollection<Track>? { nil }
    public var entries: MusicItemCollection<Entry>? { nil }
    public var featuredArtists: MusicItemCollection<Artist>? { nil }
    public var moreByCurator: MusicItemCollection<Playlist>? { nil }
}

extension PartialMusicAsyncProperty where Root == Playlist {
    public static var tracks: MusicRelationshipProperty<Playlist, Track> { MusicRelationshipProperty() }
    public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> { MusicRelationshipProperty() }
    public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> { MusicRelationshipProperty() }
    public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> { MusicRelationshipProperty() }
}
