/// The area that the lines of a text view are laid out in.
///
/// Differs from UIKit: it is as wide as the view leaves it, and never ends; shapes to flow around are missing.
open class NSTextContainer: NSObject {
    /// A container without a view.
    public override init() {
        super.init()
    }

    /// How far lines stay away from the sides, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changeHandler?() } }
    }

    /// Told when lines have to be laid out again. It must not keep the view alive.
    var changeHandler: (() -> Void)?
}
