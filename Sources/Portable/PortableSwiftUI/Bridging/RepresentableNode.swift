/// The place of a view that UIKit shows.
class RepresentableNode<V: View>: _ViewNode<V>, Evaluating {
    private var element: HostedViewElement?
    private var linker: Linker<V>?

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

    /// Override: makes what UIKit shows if it isn't there yet, and brings it up to date.
    func updateHosted(_ view: V, _ element: HostedViewElement) {}

    /// Override: what is shown goes.
    func dismantle() {}

    override final func willBeRemoved() {
        dismantle()
        linker?.end()
    }
}
