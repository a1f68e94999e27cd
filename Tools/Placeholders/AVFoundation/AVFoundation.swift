@_exported import Foundation
@_exported import UIKit

/// An audio player that doesn't play: `play()` fails, as on a device without audio.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }

    /// - Throws: A Foundation error if the file doesn't exist.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        self.url = url
        super.init()
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        url = nil
        super.init()
    }

    @discardableResult
    open func prepareToPlay() -> Bool { false }
    @discardableResult
    open func play() -> Bool { false }
    open func pause() {}
    open func stop() {}
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The audio settings of an app. They're stored and have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    private static let shared = AVAudioSession()

    open class func sharedInstance() -> AVAudioSession { shared }

    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setActive(_ active: Bool) throws {}

    /// Reports that the permission is denied.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

/// A movie or audio player that doesn't play.
@MainActor
open class AVPlayer: NSObject {
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false

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
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

@MainActor
open class AVPlayerItem: NSObject {
    /// The location of the asset.
    public let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that is black instead of showing a movie.
@MainActor
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        backgroundColor = UIColor.black.cgColor
    }
}

/// A speech synthesizer that doesn't speak.
open class AVSpeechSynthesizer: NSObject {
    open var isSpeaking: Bool { false }

    open func speak(_ utterance: AVSpeechUtterance) {}
}

open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var rate: Float = 0.5
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var voice: AVSpeechSynthesisVoice?

    public init(string: String) {
        speechString = string
        super.init()
    }
}

open class AVSpeechSynthesisVoice: NSObject {
    public let language: String

    public init?(language: String?) {
        self.language = language ?? "en-US"
        super.init()
    }
}
