import PortableUIKit

/// The node of a view that UIKit shows.
class RepresentableNode<V: View>: _ViewNode<V>, EvaluatedViewNode {
    private var element: HostedViewElement?
    private var linker: Linker<V>?
    /// The tint to apply to the view, or `nil` if the app sets the view's tint color.
    private var tint: RepresentableTint?

    override init(_ view: V, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        linker = Linker(self)
    }

    override final var items: ItemList { .one(self) }

    override final func shownElement() -> Element {
        if let element { return element }
        let element = HostedViewElement()
        self.element = element
        evaluate()
        return element
    }

    override final func viewDidChange(to view: V, inputsChanged: Bool) { evaluate() }

    final func evaluate() {
        guard let element else { return }
        linker?.run(view) { updateHosted($0, element) }
        element.setNeedsLayout()
    }

    /// Creates the UIKit view if necessary, and updates it. Subclasses override it.
    func updateHosted(_ view: V, _ element: HostedViewElement) {}

    /// Applies the tint of the environment to a view, unless it had a tint color when it was created.
    final func applyTint(to view: UIView, isNew: Bool) {
        if isNew { tint = view.hasOwnTintColor ? nil : RepresentableTint() }
        tint?.apply(inputs.environment) { view.tintColor = $0 }
    }

    /// Called before the UIKit view is removed. Subclasses override it.
    func dismantle() {}

    override final func willBeRemoved() {
        dismantle()
        linker?.end()
    }
}
