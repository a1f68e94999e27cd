/// A view that its container counts as a single view, so that rows that consist of it can be counted without being
/// created.
struct SingleView<Content: View>: ContainerView {
    let content: Content

    func makeElement(_ inputs: _ViewInputs) -> OverlaidElement { OverlaidElement() }

    func update(_ element: OverlaidElement, _ inputs: _ViewInputs) {}
}
