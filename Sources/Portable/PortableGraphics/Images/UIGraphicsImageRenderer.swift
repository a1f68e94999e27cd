import DisplayList

/// The settings of an image renderer, including its scale and opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. The default is the scale of the display.
    open var scale: CGFloat = UITraitCollection.current.displayScale
    /// A Boolean value that indicates whether the image is opaque. An opaque image is initially black instead of clear.
    /// The default is `false`.
    open var opaque = false

    /// Creates a format for the current device.
    public required init() {}

    /// Creates a format for the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
        }
        return copy
    }
}

/// The context for drawing an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The format of the image.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    private let imageFormat: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(cgContext)
    }

    /// An image of the content drawn so far.
    open var currentImage: UIImage { UIImage(cgContext, format: format) }
}

/// A renderer that creates images from drawings. They are stored as commands, so they're sharp at any scale.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let avatar = renderer.image { context in
///     UIColor.systemIndigo.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     NSAttributedString(string: "S", attributes: [.foregroundColor: UIColor.white])
///         .draw(at: CGPoint(x: 15, y: 12))
/// }
/// imageView.image = avatar
/// try renderer.pngData { _ in avatar.draw(at: .zero) }.write(to: URL(filePath: "/tmp/avatar.png"))
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// The format of the images.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    private let imageFormat: UIGraphicsImageRendererFormat

    /// A closure that draws the content of an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer of images without pixels.
    public convenience init() { self.init(size: .zero) }

    /// Creates a renderer of images with a size, at the scale of the main screen.
    ///
    /// - Parameter size: The size of the images, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images with a size in points and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images with the given bounds.
    public convenience override init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images with the given bounds and format. If a side isn't a positive number, the images
    /// have no pixels.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = (format.copy() as? UIGraphicsImageRendererFormat) ?? format
        super.init(bounds: bounds, format: imageFormat)
        imageFormat.bounds = bounds
    }

    /// A Boolean value that indicates whether the renderer creates images. It's `true`.
    open override var allowsImageOutput: Bool { true }

    /// Returns the image that a closure draws.
    ///
    /// - Parameter actions: A closure that draws into the current context.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CurrentDrawing.record(in: format.bounds) { context in
            // The origin of the bounds is the image's top-left corner.
            if format.bounds.origin != .zero {
                context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
            }
            if format.opaque {
                context.append(.fill(Path(format.bounds.rect), .color(.black)))
            }
            actions(UIGraphicsImageRendererContext(context, format: format))
        }
        return UIImage(context, format: format)
    }

    /// Returns the PNG file of the image that a closure draws. It's empty if ``UIImage/pngData()`` returns `nil`.
    ///
    /// - Parameter actions: A closure that draws into the current context.
    /// - Complexity: O(*n*) in the number of pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the image that `actions` draws, as JPEG data. The data is empty if
    /// ``UIImage/jpegData(compressionQuality:)`` returns `nil`.
    ///
    /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
    /// - Complexity: O(*n*) in the number of pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIImage {
    /// Creates an image of a context's recorded drawing.
    fileprivate convenience init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        let scale = format.scale.isFinite && format.scale > 0 ? format.scale : 1
        let picture = DisplayImage(
            commands: context.recording, pixelWidth: format.bounds.size.width.pixels(scale: scale),
            pixelHeight: format.bounds.size.height.pixels(scale: scale), scale: Double(scale))
        self.init(Content(picture, scale: scale))
    }
}
