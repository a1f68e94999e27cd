/// A view that counts as one of whatever shows it, so that rows which are made of it are counted without being made.
struct SingleView<Content: View>: ContainerView {
    let content: Content

    func makeElement(_ inputs: _ViewInputs) -> OverlaidElement { OverlaidElement() }

    func update(_ element: OverlaidElement, _ inputs: _ViewInputs) {}
}
