/// A genre. The catalog and the library contain none.
public struct Genre: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem
{
    public typealias FilterType = Genre
    public typealias LibraryFilter = Genre
    public typealias LibrarySortProperties = Genre

    public let id: MusicItemID
    public let name: String
}
