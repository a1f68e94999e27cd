import DisplayList
import PortableUIKit

extension GraphicsContext {
    /// Draws with a Core Graphics context.
    ///
    /// The context has the coordinate space of this one: its y-axis points down. The transform, the clips, the opacity, and
    /// the filters of this context apply to the drawing.
    ///
    /// - Parameter content: A closure that draws.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(bounds: clipBoundingRect)
        try content(context)
        record(context.recording)
    }
}
