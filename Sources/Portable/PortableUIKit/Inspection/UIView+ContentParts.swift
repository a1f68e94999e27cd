import DisplayList

extension UIView {
    /// The parts of the view's content that aren't views; empty for a view that consists of views.
    var contentParts: [ContentPart] { (layer as? ContentLayer)?.content?.inspectedParts ?? [] }

    /// The visible text in the view, in the order of its subviews, or `nil` if it has no text.
    var shownTexts: String? {
        let texts = allShownTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private var allShownTexts: [String] {
        guard !isHidden, alpha >= 0.01 else { return [] }
        let parts = contentParts.compactMap(\.shownText)
        return [shownText].compactMap(\.self) + parts + subviews.flatMap(\.allShownTexts)
    }

    /// Returns the developer tools' description of ``contentParts``.
    func inspectedContent(depth: Int) -> [InspectedElement] {
        contentParts.map { part in
            InspectedElement(
                kind: .view, depth: depth + part.depth, layer: part.id, className: part.name,
                identifier: part.identifier, text: part.shownText, frame: convertToScreen(part.frame).rect)
        }
    }
}

extension ContentPart {
    fileprivate var shownText: String? {
        if case .text(let text)? = properties[.text], !text.isEmpty { text } else { nil }
    }
}
