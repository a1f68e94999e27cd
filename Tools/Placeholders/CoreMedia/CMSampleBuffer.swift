@_exported import CoreVideo

public typealias CMItemCount = Int
public typealias CMPersistentTrackID = Int32
public typealias CMVideoCodecType = UInt32
public typealias CMMediaType = UInt32

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

/// A buffer of media samples. No buffer is ever delivered.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open var imageBuffer: CVImageBuffer? { nil }
    open var dataBuffer: CMBlockBuffer? { nil }
    open var formatDescription: CMFormatDescription? { nil }
    open var presentationTimeStamp: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var numSamples: Int { 0 }
    open var isValid: Bool { false }
}

/// A buffer of bytes. No buffer is ever delivered.
public final class CMBlockBuffer: Sendable {
    private init() {}
}

/// The format of samples. No samples are ever delivered.
open class CMFormatDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// A description without dimensions.
    public static let none = CMFormatDescription()

    open var dimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

public struct CMVideoDimensions: Equatable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { (width, height) = (0, 0) }

    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
