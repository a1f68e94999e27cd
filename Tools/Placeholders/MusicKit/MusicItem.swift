@_exported import Foundation

/// An identifier of a song, an album, or another item.
public struct MusicItemID: RawRepresentable, Codable, ExpressibleByStringLiteral, Hashable, Sendable,
    CustomStringConvertible
{
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
}

/// An item of the catalog or the library.
public protocol MusicItem: Sendable {
    var id: MusicItemID { get }
}

public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicCatalogChartRequestable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem, Identifiable {
    associatedtype LibraryFilter
    associatedtype LibrarySortProperties
}
public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
public protocol MusicPersonalRecommendationItem: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
public protocol MusicLibrarySectionRequestable: MusicItem {}

/// An item that can be requested from the catalog by its properties.
public protocol FilterableMusicItem: MusicItem {
    associatedtype FilterType
}

/// An item with properties that are requested separately.
public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
    /// - Throws: An error, because the catalog isn't available.
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
        throw MusicTokenRequestError.permissionDenied
    }

    /// - Throws: An error, because the catalog isn't available.
    public func with(
        _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
    ) async throws -> Self { throw MusicTokenRequestError.permissionDenied }
}

public enum MusicPropertySource: Hashable, Sendable { case catalog, library }

/// A property that's requested separately.
public class PartialMusicAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A property with the type of its value.
public class MusicAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>, @unchecked Sendable {}
public class MusicRelationshipProperty<Root, Related>: PartialMusicAsyncProperty<Root>, @unchecked Sendable {}
public class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>, @unchecked Sendable {}

/// A collection of items. The catalog and the library contain none.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral {
    private var items: [MusicItemType]
    public let title: String?

    public init<S: Sequence>(_ elements: S) where S.Element == MusicItemType {
        items = Array(elements)
        title = nil
    }

    public init() { self.init([]) }
    public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public var hasNextBatch: Bool { false }

    public subscript(position: Int) -> MusicItemType { items[position] }

    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }

    public static func + (left: Self, right: Self) -> Self { Self(left.items + right.items) }
    public static func += (left: inout Self, right: Self) { left.items += right.items }
}

extension MusicItemCollection: Sendable where MusicItemType: Sendable {}
extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
    public init(from decoder: any Decoder) throws { self.init(try [MusicItemType](from: decoder)) }
}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
