import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a view that UIKit shows: a subview of the host, which is drawn at the element's position.
class HostedViewElement: Element {
    /// The UIKit view, which is added and removed with the element.
    private(set) var view: UIView?
    /// The view controller of the view, or `nil`. It's a child of the host's view controller.
    private(set) var viewController: UIViewController?
    /// The view's own size for a proposal, or `nil` if it doesn't compute one.
    var fittingSize: ((ProposedSize) -> CGSize?)?

    private weak var host: HostingView?
    /// The accessibility properties that modifiers set on the view.
    private var accessibilityOfModifiers = HostedAccessibility()

    /// Shows a view.
    func show(_ view: UIView, controller: UIViewController? = nil) {
        if let old = self.view, old !== view { accessibilityOfModifiers.remove(from: old) }
        self.view = view
        viewController = controller
        if controller != nil { addVisibilityObserver(self) }
        if let host = graph?.host { enter(host) }
    }

    override func didJoin() {
        if let host = graph?.host { enter(host) }
    }

    override func willLeave() {
        guard let host else { return }
        host.hostedElements.removeAll { $0 === self }
        viewController?.willMove(toParent: nil)
        view?.removeFromSuperview()
        viewController?.removeFromParent()
        viewController?.endPresentations()
        viewController?.isHeldBack = false
        self.host = nil
    }

    private func enter(_ host: HostingView) {
        guard let view, self.host !== host else { return }
        self.host = host
        host.hostedElements.append(self)
        updateAppearance()
        adopt(in: host)
        (enclosingSurface?.view ?? host).addSubview(view)
        if viewController?.parent != nil { viewController?.didMove(toParent: viewController?.parent) }
        host.setNeedsLayout()
    }

    /// Called after the host has moved to a window, so that the parent of the view controller is known.
    func hostDidMove(_ host: HostingView) {
        guard let viewController, viewController.parent == nil else { return }
        adopt(in: host)
        if let parent = viewController.parent { viewController.didMove(toParent: parent) }
    }

    private func adopt(in host: HostingView) {
        guard let viewController, viewController.parent == nil, let parent = host.nearestController else { return }
        parent.addChild(viewController)
    }

    // MARK: Appearance

    /// Lets the view controller appear or disappear if a container, such as a lazy stack, has shown or hidden the element.
    private func updateAppearance() {
        guard let viewController, host != nil else { return }
        // The root is hidden with its controller, which forwards its appearance.
        viewController.isHeldBack = sequence(first: self as Element, next: \.parent)
            .contains { $0.isHidden && $0.parent != nil }
    }

    // MARK: Accessibility

    /// Sets the accessibility properties of modifiers on the view.
    func show(_ properties: AccessibilityProperties) {
        if let view { accessibilityOfModifiers.show(properties, on: view) }
    }

    /// The accessibility label that the view has without modifiers.
    var ownLabel: String? { view.flatMap { accessibilityOfModifiers.ownLabel(of: $0) } }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedSize) -> Size {
        if let size = fittingSize?(proposal) { return size.engineSize }
        guard let view else { return .zero }
        if viewController != nil {
            let own = viewController!.preferredContentSize
            return Size(
                width: proposal.width ?? (own.width > 0 ? Double(own.width) : 10),
                height: proposal.height ?? (own.height > 0 ? Double(own.height) : 10))
        }
        return view.size(proposal)
    }

    /// Sets the frame of the view to the element's position on the screen.
    func placeView(in host: HostingView) {
        guard let view else { return }
        var frame = frameInRoot
        if let (_, origin) = enclosingSurface {
            // The frame is relative to the coordinate space that's moved.
            frame = frame.offset(x: -origin.x, y: -origin.y)
        }
        let grid = host.pixelGrid
        let origin = Point(x: grid.round(frame.minX), y: grid.round(frame.minY))
        let target = Rect(
            x: origin.x, y: origin.y, width: grid.round(frame.maxX) - origin.x,
            height: grid.round(frame.maxY) - origin.y
        ).cgRect.finite(in: host.bounds)
        if view.frame != target { view.frame = target }
    }

    // MARK: Drawing and touches

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard let view else { return nil }
        // The layer is drawn instead of a node with its identity.
        return DisplayNode(id: view.layer.identity, bounds: Rect(origin: .zero, size: context.size))
    }

    override func hit(_ point: Point) -> Element? {
        guard let view else { return nil }
        // The coordinate space of a scroll view begins at its offset.
        let inner = CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
        return view.hitTest(inner, with: nil) == nil ? nil : self
    }
}

extension HostedViewElement: VisibilityObserver {
    final func visibilityDidChange(of element: Element, isVisible: Bool) {
        // Containers show and hide their rows during layout, and the methods of the view controller can change the rows.
        graph?.afterLayout { [weak self] in self?.updateAppearance() }
    }
}

extension UIViewController {
    /// Dismisses what the SwiftUI views of the view controller and of its children present.
    fileprivate func endPresentations() {
        (self as? any HostingControlling)?.host.endPresentations()
        for child in children { child.endPresentations() }
    }
}

extension HostingView {
    /// The view controller that's the parent of view controllers in the view.
    var nearestController: UIViewController? {
        controller ?? sequence(first: next, next: { $0?.next }).lazy.compactMap { $0 as? UIViewController }.first
    }
}

extension UIView {
    /// Returns the size of a UIKit view for a proposal: the proposed length on each axis, but at least the intrinsic
    /// length if the compression resistance priority is high, and at most the intrinsic length if the hugging priority
    /// is high.
    fileprivate func size(_ proposal: ProposedSize) -> Size {
        let own = intrinsicContentSize
        func length(_ proposed: Double?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> Double {
            guard own != UIView.noIntrinsicMetric else { return proposed ?? 10 }
            guard var length = proposed else { return Double(own) }
            let strong = UILayoutPriority.defaultHigh.rawValue
            if contentCompressionResistancePriority(for: axis).rawValue >= strong { length = max(length, Double(own)) }
            if contentHuggingPriority(for: axis).rawValue >= strong { length = min(length, Double(own)) }
            return length
        }
        return Size(
            width: length(proposal.width, own.width, .horizontal),
            height: length(proposal.height, own.height, .vertical))
    }
}

extension Element {
    /// The origin of the element in the root's coordinate space.
    var originInRoot: Point { frameInRoot.origin }
}
