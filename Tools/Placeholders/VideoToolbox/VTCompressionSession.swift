@_exported import CoreMedia
@_exported import CoreVideo
import UIKit

public typealias OSStatus = Int32

public let kVTParameterErr: OSStatus = -12902
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTInvalidSessionErr: OSStatus = -12903

public typealias VTSession = AnyObject

/// A session that compresses frames. It can't be created, because encoders aren't available.
public final class VTCompressionSession: Sendable {
    private init() {}
}

/// A session that decompresses frames. It can't be created, because decoders aren't available.
public final class VTDecompressionSession: Sendable {
    private init() {}
}

public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}

public typealias VTCompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void

public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
    encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?, compressedDataAllocator: CFAllocator?,
    outputCallback: VTCompressionOutputCallback?, refcon: UnsafeMutableRawPointer?,
    compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoEncoderErr }

@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }

@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}

@discardableResult
public func VTCompressionSessionCompleteFrames(
    _ session: VTCompressionSession, untilPresentationTimeStamp: CMTime
) -> OSStatus { kVTInvalidSessionErr }

public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}

@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key: CFString, value: Any?) -> OSStatus {
    kVTInvalidSessionErr
}

public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime"
public let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel"
public let kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate"
public let kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate"
public let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval"
public let kVTCompressionPropertyKey_AllowFrameReordering: CFString = "AllowFrameReordering"
public let kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel"
public let kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel"
public let kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel"

/// Creates an image of a buffer with 32 bits per pixel in the order blue, green, red, alpha. Other buffers fail.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
    imageOut.pointee = nil
    guard CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_32BGRA,
        let address = CVPixelBufferGetBaseAddress(pixelBuffer),
        let provider = CGDataProvider(data: Data(bytes: address, count: CVPixelBufferGetDataSize(pixelBuffer)))
    else { return kVTParameterErr }
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    imageOut.pointee = CGImage(
        width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer), bitsPerComponent: 8,
        bitsPerPixel: 32, bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer), space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent)
    return imageOut.pointee == nil ? kVTParameterErr : 0
}

public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }
