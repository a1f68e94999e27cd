/// An array of descriptors, which grows as needed.
open class MTLDescriptorArray<Element: NSObject>: NSObject, @unchecked Sendable {
    private var elements: [Int: Element] = [:]
    private let make: () -> Element

    init(_ make: @escaping () -> Element) {
        self.make = make
        super.init()
    }

    open subscript(index: Int) -> Element! {
        get {
            let element = elements[index] ?? make()
            elements[index] = element
            return element
        }
        set { elements[index] = newValue }
    }
}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var rgbBlendOperation = MTLBlendOperation.add
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
    open var alphaBlendOperation = MTLBlendOperation.add
}

open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    public let colorAttachments = MTLDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    open var rasterSampleCount = 1
    open var sampleCount = 1
}

open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
}

open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
    open var stride = 0
    open var stepRate = 1
    open var stepFunction = MTLVertexStepFunction.perVertex
}

open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
    public let attributes = MTLDescriptorArray { MTLVertexAttributeDescriptor() }
    public let layouts = MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }
}

open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    open var texture: (any MTLTexture)?
    open var resolveTexture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
}

open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearDepth = 1.0
}

open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    public let colorAttachments = MTLDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
}

open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var usage = MTLTextureUsage.shaderRead
    open var storageMode = MTLStorageMode.shared

    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}

open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    open var normalizedCoordinates = true
}

open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    open var label: String?
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
}
