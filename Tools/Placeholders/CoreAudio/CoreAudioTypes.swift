@_exported import Foundation

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioChannelLayoutTag = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2

/// The format of a stream of samples.
public struct AudioStreamBasicDescription: Equatable, Sendable {
    public var mSampleRate: Float64
    public var mFormatID: AudioFormatID
    public var mFormatFlags: AudioFormatFlags
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32

    public init(
        mSampleRate: Float64 = 0, mFormatID: AudioFormatID = 0, mFormatFlags: AudioFormatFlags = 0,
        mBytesPerPacket: UInt32 = 0, mFramesPerPacket: UInt32 = 0, mBytesPerFrame: UInt32 = 0,
        mChannelsPerFrame: UInt32 = 0, mBitsPerChannel: UInt32 = 0, mReserved: UInt32 = 0
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// The samples of a channel, or of interleaved channels.
public struct AudioBuffer {
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    public init(mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
}

public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }
}

/// A collection of the buffers in a list.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }

    public var count: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    private var buffers: UnsafeMutablePointer<AudioBuffer> {
        (UnsafeMutableRawPointer(unsafeMutablePointer) + MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!)
            .assumingMemoryBound(to: AudioBuffer.self)
    }

    public subscript(index: Int) -> AudioBuffer {
        get { buffers[index] }
        nonmutating set { buffers[index] = newValue }
    }
}
