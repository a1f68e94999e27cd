/// A request for items of the library, which fails.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false

    public init() {}

    public mutating func filter<Value: Equatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value
    ) {}

    public mutating func filter<Value>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]
    ) {}

    public mutating func filter(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains value: String
    ) {}

    public mutating func filter(text: String) {}

    public mutating func sort<Value>(
        by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool
    ) {}

    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// A search in the library, which fails.
public struct MusicLibrarySearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var includeTopResults = false

    public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }

    public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.permissionDenied }
}

public struct MusicLibrarySearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
}

/// The library of the user. Changes fail.
public final class MusicLibrary: Sendable {
    public enum Error: String, Swift.Error, Sendable { case unknown, permissionDenied, unableToAddItem, itemNotFound }

    public static let shared = MusicLibrary()

    public func add<Item: MusicLibraryAddable>(_ item: Item) async throws { throw Error.permissionDenied }

    @discardableResult
    public func add<Item: MusicPlaylistAddable>(_ item: Item, to playlist: Playlist) async throws -> Playlist {
        throw Error.permissionDenied
    }

    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }

    public func createPlaylist<S: Sequence>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element: MusicPlaylistAddable { throw Error.permissionDenied }

    @discardableResult
    public func edit(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }
}
