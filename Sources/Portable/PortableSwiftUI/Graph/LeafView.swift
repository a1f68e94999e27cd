/// A view without children that measures and draws its own content.
///
/// To write one, implement an ``Element`` subclass, and create and update it:
///
///     public nonisolated struct Color: LeafView {
///         func makeElement(_ inputs: _ViewInputs) -> ColorElement { ColorElement() }
///         func update(_ element: ColorElement, _ inputs: _ViewInputs) {
///             element.color = resolve(in: inputs.environment)   // whose setter calls setNeedsDisplay()
///         }
///     }
///
/// `update` runs once after the element is created, and then whenever the view or its environment changes. Dynamic
/// properties of the view (`@Environment`, `@State`, a binding) are linked in `update`, and run it again when they
/// change. The same applies to a view backed by a `UIView`: its element creates the view in ``Element/didJoin()``,
/// removes it in ``Element/willLeave()``, and positions it in ``Element/frameDidChange()``.
@MainActor
protocol LeafView: PrimitiveView {
    associatedtype ElementType: Element

    /// Creates the element when the view is first shown. ``update(_:_:)`` is called afterward.
    func makeElement(_ inputs: _ViewInputs) -> ElementType
    /// Updates the element to the current view and environment.
    func update(_ element: ElementType, _ inputs: _ViewInputs)
}

extension LeafView {
    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { LeafNode(view, inputs) }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The node of a leaf.
final class LeafNode<V: LeafView>: _ViewNode<V>, EvaluatedViewNode {
    private var element: V.ElementType?
    private var linker: Linker<V>?
    private var animator = AnimatorSlot<V>()

    override init(_ view: V, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        if !LinkPlan.of(V.self).isEmpty { linker = Linker(self) }
    }

    override var items: ItemList { .one(self) }

    override func shownElement() -> Element {
        if let element { return element }
        let element = view.makeElement(inputs)
        self.element = element
        evaluate()
        return element
    }

    override func replaceView(_ new: V) -> Bool {
        if isSame(as: new) { return false }
        if animator.isNeeded(in: graph) {
            animator.viewDidChange(from: view, to: new, in: graph) { [weak self] in self?.evaluateDuringAnimation() }
        }
        view = new
        return true
    }

    override func viewDidChange(to view: V, inputsChanged: Bool) { evaluate() }

    func evaluate() {
        guard let element else { return }
        element.updateDirection(inputs)
        let view = animator.presented(view)
        guard let linker else { return view.update(element, inputs) }
        linker.run(view) { $0.update(element, inputs) }
    }

    override var keptBoxes: [AnyObject] { linker?.boxes ?? [] }

    override var canHoldState: Bool { linker != nil }

    override func willBeRemoved() { linker?.end() }
}

/// An object that links the dynamic properties of a value, runs its code, and runs it again when values that it has
/// read change.
@MainActor
final class Linker<V> {
    private let evaluation = Evaluation()
    private var links = Links<V>()

    init(_ node: any EvaluatedViewNode) {
        evaluation.attach(to: node)
    }

    deinit { evaluation.detach() }

    func run<Result>(_ value: V, _ body: (V) -> Result) -> Result {
        evaluation.run { body(links.linked(value, evaluation)) }
    }

    var boxes: [AnyObject] { links.boxes }

    func end() { evaluation.end() }
}
