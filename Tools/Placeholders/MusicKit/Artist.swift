/// An artist. The catalog and the library contain none.
public struct Artist: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem
{
    public typealias FilterType = Artist
    public typealias LibraryFilter = Artist
    public typealias LibrarySortProperties = Artist

    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let editorialNotes: EditorialNotes?
    public let genreNames: [String]?
    public let libraryAddedDate: Date?
    public let url: URL?

    public var albums: MusicItemCollection<Album>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var playlists: MusicItemCollection<Playlist>? { nil }
    public var topSongs: MusicItemCollection<Song>? { nil }
    public var similarArtists: MusicItemCollection<Artist>? { nil }
    public var latestRelease: Album? { nil }
    public var fullAlbums: MusicItemCollection<Album>? { nil }
    public var singles: MusicItemCollection<Album>? { nil }
    public var station: Station? { nil }
}

extension PartialMusicAsyncProperty where Root == Artist {
    public static var albums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var genres: MusicRelationshipProperty<Artist, Genre> { MusicRelationshipProperty() }
    public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> { MusicRelationshipProperty() }
    public static var playlists: MusicRelationshipProperty<Artist, Playlist> { MusicRelationshipProperty() }
    public static var topSongs: MusicRelationshipProperty<Artist, Song> { MusicRelationshipProperty() }
    public static var similarArtists: MusicRelationshipProperty<Artist, Artist> { MusicRelationshipProperty() }
    public static var latestRelease: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var singles: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var station: MusicRelationshipProperty<Artist, Station> { MusicRelationshipProperty() }
}
