import Foundation
import PortableUIKit
import ViewLayoutEngine

/// A type that wraps a UIKit view controller.
///
/// ```swift
/// struct RecipeScreen: UIViewControllerRepresentable {
///     let recipe: Recipe
///
///     func makeUIViewController(context: Context) -> RecipeViewController {
///         RecipeViewController(recipe: recipe)
///     }
///
///     func updateUIViewController(_ controller: RecipeViewController, context: Context) {
///         controller.recipe = recipe
///     }
/// }
/// ```
///
/// The controller is created once for each position in the view hierarchy. It becomes a child of the controller that
/// shows the interface, and is updated when the structure or its environment changes.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that passes changes from the view controller to SwiftUI, or `Void` if it isn't needed.
    associatedtype Coordinator = Void

    /// Creates the view controller. ``updateUIViewController(_:context:)`` is called afterward.
    @preconcurrency @MainActor func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the view controller.
    @preconcurrency @MainActor func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up before the view controller is removed. The default does nothing.
    @preconcurrency @MainActor static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Creates the coordinator before the view controller is created.
    @preconcurrency @MainActor func makeCoordinator() -> Coordinator

    /// Returns the size of the view controller's view for a proposal. The default is `nil`, which means the proposed
    /// size.
    @preconcurrency @MainActor func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// The context in which the controller is created and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// The default implementation, which returns no coordinator.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Returns `nil`, so that the proposed size is used.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body. Put the view in another view's body.") }

    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ControllerRepresentableNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The context in which a representable's controller is created and updated.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator from `makeCoordinator()`.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the current update, with its animation.
    public let transaction: Transaction
}

/// The node of a representable of view controllers.
private final class ControllerRepresentableNode<V: UIViewControllerRepresentable>: RepresentableNode<V> {
    private var controller: V.UIViewControllerType?
    private lazy var coordinator = view.makeCoordinator()

    private var context: V.Context {
        V.Context(coordinator: coordinator, environment: inputs.environment, transaction: graph.transaction)
    }

    override func updateHosted(_ view: V, _ element: HostedViewElement) {
        let controller = self.controller ?? view.makeUIViewController(context: context)
        view.updateUIViewController(controller, context: context)
        applyTint(to: controller.view, isNew: self.controller == nil)
        guard self.controller == nil else { return }
        self.controller = controller
        element.fittingSize = { [unowned self] in
            self.view.sizeThatFits(ProposedViewSize($0), uiViewController: controller, context: context)
        }
        element.show(controller.view, controller: controller)
    }

    override func dismantle() {
        if let controller { V.dismantleUIViewController(controller, coordinator: coordinator) }
    }
}
