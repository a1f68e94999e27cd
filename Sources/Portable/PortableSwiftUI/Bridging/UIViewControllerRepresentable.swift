import Foundation
import PortableUIKit
import ViewLayoutEngine

/// A view controller of UIKit in a SwiftUI interface.
///
/// The controller is made once for each place, becomes a child of the controller that shows the interface, and is updated
/// when the structure or its environment has changed.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What carries messages from the controller to SwiftUI; `Void` if there is nothing to carry.
    associatedtype Coordinator = Void

    /// Makes the controller. ``updateUIViewController(_:context:)`` follows.
    @preconcurrency @MainActor func makeUIViewController(context: Context) -> UIViewControllerType

    /// Brings the controller up to date.
    @preconcurrency @MainActor func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up before the controller goes; does nothing by default.
    @preconcurrency @MainActor static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Makes the coordinator, once for each place, before the controller.
    @preconcurrency @MainActor func makeCoordinator() -> Coordinator

    /// The size that the controller's view takes of a proposal; nil, the default, takes all that is proposed.
    @preconcurrency @MainActor func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// What is known when the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Takes all that is proposed.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) has no body: don't call body, put the view in another's.") }

    /// The view's place in the graph.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ControllerRepresentableNode(view, inputs)
    }

    /// How many items the view stands for, if its type says so.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// What a representable knows when its controller is made and updated.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment in which the view stands.
    public let environment: EnvironmentValues
}

/// The place of a representable of controllers.
private final class ControllerRepresentableNode<V: UIViewControllerRepresentable>: RepresentableNode<V> {
    private var controller: V.UIViewControllerType?
    private lazy var coordinator = view.makeCoordinator()

    private var context: V.Context { V.Context(coordinator: coordinator, environment: inputs.environment) }

    override func updateHosted(_ view: V, _ element: HostedViewElement) {
        let controller = self.controller ?? view.makeUIViewController(context: context)
        view.updateUIViewController(controller, context: context)
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
