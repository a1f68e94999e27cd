import Foundation

/// An audio player that doesn't play: `play()` fails, as on a device without audio.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var pan: Float = 0
    open var isMeteringEnabled = false
    open var numberOfChannels: Int { 0 }
    open var format: AVAudioFormat { AVAudioFormat() }
    open var settings: [String: Any] { [:] }
    open var data: Data? { nil }
    open var deviceCurrentTime: TimeInterval { 0 }
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

    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    @discardableResult
    open func prepareToPlay() -> Bool { false }
    @discardableResult
    open func play() -> Bool { false }
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An audio recorder without a microphone: `record()` fails.
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var format: AVAudioFormat { AVAudioFormat() }

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
        super.init()
    }

    public init(url: URL, format: AVAudioFormat) throws {
        self.url = url
        settings = format.settings
        super.init()
    }

    @discardableResult
    open func prepareToRecord() -> Bool { false }
    @discardableResult
    open func record() -> Bool { false }
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult
    open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Methods for responding to the end of a recording. All methods are optional.
public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
