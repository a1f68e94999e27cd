import Foundation

public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }

/// A converter that always fails.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public typealias AVAudioConverterInputBlock =
        (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
        super.init()
    }

    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = NSError(domain: AVFoundationErrorDomain, code: AVError.Code.unknown.rawValue)
        return .error
    }

    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AVError(.unknown)
    }

    open func reset() {}
}

open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
    open var rate: Float = 1
}

open class AVAudioUnitDelay: AVAudioUnit, @unchecked Sendable {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15000
    open var wetDryMix: Float = 100
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnit, @unchecked Sendable {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50

    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// An instrument without sounds.
open class AVAudioUnitSampler: AVAudioUnit, @unchecked Sendable {
    open var overallGain: Float = 0
    open var stereoPan: Float = 0

    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}

    /// - Throws: An error, because instruments aren't loaded.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw AVError(.unknown)
    }

    /// - Throws: An error, because instruments aren't loaded.
    open func loadInstrument(at instrumentURL: URL) throws { throw AVError(.unknown) }
}

/// A player of MIDI files, which can't be created.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0

    /// - Throws: An error, because files aren't decoded.
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVError(.unknown) }

    open func prepareToPlay() {}
    open func play(_ completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func stop() {}
}

open class AVAudioSequencer: NSObject, @unchecked Sendable {
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPositionInSeconds: TimeInterval = 0

    public init(audioEngine engine: AVAudioEngine) { super.init() }

    /// - Throws: An error, because files aren't decoded.
    open func load(from fileURL: URL) throws { throw AVError(.unknown) }
    open func prepareToPlay() {}
    open func start() throws { throw AVError(.unknown) }
    open func stop() {}
}
