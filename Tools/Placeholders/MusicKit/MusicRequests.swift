/// A search in the catalog, which fails.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }

    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}

public struct MusicCatalogSearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
    public let musicVideos: MusicItemCollection<MusicVideo>
}

public struct MusicCatalogSearchSuggestionsRequest: Sendable {
    public let term: String
    public var limit: Int?

    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
        self.term = term
    }

    public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicCatalogSearchSuggestionsResponse: Sendable {
    public struct Suggestion: Hashable, Identifiable, Sendable {
        public let id: String
        public let displayTerm: String
        public let searchTerm: String
    }

    public let suggestions: [Suggestion]
}

/// A request for items of the catalog, which fails.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem & FilterableMusicItem>: @unchecked Sendable {
    public var limit: Int?
    public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []

    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value) {}

    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value?>, equalTo value: Value) {}

    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]) {}

    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value?>, memberOf values: [Value]) {}

    public init() {}

    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// A request for charts, which fails.
public struct MusicCatalogChartsRequest: Sendable {
    public var limit: Int?

    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) {}

    public func response() async throws -> MusicCatalogChartsResponse { throw MusicTokenRequestError.permissionDenied }
}

public enum MusicCatalogChartKind: Hashable, Sendable { case mostPlayed, cityTop, dailyGlobalTop }

public struct MusicCatalogChart<MusicItemType: MusicItem>: Sendable {
    public let id: String
    public let title: String
    public let kind: MusicCatalogChartKind
    public let items: MusicItemCollection<MusicItemType>
}

public struct MusicCatalogChartsResponse: Sendable {
    public let songCharts: [MusicCatalogChart<Song>]
    public let albumCharts: [MusicCatalogChart<Album>]
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
}

/// A request for recommendations, which fails.
public struct MusicPersonalRecommendationsRequest: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicPersonalRecommendationsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicPersonalRecommendation: MusicItem, Identifiable {
    public let id: MusicItemID
    public let title: String?
    public let reason: String?
    public let albums: MusicItemCollection<Album>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
}

public struct MusicPersonalRecommendationsResponse: Sendable {
    public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}

/// A request for recently played items, which fails.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}
