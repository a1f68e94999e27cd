import Foundation

/// Presents a controller in a bubble whose arrow points at what it is about. Where the width is compact the
/// presentation becomes a sheet, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Learns of the popover's place besides what every presentation's delegate does.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The sides on which the arrow may be; all by default.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The view that the arrow points at; nil by default, and needed unless there is a bar button item.
    open weak var sourceView: UIView?
    /// The part of the view that the arrow points at; all of it if null, the default.
    open var sourceRect: CGRect = .null
    /// The item of a bar that the arrow points at; nil by default.
    open weak var barButtonItem: UIBarButtonItem?
    /// The view or bar button item that the arrow points at: ``sourceView`` or ``barButtonItem``. The default is `nil`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// Whether the popover may lie over what the arrow points at; false by default. Kept, without effect here.
    open var canOverlapSourceViewRect = false
    /// The side on which the arrow is; unknown before the popover is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Views behind the popover that get touches while it is shown; nil by default.
    open var passthroughViews: [UIView]?
    /// The color of bubble and arrow; nil, the default, is that of the presented view.
    open var backgroundColor: UIColor?
    /// The room between the popover and the edges of the screen, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that the popover becomes where the width is compact.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private static let defaultSize = CGSize(width: 320, height: 480)
    private lazy var bubble = PopoverBubbleView(presentedViewController.view)
    private lazy var backdrop = SheetDimmingView { [weak self] in self?.dismissByPerson() }

    /// The bubble that holds the presented controller's view.
    open override var presentedView: UIView? { bubble }

    /// Where the bubble stands, its arrow included.
    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    /// False: what is behind stays to be seen.
    open override var shouldPresentInFullscreen: Bool { false }

    /// Calls the delegate, then raises an exception if the popover has no source.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
        guard sourceView != nil || barButtonItem != nil else { raise(missingSourceMessage) }
        guard let container else { return }
        backdrop.backgroundColor = .clear
        backdrop.frame = container.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(backdrop, at: 0)
    }

    /// Draws the bubble with its arrow at what it is about.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let placement else { return }
        arrowDirection = placement.direction
        bubble.color = backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
        bubble.point(placement.direction, at: placement.arrow)
    }

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
        return PopoverPlacement(size, at: anchor, in: room, permitted: permittedArrowDirections)
    }

    private func anchor(in container: UIView) -> CGRect? {
        if let barButtonItem, let window = container.window, let button = window.barButton(of: barButtonItem) {
            return button.convert(button.bounds, to: container)
        }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }
}

/// A type that a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the item in the coordinate space of a view, or the null rectangle if the item isn't in the
    /// view's window.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view in the coordinate space of another view of its window; otherwise the null rectangle.
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

/// Learns of popovers. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// The sides of a popover on which its arrow is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Directions by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow is at the top and points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow is at the bottom and points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow is on the left and points there.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow is on the right and points there.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIView {
    /// The button that stands for an item of a bar in this view.
    fileprivate func barButton(of item: UIBarButtonItem) -> UIView? {
        if let button = self as? BarButton, button.item === item { return button }
        if item.customView === self { return self }
        for subview in subviews {
            if let found = subview.barButton(of: item) { return found }
        }
        return nil
    }
}
