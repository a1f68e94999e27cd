@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
@_exported import ImageIO
@_exported import UIKit

/// A video or audio player that doesn't play.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    open fileprivate(set) var currentItem: AVPlayerItem?
    /// The rate that was set. Time doesn't advance.
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isExternalPlaybackActive: Bool { false }
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var error: (any Error)? { nil }

    public init(url URL: URL) {
        currentItem = AVPlayerItem(url: URL)
        super.init()
    }

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    public override init() { super.init() }

    open func play() {}
    open func pause() {}
    open func playImmediately(atRate rate: Float) {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    // MARK: Time

    open func currentTime() -> CMTime { .zero }
    open func seek(to date: Date) {}
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }

    @discardableResult
    open func seek(to time: CMTime) async -> Bool { false }

    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }

    /// Returns a token. The block is never called, because time doesn't advance.
    open nonisolated func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }

    /// Returns a token. The block is never called, because time doesn't advance.
    open nonisolated func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }

    open nonisolated func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items that doesn't play.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem]

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    public override init(url URL: URL) {
        queue = []
        super.init(url: URL)
        queue = currentItem.map { [$0] } ?? []
    }

    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }

    public override init() {
        queue = []
        super.init()
    }

    open func items() -> [AVPlayerItem] { queue }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        currentItem = queue.first
    }

    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 == item }
        currentItem = queue.first
    }

    open func removeAllItems() {
        queue = []
        currentItem = nil
    }

    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        currentItem = queue.first
    }
}

/// An object that repeats an item. It has no effect.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var loopCount: Int { 0 }
    open var loopingPlayerItems: [AVPlayerItem] { [] }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        super.init()
    }

    open func disableLooping() {}
}

@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// The location of the asset.
    public let url: URL
    public let asset: AVAsset
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferFull: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var canPlayFastForward: Bool { false }
    open var canPlayReverse: Bool { false }

    public init(url URL: URL) {
        url = URL
        asset = AVURLAsset(url: URL)
        super.init()
    }

    public init(asset: AVAsset) {
        self.asset = asset
        url = asset.url
        super.init()
    }

    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
    open func cancelPendingSeeks() {}

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public nonisolated static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification")
    public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public nonisolated static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntry")
}

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that is black instead of showing a video.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        backgroundColor = UIColor.black.cgColor
    }
}
