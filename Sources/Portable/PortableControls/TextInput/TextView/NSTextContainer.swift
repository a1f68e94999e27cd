/// The area in which the lines of a text view are laid out.
///
/// Differs from UIKit: it's as wide as the view allows and has unlimited height. Exclusion paths aren't supported.
open class NSTextContainer: NSObject {
    /// Creates a container without a view.
    public override init() {
        super.init()
    }

    /// The padding at the ends of lines, in points. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changeHandler?() } }
    }

    /// A closure that is called when lines must be laid out again. It must not keep a strong reference to the view.
    var changeHandler: (() -> Void)?
}
