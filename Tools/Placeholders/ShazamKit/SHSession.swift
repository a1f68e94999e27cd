@_exported import AVFoundation
@_exported import Foundation

public let SHErrorDomain = "com.apple.ShazamKit"

public struct SHError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100
        case audioDiscontinuity = 101
        case signatureInvalid = 200
        case signatureDurationInvalid = 201
        case matchAttemptFailed = 202
        case customCatalogInvalid = 300
        case customCatalogInvalidURL = 301
        case mediaLibrarySyncFailed = 400
        case internalError = 500
        case mediaItemFetchFailed = 600
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SHErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A property of an item.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let isrc = SHMediaItemProperty("sh_isrc")
}

/// A song with its properties.
open class SHMediaItem: NSObject, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]

    public init(properties: [SHMediaItemProperty: Any]) {
        self.properties = properties
        super.init()
    }

    open var shazamID: String? { properties[.shazamID] as? String }
    open var title: String? { properties[.title] as? String }
    open var subtitle: String? { properties[.subtitle] as? String }
    open var artist: String? { properties[.artist] as? String }
    open var genres: [String] { properties[.genres] as? [String] ?? [] }
    open var appleMusicID: String? { properties[.appleMusicID] as? String }
    open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
    open var webURL: URL? { properties[.webURL] as? URL }
    open var artworkURL: URL? { properties[.artworkURL] as? URL }
    open var videoURL: URL? { properties[.videoURL] as? URL }
    open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
    open var isrc: String? { properties[.isrc] as? String }
    open var id: UUID { UUID() }

    open subscript(property: SHMediaItemProperty) -> Any? { properties[property] }
}

open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var frequencySkew: Float { 0 }
    open var matchOffset: TimeInterval { 0 }
    open var predictedCurrentMatchOffset: TimeInterval { 0 }
}

open class SHMatch: NSObject, @unchecked Sendable {
    open var mediaItems: [SHMatchedMediaItem] { [] }
    open var querySignature: SHSignature { SHSignature() }

    override init() { super.init() }
}

open class SHSignature: NSObject, @unchecked Sendable {
    open var duration: TimeInterval { 0 }
    open var dataRepresentation: Data { Data() }

    override init() { super.init() }

    /// - Throws: An error, because signatures aren't decoded.
    public init(dataRepresentation: Data) throws { throw SHError(.signatureInvalid) }
}

/// A generator that creates no signature.
open class SHSignatureGenerator: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
    open func signature() -> SHSignature { SHSignature() }
}

open class SHCatalog: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    public override init() { super.init() }

    open func addReferenceSignature(
        _ signature: SHSignature, representing mediaItems: [SHMediaItem]
    ) throws {}
    open func add(from url: URL) throws { throw SHError(.customCatalogInvalidURL) }
}
