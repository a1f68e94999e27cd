/// The node of a view with a body.
final class BodyNode<V: View>: EvaluatedNode<V, V.Body> {
    private var links = Links<V>()
    private var animator = AnimatorSlot<V>()
    private var isViewChanged = false

    init(_ view: V, _ inputs: _ViewInputs) {
        super.init(view, inputs, count: V._viewCount(_ViewCountInputs()))
    }

    override func makeContent() -> V.Body { links.linked(animator.presented(view), evaluation).body }

    override func replaceView(_ new: V) -> Bool {
        if isSame(as: new) { return false }
        if animator.isNeeded(in: graph) {
            animator.viewDidChange(from: view, to: new, in: graph) { [weak self] in self?.evaluateDuringAnimation() }
        }
        view = new
        isViewChanged = true
        return true
    }

    override func viewDidChange(to view: V, inputsChanged: Bool) {
        defer { isViewChanged = false }
        guard let content else { return }
        if isViewChanged || evaluation.needsRun || evaluation.environmentChanged(inputs.environment) {
            evaluate()
        } else {
            content.updateInputs(inputsForContent)
        }
    }

    override var keptBoxes: [AnyObject] { links.boxes }

    override var canHoldState: Bool { !links.isEmpty }
}
