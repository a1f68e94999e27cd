import Foundation

/// A container that arranges two view controllers next to each other or one above the other.
///
/// ```swift
/// let container = UIArrangementViewController()
/// container.setViewController(RecipesViewController(recipes: recipes), for: .primary)
/// container.setViewController(RecipeViewController(recipe: recipes[0]), for: .secondary)
/// container.updateArrangement(UISplitArrangement().axes(.horizontal))
/// ```
@preconcurrency @MainActor
open class UIArrangementViewController: UIViewController {
    private var controllers: [ViewPlacement: UIViewController] = [:]
    private var arrangement: any ArrangementLayout = UISplitArrangement()
    private var states: [ViewPlacement: ViewState] = [:]

    /// Sets or removes the view controller of a placement.
    public final func setViewController(
        _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
    ) {
        guard controllers[placement] !== viewController else { return }
        if let former = controllers.removeValue(forKey: placement) {
            former.willMove(toParent: nil)
            former.viewIfLoaded?.removeFromSuperview()
            former.removeFromParent()
        }
        if let viewController {
            if let former = self.placement(for: viewController) { controllers[former] = nil }
            if viewController.parent !== self { addChild(viewController) }
            controllers[placement] = viewController
            viewController.didMove(toParent: self)
        }
        arrange(animated: animated)
    }

    /// Returns the view controller of a placement, or `nil` if there's none.
    public final func viewController(for placement: ViewPlacement) -> UIViewController? { controllers[placement] }

    /// Returns the placement of a view controller, or `nil` if it isn't in the arrangement.
    public final func placement(for viewController: UIViewController) -> ViewPlacement? {
        controllers.first { $0.value === viewController }?.key
    }

    /// Returns the state of the view in a placement after the latest layout, or `nil` if there's none.
    public final func state(for placement: ViewPlacement) -> ViewState? { states[placement] }

    /// Changes the arrangement of the view controllers. The default is a split arrangement.
    public final func updateArrangement(_ arrangement: some Arrangement, animated: Bool = false) {
        // Only the system's types are arrangements with a layout.
        self.arrangement = arrangement as? any ArrangementLayout ?? UISplitArrangement()
        arrange(animated: animated)
    }

    private func arrange(animated: Bool) {
        viewIfLoaded?.setNeedsLayout()
        guard animated, viewIfLoaded?.window != nil else { return }
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let places = arrangement.places(in: view, controllers: controllers)
        states = places.mapValues(\.state)
        for (placement, place) in places.sorted(by: { $0.value.state.zIndex < $1.value.state.zIndex }) {
            guard let child = controllers[placement]?.view else { continue }
            if child.superview !== view || place.state.zIndex > 0 { view.addSubview(child) }
            child.frame = place.frame
            child.isHidden = place.state.isHidden
        }
    }
}

extension UIArrangementViewController {
    /// A position of a view controller.
    public struct ViewPlacement: Hashable, Sendable {
        fileprivate let number: Int

        /// The position of the most important view controller.
        public static var primary: ViewPlacement { ViewPlacement(number: 0) }
        /// The position of the other view controller.
        public static var secondary: ViewPlacement { ViewPlacement(number: 1) }
    }

    /// The state of an arranged view.
    public struct ViewState: Equatable, Sendable {
        /// A Boolean value that indicates whether the view is hidden.
        public var isHidden: Bool
        /// The axis along which the view is next to the other one. It's empty if the views overlap.
        public var splitAxis: UIAxis
        /// The position from back to front. Views with higher numbers are in front.
        public var zIndex: Int
    }

    /// A description of the positions and sizes of view controllers: a `UISplitArrangement` or a
    /// `UIOverlayArrangement`.
    ///
    /// Differs from UIKit: other types have the layout of a split arrangement.
    public protocol Arrangement {
        /// The properties of a view.
        associatedtype ViewProperties

        /// The properties of views without their own.
        var defaultViewProperties: ViewProperties { get }

        /// Sets the properties of a view.
        mutating func setViewProperties(
            _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement)
    }
}

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
    /// An arrangement with the view controllers next to each other.
    public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
    /// An arrangement with the primary view controller in front of the other one.
    public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}

/// The frame and the state of an arranged view.
struct ArrangedView {
    let frame: CGRect
    let state: UIArrangementViewController.ViewState
}

/// An arrangement that computes frames.
@MainActor
protocol ArrangementLayout {
    /// Returns the frames of the views in their container.
    func places(
        in container: UIView, controllers: [UIArrangementViewController.ViewPlacement: UIViewController]
    ) -> [UIArrangementViewController.ViewPlacement: ArrangedView]
}
