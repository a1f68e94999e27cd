import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let commonFormat: AVAudioCommonFormat
    public let isInterleaved: Bool
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount] }

    override init() {
        (sampleRate, channelCount, commonFormat, isInterleaved) = (44_100, 2, .pcmFormatFloat32, false)
        super.init()
    }

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        commonFormat = format
        self.sampleRate = sampleRate
        channelCount = channels
        isInterleaved = interleaved
        super.init()
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    public convenience init?(settings: [String: Any]) {
        self.init(
            commonFormat: .otherFormat, sampleRate: settings[AVSampleRateKey] as? Double ?? 44_100, channels: 2,
            interleaved: false)
    }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat

    init(format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// A buffer of samples in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    open var stride: Int { 1 }
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        channels = .allocate(capacity: Int(format.channelCount))
        for channel in 0..<Int(format.channelCount) {
            let samples = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
            samples.initialize(repeating: 0, count: Int(frameCapacity))
            channels.advanced(by: channel).initialize(to: samples)
        }
        super.init(format: format)
    }

    deinit {
        for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
        channels.deallocate()
    }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
    }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    open var hostTime: UInt64 { 0 }
    open var isSampleTimeValid: Bool { true }
    open var isHostTimeValid: Bool { false }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.sampleTime = sampleTime
        self.sampleRate = sampleRate
        super.init()
    }
}

/// An audio file, which can't be read or written.
open class AVAudioFile: NSObject {
    public let url: URL
    open var fileFormat: AVAudioFormat { AVAudioFormat() }
    open var processingFormat: AVAudioFormat { AVAudioFormat() }
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0

    /// - Throws: An error if the file doesn't exist.
    public init(forReading fileURL: URL) throws {
        guard try fileURL.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        url = fileURL
        super.init()
    }

    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
        super.init()
    }

    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AVError(.unknown)
    }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.unknown) }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A node of an audio engine. It processes nothing.
open class AVAudioNode: NSObject {
    open private(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }

    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func reset() {}

    /// Does nothing, because there are no samples.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}

    open func removeTap(onBus bus: AVAudioNodeBus) {}

    fileprivate func attach(to engine: AVAudioEngine?) { self.engine = engine }
}

open class AVAudioIONode: AVAudioNode {}
open class AVAudioInputNode: AVAudioIONode {
    open var isVoiceProcessingEnabled: Bool { false }
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw AVError(.unknown) }
}
open class AVAudioOutputNode: AVAudioIONode {}

open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0

    public override init() { super.init() }
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that plays buffers, without sound. Completion handlers are called immediately.
open class AVAudioPlayerNode: AVAudioNode {
    open var volume: Float = 1
    open var rate: Float = 1
    open var pan: Float = 0
    open var isPlaying: Bool { false }

    public override init() { super.init() }

    open func play() {}
    open func play(at when: AVAudioTime?) {}
    open func pause() {}
    open func stop() {}

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }

    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

open class AVAudioUnit: AVAudioNode {}

open class AVAudioUnitTimePitch: AVAudioUnit {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8

    public override init() { super.init() }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
}

open class AVAudioUnitReverb: AVAudioUnit {
    open var wetDryMix: Float = 100

    public override init() { super.init() }

    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitEQ: AVAudioUnit {
    open var globalGain: Float = 0

    public override init() { super.init() }
    public init(numberOfBands: Int) { super.init() }
}

/// An audio engine without a device. `start()` fails.
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open var attachedNodes: Set<AVAudioNode> { [inputNode, outputNode, mainMixerNode] }
    open var isAutoShutdownEnabled = false
    open var isRunning: Bool { false }

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { node.attach(to: self) }
    }

    open func attach(_ node: AVAudioNode) { node.attach(to: self) }
    open func detach(_ node: AVAudioNode) { node.attach(to: nil) }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}

    /// - Throws: An error, because there's no audio device.
    open func start() throws { throw AVError(.deviceNotConnected) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
