@_exported import CoreMedia
import UIKit

/// A movie or a sound that isn't loaded: it has no duration and no tracks.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }

    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// A generator of the images of a movie. It always fails.
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

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, CocoaError(.fileReadUnknown)) }
    }

    open func cancelAllCGImageGeneration() {}
}
