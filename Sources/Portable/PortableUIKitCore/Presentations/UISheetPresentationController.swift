import Foundation

/// A presentation controller that shows a view controller as a sheet: a card at the bottom with one of several heights,
/// which the user changes by dragging, and dismisses by dragging or tapping outside.
///
/// ```swift
/// let details = RecipeViewController(recipe: recipe)
/// if let sheet = details.sheetPresentationController {
///     let peek = UISheetPresentationController.Detent.custom(identifier: .init("peek")) { context in
///         min(120, context.maximumDetentValue)
///     }
///     sheet.detents = [peek, .medium(), .large()]
///     sheet.selectedDetentIdentifier = .medium
///     sheet.largestUndimmedDetentIdentifier = peek.identifier
///     sheet.prefersGrabberVisible = true
/// }
/// present(details, animated: true)
/// ```
///
/// If both size classes are regular, the sheet is in the middle of the screen, and detents have no effect. Otherwise,
/// the window's screen becomes a smaller card behind a large sheet.
///
/// In the design of iOS 26, a sheet below the large height has a distance from the edges of the screen. Its background
/// is glass unless the presented view has an opaque background. The screen behind keeps its size. In the middle of a
/// large screen, only forms are shown, and they rest at their detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The delegate, which also responds to changes of the sheet's height.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The view over which the sheet is centered on a large screen, as far as there's enough space. The default is
    /// `nil`, which means the center of the screen.
    open weak var sourceView: UIView? {
        didSet { if sourceView !== oldValue { updateHeight() } }
    }

    // MARK: Heights

    /// The heights at which the sheet rests, from the smallest. The default is the large detent. Setting an empty array
    /// raises an exception.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty { raise("The detents of a sheet must not be empty: \(self)") }
            updateHeight()
        }
    }

    /// The identifier of the current or future detent. The default is `nil`, which means the smallest one. Setting it
    /// moves the sheet, animated within `animateChanges(_:)`.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if oldValue != selectedDetentIdentifier { updateHeight() } }
    }

    /// The largest detent at which the view behind isn't dimmed and can be touched. The default is `nil`, which means
    /// none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateHeight() }
    }

    /// Changes the sheet with an animation.
    open func animateChanges(_ changes: () -> Void) {
        container?.layoutIfNeeded()
        UIView.run(
            duration: TransitionCoordinator.spring.settlingDuration, delay: 0,
            curve: .spring(TransitionCoordinator.spring), options: [],
            animations: {
                changes()
                container?.layoutIfNeeded()
            }, completion: nil)
    }

    /// Recomputes the heights of custom detents.
    open func invalidateDetents() { updateHeight() }

    // MARK: Behavior and appearance

    /// A Boolean value that indicates whether scrolling up enlarges the sheet before it moves the content of a scroll
    /// view. The default is `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that indicates whether the sheet is attached to the lower edge if the height is compact. If it's
    /// `false`, the default, the sheet covers the screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { updateHeight() }
    }
    /// A Boolean value that indicates whether the width of a sheet at the lower edge is the presented view controller's
    /// preferred width. The default is `false`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { updateHeight() }
    }
    /// A Boolean value that indicates whether a centered sheet has the size of a page instead of a form, if the style
    /// doesn't determine it. The default is `true`.
    open var prefersPageSizing: Bool {
        get { arrangement.prefersPageSizing }
        set { arrangement.prefersPageSizing = newValue }
    }
    /// The preferred placement of the sheet on a large screen. The default is `.automatic`, which means the center.
    ///
    /// Differs from UIKit: sheets on small screens are always in the center.
    open var preferredPlacement: Placement {
        get { arrangement.placement }
        set { arrangement.placement = newValue }
    }
    private var arrangement = SheetArrangement() {
        didSet { updateHeight() }
    }
    /// A Boolean value that indicates whether a grabber at the upper edge is visible. The default is `false`.
    open var prefersGrabberVisible = false {
        didSet { if container != nil { card.showsGrabber = prefersGrabberVisible } }
    }
    /// The corner radius. The default is `nil`, which means the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { updateHeight() }
    }

    private(set) lazy var card = SheetCardView(presentedViewController.view, metrics)
    private var metrics: SheetMetrics { .metrics(for: traitCollection) }
    private lazy var dimmingView = SheetDimmingView { [weak self] in self?.dismissByUser() }
    private lazy var drag = SheetDrag(self)
    private var backdrop: SheetBackdrop?

    // MARK: Presentation

    /// The card with the presented view controller's view.
    open override var presentedView: UIView? { card }

    /// The frame of the sheet at its selected height.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        return geometry(in: container).frame(ofHeight: height(in: container))
    }

    /// A Boolean value that indicates whether the presentation covers the entire screen. It's `false`, because the view
    /// behind remains visible.
    open override var shouldPresentInFullscreen: Bool { false }

    /// Dims the view behind.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimmingView, at: 0)
        card.showsGrabber = prefersGrabberVisible
        card.addGestureRecognizer(drag.recognizer)
        if metrics.reducesScreenBehind { backdrop = makeBackdrop() }
        let target = dimming
        UIView.performWithoutAnimation { dimmingView.alpha = 0 }
        alongsideTransition {
            self.dimmingView.alpha = target
            self.showBackdrop(of: self.height(in: container))
        }
    }

    /// Restores the screen behind, if the presentation was canceled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { endBackdrop() }
    }

    /// Removes the dimming alongside the dismissal.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongsideTransition {
            self.dimmingView.alpha = 0
            self.showBackdrop(of: 0)
        }
    }

    /// Restores the dimming if the dismissal was canceled.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { return endBackdrop() }
        dimmingView.alpha = dimming
        if let container { showBackdrop(of: height(in: container)) }
    }

    /// Updates the card's appearance for its position.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container else { return }
        updateCard(in: container)
        if !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed {
            dimmingView.alpha = dimming * drag.shownPart
            presentingViewController.viewIfLoaded?.isTintDimmedByPresentation = dimsPresenter
            showBackdrop(of: drag.isDragging ? container.bounds.height - card.frame.minY : height(in: container))
            if !drag.isDragging { card.transform = restingTransform }
        }
    }

    /// Updates the appearance of the card. While it's dragged, it's attached to the sides and the bottom.
    private func updateCard(in container: PresentationContainerView) {
        let geometry = geometry(in: container)
        let height = drag.isDragging ? card.bounds.height : height(in: container)
        let isLarge = !geometry.floats(atHeight: height)
        let scale = drag.isDragging ? 1 : geometry.scale(ofHeight: height)
        let top = (preferredCornerRadius ?? metrics.cornerRadius) / scale
        let bottom = scale < 1 ? (preferredCornerRadius ?? metrics.floatingBottomRadius) / scale : 0
        card.setCorners(top: top, bottom: geometry.isCentered ? top : bottom)
        card.showsShadow = dimming == 0
        if metrics.hasBackground { card.show(isLarge || geometry.isCentered ? .opaque : .glass) }
        dimmingView.backgroundColor = metrics.dimmingColor(isFloating: !isLarge)
    }

    /// Returns the backdrop of the sheet: the presenting controller's screen, or its sheet if that's large.
    private func makeBackdrop() -> SheetBackdrop? {
        guard presentingViewController.presentingViewController != nil else {
            return presentingViewController.viewIfLoaded.flatMap { SheetBackdrop(screen: $0) }
        }
        switch presentingViewController.presentationController {
        case let sheet as UISheetPresentationController:
            guard let container = sheet.container, sheet.geometry(in: container).followsDetents,
                sheet.card.bounds.height >= sheet.largestHeight(in: container) - 0.5
            else { return nil }
            return SheetBackdrop(card: sheet.card)
        case is CoveringPresentationController:
            return presentingViewController.viewIfLoaded.flatMap { SheetBackdrop(screen: $0) }
        default: return nil
        }
    }

    /// A Boolean value that indicates whether the area above the sheet, which covers most of the screen, is black.
    var hasBlackAbove: Bool { backdrop?.showsBlack ?? false }

    /// Moves the screen behind according to the height of the sheet.
    private func showBackdrop(of height: CGFloat) {
        guard let backdrop, let container else { return }
        let geometry = geometry(in: container)
        let large = geometry.largestHeight
        let lower = rests(in: container).last { $0.height < large }?.height ?? 0
        let part = geometry.followsDetents && large > lower ? min(max((height - lower) / (large - lower), 0), 1) : 0
        backdrop.show(part, top: container.safeAreaInsets.top, radius: preferredCornerRadius ?? metrics.cornerRadius)
    }

    private func endBackdrop() {
        backdrop?.end()
        backdrop = nil
    }

    override var placesPresentedView: Bool { !drag.isDragging }

    /// The transform of the card at its selected height, which moves a small sheet away from the sides and the bottom.
    private var restingTransform: CGAffineTransform {
        guard let container else { return .identity }
        return geometry(in: container).transform(ofHeight: height(in: container))
    }

    override var isMovingPresentedView: Bool {
        super.isMovingPresentedView && !card.transform.isClose(to: restingTransform)
    }

    override func hidePresentedView(isDismissal: Bool) {
        if !isDismissal { card.transform = restingTransform }
        super.hidePresentedView(isDismissal: isDismissal)
    }

    override func showPresentedView() {
        super.showPresentedView()
        card.transform = restingTransform
    }

    override var passesTouchesThrough: Bool { dimming == 0 }

    override var transitionSpring: SpringCurve? { TransitionCoordinator.spring }

    override var dimsPresenter: Bool { dimming > 0 }

    // MARK: Detents

    /// Returns the current heights at which the sheet can rest, with their detents, from the smallest.
    func rests(in container: PresentationContainerView) -> [(detent: Detent, height: CGFloat)] {
        let geometry = geometry(in: container)
        guard geometry.followsDetents else { return [(.large(), geometry.largestHeight)] }
        let context = ResolutionContext(
            containerTraitCollection: container.traitCollection, maximumDetentValue: geometry.maximumDetentValue)
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent, geometry.height(ofValue: $0)) }
        }
        return found.isEmpty ? [(.large(), geometry.largestHeight)] : found.sorted { $0.1 < $1.1 }
    }

    /// Returns the height of a large sheet.
    func largestHeight(in container: PresentationContainerView) -> CGFloat { geometry(in: container).largestHeight }

    /// Returns the height of the selected detent, or of the smallest one.
    private func height(in container: PresentationContainerView) -> CGFloat {
        let rests = rests(in: container)
        return (rests.first { $0.detent.identifier == selectedDetentIdentifier } ?? rests[0]).height
    }

    /// Selects the detent to which the user has dragged the sheet.
    func select(_ identifier: Detent.Identifier) {
        let changes = selectedDetentIdentifier != identifier
        animateChanges {
            selectedDetentIdentifier = identifier
            updateHeight()
        }
        if changes { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }

    /// The dimming behind the sheet, from 0 to 1.
    private var dimming: CGFloat {
        guard let container, let undimmed = largestUndimmedDetentIdentifier,
            geometry(in: container).followsDetents
        else { return 1 }
        let rests = rests(in: container)
        guard let limit = rests.first(where: { $0.detent.identifier == undimmed })?.height else { return 1 }
        return height(in: container) <= limit ? 0 : 1
    }

    private func updateHeight() {
        container?.setNeedsLayout()
    }

    private func sourceCenter(in container: UIView) -> CGPoint? {
        guard let sourceView, sourceView.window != nil, sourceView.window === container.window else { return nil }
        let center = CGPoint(x: sourceView.bounds.midX, y: sourceView.bounds.midY)
        return sourceView.convert(center, to: container)
    }

    private func geometry(in container: PresentationContainerView) -> SheetGeometry {
        let style = presentationStyle
        return SheetGeometry(
            bounds: container.bounds, safeArea: container.safeAreaInsets, traits: container.traitCollection,
            isForm: style == .formSheet || !prefersPageSizing,
            attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
            preferredSize: presentedViewController.preferredContentSize,
            followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached, metrics: metrics,
            placement: arrangement.placement, source: sourceCenter(in: container))
    }
}

/// A method for responding to changes of a sheet's height. It's optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the user has dragged the sheet to another detent. Not called if the app changes it.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
