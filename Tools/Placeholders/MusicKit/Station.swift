/// A radio station. The catalog and the library contain none.
public struct Station: MusicItem, Identifiable, Codable, Hashable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicPersonalRecommendationItem, MusicRecentlyPlayedRequestable, FilterableMusicItem,
    PlayableMusicItem
{
    public typealias FilterType = Station
    public typealias LibraryFilter = Station
    public typealias LibrarySortProperties = Station

    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let duration: TimeInterval?
    public let editorialNotes: EditorialNotes?
    public let isLive: Bool
    public let playParameters: PlayParameters?
    public let stationProviderName: String?
    public let url: URL?
}
