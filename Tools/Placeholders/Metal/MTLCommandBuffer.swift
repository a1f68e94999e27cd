public protocol MTLCommandQueue: AnyObject {
    var label: String? { get set }
    var device: any MTLDevice { get }

    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}

public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void

/// Commands for a device. They're never created.
public protocol MTLCommandBuffer: AnyObject {
    var label: String? { get set }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }

    func makeRenderCommandEncoder(
        descriptor renderPassDescriptor: MTLRenderPassDescriptor
    ) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func enqueue()
    func commit()
    func waitUntilScheduled()
    func waitUntilCompleted()
}

public protocol MTLCommandEncoder: AnyObject {
    var label: String? { get set }

    func endEncoding()
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
    func insertDebugSignpost(_ string: String)
}

public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func setScissorRect(_ rect: MTLScissorRect)
    func setCullMode(_ cullMode: MTLCullMode)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(
        type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int)
}

public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func generateMipmaps(for texture: any MTLTexture)
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
        destinationOffset: Int, size: Int)
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
}
