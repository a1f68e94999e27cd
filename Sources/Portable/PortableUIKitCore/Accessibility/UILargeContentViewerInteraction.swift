import Foundation
@_spi(Collage) import PortableQuartz

/// An interaction that enlarges the view under a long press, in the center of the window, if the text size is one of
/// the accessibility sizes.
///
/// It enlarges the view and its descendants whose ``UIView/showsLargeContentViewer`` is `true`. The finger can move
/// from one to the next.
@preconcurrency @MainActor
public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The object that provides the item at a point, and is notified when the finger leaves. The interaction doesn't
    /// retain it.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that has the interaction, or `nil`.
    public private(set) weak var view: UIView?

    /// The recognizer of the long press. It recognizes at the same time as other recognizers.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer
    private let longPressDelegate = LongPressDelegate()
    private var viewer: LargeContentView?
    private weak var item: (any UILargeContentViewerItem)?

    /// Creates an interaction with the given delegate.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer()
        super.init()
        gestureRecognizerForExclusionRelationship.cancelsTouchesInView = false
        gestureRecognizerForExclusionRelationship.delegate = longPressDelegate
        gestureRecognizerForExclusionRelationship.addTarget(
            self, action: Selector("fingerDidRest:", UILargeContentViewerInteraction.fingerDidRest))
    }

    /// Creates an interaction without a delegate.
    public override convenience init() {
        self.init(delegate: nil)
    }

    /// A Boolean value that indicates whether the large content viewer is available. It's `true` if the device uses an
    /// accessibility text size.
    public static var isEnabled: Bool {
        DeviceContext.current.screen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Posted when ``isEnabled`` has changed.
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
    public func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
        hide()
    }

    /// Called after the interaction is added to a view, or removed from one if `view` is `nil`.
    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
    }

    /// A delegate that enables the long press only while the viewer is available, and allows other recognizers to
    /// recognize simultaneously.
    private final class LongPressDelegate: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            UILargeContentViewerInteraction.isEnabled
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private func fingerDidRest(_ recognizer: UIGestureRecognizer) {
        guard let view, Self.isEnabled else { return hide() }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed:
            show(self.item(at: point))
        case .ended:
            let item = self.item(at: point)
            hide()
            delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
        default:
            hide()
        }
    }

    /// Returns the item to enlarge at a point of the view.
    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        return view.largeContentItem(at: point)
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== self.item || viewer == nil else { return }
        guard let item, let window = delegate?.viewController(for: self).viewIfLoaded?.window ?? view?.window else {
            return hide()
        }
        self.item = item
        let viewer = viewer ?? LargeContentView(frame: .zero)
        self.viewer = viewer
        viewer.show(item)
        window.addSubview(viewer)
        viewer.place(in: window)
    }

    private func hide() {
        viewer?.removeFromSuperview()
        viewer = nil
        item = nil
    }
}

/// Methods that provide the large content of an interaction and respond to the end of a touch.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the item at a point of the interaction's view. By default, it returns `nil`: the view at
    /// the point provides its own.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// Tells the delegate that the touch ended at a point of the interaction's view. The default does nothing.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// Asks the delegate for the view controller in whose window the content is shown. The default is the controller
    /// that contains the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Returns `nil`.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        nil
    }

    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    /// Returns the view controller that contains the interaction's view.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        let owners = sequence(first: interaction.view, next: { $0?.superview }).lazy.prefix { $0 != nil }
        return owners.compactMap { $0?.owner as? UIViewController }.first ?? UIViewController()
    }
}

extension UIView {
    /// Returns the frontmost view at a point that has large content: the view itself or a descendant.
    fileprivate func largeContentItem(at point: CGPoint) -> UIView? {
        guard !isHidden, alpha > 0, bounds.contains(point) else { return nil }
        for subview in subviews.reversed() {
            if let item = subview.largeContentItem(at: subview.convert(point, from: self)) { return item }
        }
        return showsLargeContentViewer ? self : nil
    }
}

/// The box in the center of a window with an image and a title.
@MainActor
private final class LargeContentView: UIVisualEffectView {
    private let image = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)

    /// Metrics in points. They aren't recorded on a device.
    private enum Metrics {
        static let side: CGFloat = 200
        static let imageSide: CGFloat = 100
        static let padding: CGFloat = 20
        static let radius: CGFloat = 16
        static let fontSize: CGFloat = 28
    }

    init(frame: CGRect) {
        super.init(effect: UIBlurEffect(style: .systemMaterial))
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.cornerRadius = Metrics.radius
        title.font = .systemFont(ofSize: Metrics.fontSize, weight: .semibold)
        title.textAlignment = .center
        title.textColor = .label
        title.numberOfLines = 0
        image.tintColor = .label
        contentView.addSubview(image)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: any UILargeContentViewerItem) {
        title.text = item.largeContentTitle
        let picture = item.largeContentImage
        image.isHidden = picture == nil
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Metrics.imageSide * 0.8)
        image.image = picture
        var size = picture?.size ?? .zero
        if let picture, item.scalesLargeContentImage || picture.isSymbolImage, size.width > 0, size.height > 0 {
            let scale = Metrics.imageSide / max(size.width, size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        let insets = item.largeContentImageInsets
        let room = CGRect(origin: .zero, size: size).inset(by: insets)
        image.frame = room.offsetBy(
            dx: (Metrics.side - size.width) / 2, dy: Metrics.padding + (Metrics.imageSide - size.height) / 2)
        let text = title.sizeThatFits(
            CGSize(width: Metrics.side - 2 * Metrics.padding, height: .greatestFiniteMagnitude))
        let hasTitle = !(item.largeContentTitle ?? "").isEmpty
        let top = picture == nil ? Metrics.padding : 2 * Metrics.padding + Metrics.imageSide
        title.isHidden = !hasTitle
        title.frame = CGRect(
            x: Metrics.padding, y: top, width: Metrics.side - 2 * Metrics.padding, height: text.height)
        let bottom = hasTitle ? title.frame.maxY : Metrics.padding + Metrics.imageSide
        bounds.size = CGSize(width: Metrics.side, height: bottom + Metrics.padding)
        if picture == nil { bounds.size.height = max(bounds.height, 2 * Metrics.padding + text.height) }
    }

    func place(in window: UIWindow) {
        center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    }
}
