/// The contexts that what runs now draws into; the last one is the current one.
package enum CurrentDrawing {
    private static let key = "CollageDrawingContexts"

    private static var stack: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The context to draw into; nil outside of drawing.
    package static var context: CGContext? { stack.last }

    package static func push(_ context: CGContext) { stack.append(context) }

    package static func pop() { _ = stack.popLast() }

    /// Runs `body` with a new current context, and returns what it drew.
    package static func record(in bounds: CGRect, _ body: (CGContext) -> Void) -> CGContext {
        let context = CGContext(bounds: bounds)
        push(context)
        defer { pop() }
        body(context)
        return context
    }
}

/// The context that is drawn into now: in `draw(_:)` of a view, in the closure of an image renderer; else nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    CurrentDrawing.context
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    CurrentDrawing.push(context)
}

/// Makes the former context the current one again.
public func UIGraphicsPopContext() {
    CurrentDrawing.pop()
}

/// Fills `rect` in the current context with the current color.
public func UIRectFill(_ rect: CGRect) {
    CurrentDrawing.context?.fill(rect)
}

/// Limits drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) {
    CurrentDrawing.context?.clip(to: rect)
}

/// Draws a line of one point's width just inside `rect` in the current context.
public func UIRectFrame(_ rect: CGRect) {
    CurrentDrawing.context?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
