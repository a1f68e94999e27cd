import Foundation

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the drawing, in points.
    open internal(set) var bounds: CGRect = .zero

    /// Returns a format for the current device.
    open class func `default`() -> Self { self.init() }

    /// Returns the most suitable format for the current device.
    open class func preferred() -> Self { self.init() }

    /// Creates a format for the current device.
    public required override init() {}

    /// Returns a format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// The context for a drawing of a renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The context that records the drawing.
    public let cgContext: CGContext

    init(_ cgContext: CGContext) {
        self.cgContext = cgContext
    }

    /// The format of the drawing.
    open var format: UIGraphicsRendererFormat {
        let format = UIGraphicsRendererFormat()
        format.bounds = cgContext.bounds
        return format
    }

    /// Fills a rectangle with the current color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a one-point line just inside a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Strokes a one-point line just inside a rectangle with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    /// Clips subsequent drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer of drawings. Use ``UIGraphicsImageRenderer`` for images and ``UIGraphicsPDFRenderer`` for documents.
///
/// Differs from UIKit: apps can't add other outputs in subclasses.
open class UIGraphicsRenderer: NSObject {
    private let formatStorage: UIGraphicsRendererFormat

    /// Creates a renderer with the given bounds, in points.
    public init(bounds: CGRect) {
        formatStorage = UIGraphicsRendererFormat()
        formatStorage.bounds = bounds
    }

    /// Creates a renderer with empty bounds.
    public override convenience init() { self.init(bounds: .zero) }

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        formatStorage = format
        formatStorage.bounds = bounds
    }

    /// The format of the drawings.
    open var format: UIGraphicsRendererFormat { formatStorage }

    /// A Boolean value that indicates whether the renderer creates images. The default is `false`.
    open var allowsImageOutput: Bool { false }
}
