import CoreMedia
import UIKit

/// A video or a sound that isn't loaded: it has no duration and no tracks.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }

    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var preferredTransform: CGAffineTransform { .identity }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    { handler?() }
    open func cancelLoading() {}

    /// - Throws: An error, because no property can be loaded.
    open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { throw AVError(.unknown) }

    /// - Throws: An error, because no property can be loaded.
    open func load<A, B>(
        _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
    ) async throws -> (A, B) { throw AVError(.unknown) }

    /// - Throws: An error, because no property can be loaded.
    open func load<A, B, C>(
        _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
        _ propertyC: AVAsyncProperty<AVAsset, C>
    ) async throws -> (A, B, C) { throw AVError(.unknown) }
}

/// A property that can be loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
    init() {}
}

extension AVAsyncProperty where Root == AVAsset {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init() }
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init() }
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init() }
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init() }
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
    public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init() }
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { .init() }
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
    public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init() }
}

extension AVAsyncProperty where Root == AVMetadataItem {
    public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init() }
    public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init() }
    public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init() }
    public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init() }
    public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init() }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType("vide")
    public static let audio = AVMediaType("soun")
    public static let text = AVMediaType("text")
    public static let subtitle = AVMediaType("sbtl")
    public static let metadata = AVMediaType("meta")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mov = AVFileType("com.apple.quicktime-movie")
    public static let mp4 = AVFileType("public.mpeg-4")
    public static let m4v = AVFileType("com.apple.m4v-video")
    public static let m4a = AVFileType("com.apple.m4a-audio")
    public static let mp3 = AVFileType("public.mp3")
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    public static let jpg = AVFileType("public.jpeg")
}

/// A track of a video. No track is ever found.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }

    override init() { super.init() }

    /// - Throws: An error, because no property can be loaded.
    open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { throw AVError(.unknown) }

    /// - Throws: An error, because no property can be loaded.
    open func load<A, B>(
        _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>
    ) async throws -> (A, B) { throw AVError(.unknown) }
}

/// A metadata item of a video. No item is ever found.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var commonKey: AVMetadataKey? { nil }
    open var identifier: AVMetadataIdentifier? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }

    override init() { super.init() }

    /// - Throws: An error, because no property can be loaded.
    open func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T { throw AVError(.unknown) }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case mediaServicesWereReset = -11819
        case deviceNotConnected = -11814
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// An object that creates images from a video. It always fails.
open class AVAssetImageGenerator: NSObject {
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed = 1
        case cancelled = 2
    }

    public typealias AVAssetImageGeneratorCompletionHandler =
        @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.zero
    open var requestedTimeToleranceAfter = CMTime.zero

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.fileReadUnknown)
    }

    /// - Throws: An error, because no image can be generated.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw CocoaError(.fileReadUnknown)
    }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .zero, CocoaError(.fileReadUnknown)) }

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, CocoaError(.fileReadUnknown)) }
    }

    open func cancelAllCGImageGeneration() {}
}
