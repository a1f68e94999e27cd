/// A rectangle of a selection, which covers at most one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an empty selection rectangle.
    public override init() {
        super.init()
    }

    /// The rectangle in the coordinate space of the text view, in points. The default is zero.
    ///
    /// Differs from UIKit: selections of other text inputs aren't shown.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle. The default is `natural`.
    ///
    /// Differs from UIKit: selections of other text inputs aren't shown.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that indicates whether the rectangle contains the start of the selection. The default is
    /// `false`.
    ///
    /// Differs from UIKit: selections of other text inputs aren't shown.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the rectangle contains the end of the selection. The default is `false`.
    ///
    /// Differs from UIKit: selections of other text inputs aren't shown.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is vertical. The default is `false`.
    ///
    /// Differs from UIKit: selections of other text inputs aren't shown.
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
