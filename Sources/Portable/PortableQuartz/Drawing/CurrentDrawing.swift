/// The stack of drawing contexts of the current thread. The last one is the current context.
package enum CurrentDrawing {
    private static let key = "CollageDrawingContexts"

    private static var stack: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The current context, or `nil` outside of drawing.
    package static var context: CGContext? { stack.last }

    package static func push(_ context: CGContext) { stack.append(context) }

    package static func pop() { _ = stack.popLast() }

    /// Runs `body` with a new current context, and returns that context.
    package static func record(in bounds: CGRect, _ body: (CGContext) -> Void) -> CGContext {
        let context = CGContext(bounds: bounds)
        push(context)
        defer { pop() }
        body(context)
        return context
    }
}

/// Returns the current drawing context. It's available in a view's `draw(_:)` and in the closure of an image renderer;
/// otherwise, it's `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    CurrentDrawing.context
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    CurrentDrawing.push(context)
}

/// Restores the previous current context.
public func UIGraphicsPopContext() {
    CurrentDrawing.pop()
}

/// Fills `rect` in the current context with the current fill color.
public func UIRectFill(_ rect: CGRect) {
    CurrentDrawing.context?.fill(rect)
}

/// Fills `rect` in the current context with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = CurrentDrawing.context else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Restricts drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) {
    CurrentDrawing.context?.clip(to: rect)
}

/// Draws a line with a width of 1 point just inside `rect` in the current context.
public func UIRectFrame(_ rect: CGRect) {
    CurrentDrawing.context?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws a line with a width of 1 point just inside `rect` in the current context, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = CurrentDrawing.context else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}
