import Foundation
import PortableUIKit
import ViewLayoutEngine

/// A type that wraps a UIKit view.
///
/// ```swift
/// struct ActivityIndicator: UIViewRepresentable {
///     var isAnimating: Bool
///
///     func makeUIView(context: Context) -> UIActivityIndicatorView {
///         UIActivityIndicatorView(style: .large)
///     }
///
///     func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///         if isAnimating { view.startAnimating() } else { view.stopAnimating() }
///     }
/// }
/// ```
///
/// The view is created once for each position in the view hierarchy, and is updated when the structure or its
/// environment changes.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that passes changes from the view to SwiftUI, or `Void` if it isn't needed.
    associatedtype Coordinator = Void

    /// Creates the view. ``updateUIView(_:context:)`` is called afterward.
    @preconcurrency @MainActor func makeUIView(context: Context) -> UIViewType

    /// Updates the view.
    @preconcurrency @MainActor func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up before the view is removed. The default does nothing.
    @preconcurrency @MainActor static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Creates the coordinator before the view is created.
    @preconcurrency @MainActor func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal. The default is `nil`, which means that its intrinsic size and its
    /// priorities determine it.
    @preconcurrency @MainActor func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?

    /// The context in which the view is created and updated.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    /// The default implementation, which returns no coordinator.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Returns `nil`, so that the intrinsic size is used.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body. Put the view in another view's body.") }

    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ViewRepresentableNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The context in which a representable's view is created and updated.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator from `makeCoordinator()`.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the current update, with its animation.
    public let transaction: Transaction
}

/// The node of a representable of views.
private final class ViewRepresentableNode<V: UIViewRepresentable>: RepresentableNode<V> {
    private var uiView: V.UIViewType?
    private lazy var coordinator = view.makeCoordinator()

    private var context: V.Context {
        V.Context(coordinator: coordinator, environment: inputs.environment, transaction: graph.transaction)
    }

    override func updateHosted(_ view: V, _ element: HostedViewElement) {
        let uiView = self.uiView ?? view.makeUIView(context: context)
        applyTint(to: uiView, isNew: self.uiView == nil)
        view.updateUIView(uiView, context: context)
        guard self.uiView == nil else { return }
        self.uiView = uiView
        // Recorded: the frame with which a view was created isn't its content size, even if the view returns its bounds.
        if uiView.frame != .zero { uiView.frame = .zero }
        element.fittingSize = { [unowned self] in
            self.view.sizeThatFits(ProposedViewSize($0), uiView: uiView, context: context)
        }
        element.show(uiView)
    }

    override func dismantle() {
        if let uiView { V.dismantleUIView(uiView, coordinator: coordinator) }
    }
}
