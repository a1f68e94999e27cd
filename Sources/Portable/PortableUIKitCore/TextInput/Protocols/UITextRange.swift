/// A range of text between two positions.
///
/// A text input creates its own ranges, like its ``UITextPosition`` objects.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates an empty range. Subclasses add its positions.
    public override init() {
        super.init()
    }

    /// A Boolean value that indicates whether the range is empty. The default is `true`.
    open var isEmpty: Bool { true }
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
}
