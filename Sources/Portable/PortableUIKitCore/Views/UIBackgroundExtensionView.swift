/// A view that shows content in its safe area, and extends the content's edges under bars and sidebars.
///
/// Differs from UIKit: outside the safe area, the view's background color is shown instead of a mirrored, blurred copy
/// of the content.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// The view whose content is extended. The default is `nil`. Setting it replaces the previous subview.
    open var contentView: UIView? {
        didSet {
            guard oldValue !== contentView else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the content view fills the safe area. The default is `true`. If it's
    /// `false`, the app sets the content view's frame.
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
