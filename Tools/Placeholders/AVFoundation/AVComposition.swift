import CoreMedia
import UIKit

open class AVComposition: AVAsset, @unchecked Sendable {}

/// A composition whose tracks are empty, because assets have no tracks.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var compositionTracks: [AVMutableCompositionTrack] = []
    open var naturalSize = CGSize.zero

    public init() { super.init(url: URL(fileURLWithPath: "/")) }

    open override var tracks: [AVAssetTrack] { compositionTracks }

    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        compositionTracks.filter { $0.mediaType == mediaType }
    }

    @discardableResult
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let track = AVMutableCompositionTrack(mediaType)
        compositionTracks.append(track)
        return track
    }

    open func removeTrack(_ track: AVAssetTrack) { compositionTracks.removeAll { $0 === track } }

    /// - Throws: An error, because assets aren't loaded.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.unknown)
    }

    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
}

open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let type: AVMediaType
    private var transform = CGAffineTransform.identity

    init(_ type: AVMediaType) {
        self.type = type
        super.init()
    }

    open override var mediaType: AVMediaType { type }
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }

    /// - Throws: An error, because assets aren't loaded.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw AVError(.unknown)
    }

    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVVideoComposition: NSObject, @unchecked Sendable {
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var frameDuration = CMTime.zero
    open var instructions: [AVMutableVideoCompositionInstruction] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?

    public override init() { super.init() }
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

open class AVMutableVideoCompositionInstruction: NSObject, @unchecked Sendable {
    open var timeRange = CMTimeRange.zero
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var backgroundColor: CGColor?

    public override init() { super.init() }
}

open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public init(assetTrack track: AVAssetTrack) { super.init() }

    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { super.init() }
}

open class AVAudioMix: NSObject, @unchecked Sendable {
    open var inputParameters: [AVMutableAudioMixInputParameters] = []

    public override init() { super.init() }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}

open class AVMutableAudioMixInputParameters: NSObject, @unchecked Sendable {
    public init(track: AVAssetTrack?) { super.init() }

    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}

open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}

/// An output that has no frames.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }

    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
}

extension AVPlayerItem {
    public var outputs: [AVPlayerItemOutput] { [] }
    public func add(_ output: AVPlayerItemOutput) {}
    public func remove(_ output: AVPlayerItemOutput) {}
}
