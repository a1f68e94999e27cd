import Foundation
@_spi(Collage) import PortableUIKitCore

/// The window of the keyboard and its accessory view, in front of all other windows. It passes other touches through.
final class KeyboardWindow: UIWindow {
    /// The level of UIKit's keyboard window, above alerts.
    private static let level = UIWindow.Level(10_000_000)

    let inputViews = InputViewsView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Self.level
        addSubview(inputViews)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// The window for which the keyboard was shown, so that a field above the keyboard edits text on its behalf.
    override var responderWindow: UIWindow? { device?.visibleWindows.key }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

/// A view that contains an accessory view and, below it, the keyboard or an input view.
final class InputViewsView: UIView {
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    /// The responder that provided the accessory view.
    weak var provider: UIResponder?

    /// The next responder, so that the responder chain of an accessory view continues with its provider.
    override var next: UIResponder? { provider ?? super.next }

    /// Replaces the current views with the given ones.
    func show(accessory: UIView?, input: UIView?) {
        for old in [self.accessory, self.input] where old !== accessory && old !== input { old?.removeFromSuperview() }
        (self.accessory, self.input) = (accessory, input)
        for view in [accessory, input] {
            guard let view, view.superview !== self else { continue }
            view.autoresizingMask = []
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// Returns the height of an accessory view, in points. Its constraints or its intrinsic size determine it, or else
    /// its frame.
    static func height(of accessory: UIView, width: CGFloat) -> CGFloat {
        let fitting = accessory.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : accessory.frame.height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let accessory {
            top = input == nil ? bounds.height : Self.height(of: accessory, width: bounds.width)
            accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        }
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
}
