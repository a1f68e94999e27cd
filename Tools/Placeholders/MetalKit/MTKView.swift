@_exported import Metal
@_exported import UIKit

/// A view that shows a label, because there's no device.
@preconcurrency @MainActor
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var sampleCount = 1
    open var preferredFramesPerSecond = 60
    open var isPaused = false
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    open var drawableSize = CGSize.zero
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    private let label = UILabel()

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        setUp()
    }

    private func setUp() {
        backgroundColor = .black
        label.text = "Metal Not Available"
        label.textColor = .lightGray
        label.textAlignment = .center
        addSubview(label)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let size = CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor)
        guard autoResizeDrawable, size != drawableSize else { return }
        drawableSize = size
        delegate?.mtkView(self, drawableSizeWillChange: size)
    }

    /// Does nothing, because there's no device.
    open func draw() {}
    open func releaseDrawables() {}
}

/// Methods for drawing. `draw(in:)` isn't called.
@preconcurrency @MainActor
public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// A loader of textures. It needs a device, and there's none.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let SRGB = Option(rawValue: "SRGB")
        public static let origin = Option(rawValue: "Origin")
        public static let generateMipmaps = Option(rawValue: "GenerateMipmaps")
        public static let textureUsage = Option(rawValue: "TextureUsage")
        public static let textureStorageMode = Option(rawValue: "TextureStorageMode")
    }

    public struct Error: Swift.Error, Sendable {}

    public init(device: any MTLDevice) { super.init() }

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw Error() }
}
