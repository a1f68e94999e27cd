import Foundation

/// The edit actions that change the attributes of the selected text.
extension TextEditor {
    private static let actions = [
        StandardEditAction.toggleBoldface, StandardEditAction.toggleItalics, StandardEditAction.toggleUnderline,
    ]

    /// Returns whether an action changes the attributes of the selected text.
    func canChangeAttributes(with action: Selector) -> Bool { !selection.isEmpty && Self.actions.contains(action) }

    /// Adds a font trait to the selected text, or removes it if the beginning of the text has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits, defaultFont: UIFont) {
        func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont { attributes[.font] as? UIFont ?? defaultFont }
        let first = state.content.attributes(at: selection.range.lowerBound)?.values ?? [:]
        let removes = font(first).fontDescriptor.symbolicTraits.contains(trait)
        change { attributes in
            let font = font(attributes)
            var traits = font.fontDescriptor.symbolicTraits
            if removes { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
        }
    }

    /// Underlines the selected text, or removes the underline if the beginning of the text has one.
    func toggleUnderline() {
        let first = state.content.attributes(at: selection.range.lowerBound)?.values ?? [:]
        let style = first[.underlineStyle] == nil ? NSUnderlineStyle.single.rawValue : nil
        change { attributes in
            var changed = attributes
            changed[.underlineStyle] = style
            return changed
        }
    }

    func change(_ attributes: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard !selection.isEmpty else { return }
        setAttributes(in: selection.range, attributes)
        client.notifyOfTextChange()
    }
}
