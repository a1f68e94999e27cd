import Foundation
@_spi(Collage) import PortableUIKitCore

/// The window of the keyboard and of what stands with it, in front of all others. Beside them it lets touches through.
final class KeyboardWindow: UIWindow {
    /// Where UIKit's keyboard stands: above alerts.
    private static let level = UIWindow.Level(10_000_000)

    let inputViews = InputViewsView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Self.level
        addSubview(inputViews)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// A field above the keyboard writes for the window that the keyboard came for.
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
    /// Who brought the accessory along.
    weak var provider: UIResponder?

    /// The responder chain of an accessory view continues with the responder that provided it.
    override var next: UIResponder? { provider ?? super.next }

    /// Shows other views in place of those it has.
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

    /// The height of an accessory, in points: what its constraints or its own size say, or else that of its frame.
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
