/// A position between two characters of the text.
///
/// A text input creates its own positions. They aren't valid for other text inputs, or after the text has changed.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position. Subclasses add its location.
    public override init() {
        super.init()
    }
}
