@_exported import Foundation
@_exported import UIKit

/// Returns `nil`, because there's no device.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Returns an empty array, because there's no device.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A graphics device, which is never available.
public protocol MTLDevice: AnyObject, Sendable {
    var name: String { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var hasUnifiedMemory: Bool { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var currentAllocatedSize: Int { get }

    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }

    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}

public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001
    case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
    case mac2 = 2002
    case common1 = 3001
    case common2, common3
    case metal3 = 5001
}

/// A library of functions. It's never created.
public protocol MTLLibrary: AnyObject {
    var functionNames: [String] { get }

    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}

public protocol MTLFunction: AnyObject {
    var name: String { get }
    var label: String? { get set }
}

public protocol MTLRenderPipelineState: AnyObject {
    var label: String? { get }
}

public protocol MTLComputePipelineState: AnyObject {
    var label: String? { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}

public protocol MTLSamplerState: AnyObject {}
public protocol MTLDepthStencilState: AnyObject {}
public protocol MTLFence: AnyObject {}
public protocol MTLEvent: AnyObject {}

public protocol MTLResource: AnyObject {
    var label: String? { get set }
}

public protocol MTLBuffer: MTLResource {
    var length: Int { get }

    func contents() -> UnsafeMutableRawPointer
    func didModifyRange(_ range: Range<Int>)
}

public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    var textureType: MTLTextureType { get }
    var usage: MTLTextureUsage { get }

    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes: UnsafeRawPointer, bytesPerRow: Int)
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel: Int)
}

public protocol MTLDrawable: AnyObject {
    func present()
}

public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
}

open class MTLCompileOptions: NSObject, @unchecked Sendable {
    open var fastMathEnabled = true
    open var preprocessorMacros: [String: NSObject]?
}

open class MTLFunctionConstantValues: NSObject, @unchecked Sendable {
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
}

public enum MTLDataType: UInt, Sendable { case none, `struct`, array, float, float2, float3, float4, int, uint, bool }
