/// A part of a selection on the screen: at most one line of it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// An empty rectangle.
    public override init() {
        super.init()
    }

    /// In the coordinates of the view that has the text, in points; zero by default.
    open var rect: CGRect { .zero }
    /// The direction in which the text in it is written; natural by default.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it; false by default.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it; false by default.
    open var containsEnd: Bool { false }
    /// Whether lines run from top to bottom; false by default.
    open var isVertical: Bool { false }
}

/// The selection rectangle of the system's text fields and text views.
final class TextSelectionRect: UITextSelectionRect {
    private let value: TextGeometry.SelectionRect

    init(_ value: TextGeometry.SelectionRect) {
        self.value = value
        super.init()
    }

    override var rect: CGRect { value.rect }
    override var writingDirection: NSWritingDirection { value.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { value.containsStart }
    override var containsEnd: Bool { value.containsEnd }
}
