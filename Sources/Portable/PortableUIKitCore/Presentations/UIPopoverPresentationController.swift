import Foundation

/// A presentation controller that shows a view controller in a bubble whose arrow points at its source. If the width is
/// compact, the presentation becomes a sheet, unless the delegate changes that.
///
/// In the design of iOS 26, the bubble is glass without an arrow, unless the presented view has a background color.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The delegate, which also responds to changes of the popover's position.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The permitted directions of the arrow. The default is `.any`.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The view that the arrow points at. The default is `nil`. It's required if there's no bar button item.
    open weak var sourceView: UIView?
    /// The part of the view that the arrow points at. The default is the null rectangle, which means the entire view.
    open var sourceRect: CGRect = .null
    /// The bar button item that the arrow points at. The default is `nil`.
    open weak var barButtonItem: UIBarButtonItem?
    /// The view or bar button item that the arrow points at: ``sourceView`` or ``barButtonItem``. The default is `nil`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// A Boolean value that indicates whether the popover can cover its source if there isn't enough space next to it. The
    /// default is `false`.
    open var canOverlapSourceViewRect = false
    /// The direction of the arrow. It's unknown before the popover is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The views behind the popover that receive touches while it's shown. The default is `nil`.
    open var passthroughViews: [UIView]?
    /// The color of the bubble and the arrow. The default is `nil`, which means the presented view's background color.
    open var backgroundColor: UIColor?
    /// The minimum distance between the popover and the edges of the screen, in points. The default is 10.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that replaces the popover if the width is compact.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private static let defaultSize = CGSize(width: 320, height: 480)
    private lazy var bubble = PopoverBubbleView(presentedViewController.view)
    private lazy var backdrop = SheetDimmingView { [weak self] in self?.dismissByUser() }

    /// The bubble with the presented view controller's view.
    open override var presentedView: UIView? { bubble }

    /// The frame of the bubble, including its arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    /// A Boolean value that indicates whether the presentation covers the entire screen. It's `false`, because the view
    /// behind remains visible.
    open override var shouldPresentInFullscreen: Bool { false }

    /// Calls the delegate, then raises an exception if the popover has no source.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
        guard hasSource else { raise(missingSourceMessage) }
        guard let container else { return }
        backdrop.backgroundColor = .clear
        backdrop.frame = container.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(backdrop, at: 0)
    }

    /// Lays out the bubble and its arrow.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let placement else { return }
        arrowDirection = placement.direction
        let color = backgroundColor ?? presentedViewController.view.backgroundColor
        bubble.show(PopoverMetrics.current.isGlass ? color : color ?? .systemBackground)
        bubble.point(placement.direction, at: placement.arrow)
    }

    override func dismissByUser() {
        guard delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
        super.dismissByUser()
    }

    override func didDismissByUser() {
        super.didDismissByUser()
        delegate?.popoverPresentationControllerDidDismissPopover(self)
    }

    /// A Boolean value that indicates whether the popover has a view or an item to point at.
    var hasSource: Bool { sourceView != nil || barButtonItem != nil }

    override var placesPresentedView: Bool { true }
    override var fades: Bool { true }
    override var dimsPresenter: Bool { true }

    private var missingSourceMessage: String {
        guard presentedViewController is any AlertPresenting else {
            return "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set "
                + "before the presentation occurs."
        }
        return "Your application has presented a UIAlertController (\(presentedViewController)) of style "
            + "UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of a "
            + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information for "
            + "this popover through the alert controller's popoverPresentationController. You must provide either a "
            + "sourceView and sourceRect or a barButtonItem. If this information is not known when you present the alert "
            + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
            + "-prepareForPopoverPresentation."
    }

    private var placement: PopoverPlacement? {
        guard let container, let anchor = anchor(in: container) else { return nil }
        let alert = presentedViewController as? any AlertPresenting
        let preferred = alert?.sizeInPopover ?? presentedViewController.preferredContentSize
        let size = preferred.width > 0 && preferred.height > 0 ? preferred : Self.defaultSize
        let safeArea = container.safeAreaInsets, margins = popoverLayoutMargins
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: max(safeArea.top, margins.top), left: max(safeArea.left, margins.left),
                bottom: max(safeArea.bottom, margins.bottom), right: max(safeArea.right, margins.right)))
        return PopoverPlacement(
            size, at: anchor, in: room, permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
    }

    private func anchor(in container: UIView) -> CGRect? {
        if let barButtonItem, let window = container.window, let button = window.barButton(of: barButtonItem) {
            return button.convert(button.bounds, to: container)
        }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }
}

/// A type that a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the item in the coordinate space of a view, or the null rectangle if the item isn't in the
    /// view's window.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view in the coordinate space of another view in the same window. Otherwise, returns
    /// the null rectangle.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, window === referenceView.window || window === referenceView else { return .null }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's button in the coordinate space of a view, or the null rectangle if no bar of the
    /// view's window shows the item.
    public func frame(in referenceView: UIView) -> CGRect {
        let window = referenceView.window ?? referenceView as? UIWindow
        return window?.barButton(of: self)?.frame(in: referenceView) ?? .null
    }
}

/// Methods for responding to events of a popover. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the popover is about to be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Asks the delegate whether the user can dismiss the popover with a touch outside it. The default is `true`. It's asked
    /// before ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)``.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Tells the delegate that the user has dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// Returns `true`.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow is at the top and points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow is at the bottom and points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow is on the left and points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow is on the right and points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction isn't known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIView {
    /// Returns the button of a bar button item in this view.
    fileprivate func barButton(of item: UIBarButtonItem) -> UIView? {
        if let button = self as? BarButton, button.item === item { return button }
        if item.customView === self { return self }
        for subview in subviews {
            if let found = subview.barButton(of: item) { return found }
        }
        return nil
    }
}
