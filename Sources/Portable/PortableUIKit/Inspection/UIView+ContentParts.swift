import DisplayList

extension UIView {
    /// The parts of the view's content that are no views; empty for a view that is made of views.
    var contentParts: [ContentPart] { (layer as? ContentLayer)?.content?.inspectedParts ?? [] }

    /// What developers are told of ``contentParts``.
    func inspectedContent(depth: Int) -> [InspectedElement] {
        contentParts.map { part in
            InspectedElement(
                kind: .view, depth: depth + part.depth, layer: part.id, className: part.name,
                identifier: part.identifier, frame: convertToScreen(part.frame).rect)
        }
    }
}
