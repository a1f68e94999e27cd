/// A view that shows content in its safe area, and extends the content's edges under bars and sidebars.
///
/// Differs from UIKit: outside of the safe area the view's background color is shown in the place of a mirrored, blurred copy
/// of the content.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// The view whose content is extended; nil by default. Setting it replaces the earlier one among the subviews.
    open var contentView: UIView? {
        didSet {
            guard oldValue !== contentView else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether the content view fills the safe area; true by default. Without it, the app places the content view.
    open var automaticallyPlacesContentView = true {
        didSet { if oldValue != automaticallyPlacesContentView { setNeedsLayout() } }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard automaticallyPlacesContentView, let contentView, contentView.superview === self else { return }
        let frame = bounds.inset(by: safeAreaInsets)
        if contentView.frame != frame { contentView.frame = frame }
    }
}
