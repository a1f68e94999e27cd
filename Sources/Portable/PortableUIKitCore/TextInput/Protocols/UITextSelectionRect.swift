/// A rectangle of a selection, which covers at most one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an empty selection rectangle.
    public override init() {
        super.init()
    }

    /// The rectangle in the coordinate space of the text view, in points. The default is zero.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle. The default is `natural`.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that indicates whether the rectangle contains the start of the selection. The default is
    /// `false`.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the rectangle contains the end of the selection. The default is `false`.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is vertical. The default is `false`.
    open var isVertical: Bool { false }
    /// The transform of the rectangle, for text that isn't horizontal. The default is the identity.
    open var transform: CGAffineTransform { .identity }
}
