import Foundation

/// The edit menu of an app's own text input. It appears when the user selects text by touch, or taps the insertion point.
@MainActor
final class TextInputMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let owner: UITextInteraction
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

    init(_ owner: UITextInteraction) {
        self.owner = owner
        super.init()
    }

    /// Shows the menu at the selection.
    func present() {
        let frame = targetRect
        let source = CGPoint(x: frame.midX, y: frame.minY)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: source))
    }

    /// Shows the menu at the insertion point, or hides it.
    func toggle() {
        if interaction.isMenuShown { interaction.dismissMenu() } else { present() }
    }

    /// The frame of the selection or the insertion point, in the coordinate space of the interaction's view.
    private var targetRect: CGRect {
        guard let input = owner.textInput, let view = owner.view, let range = input.selectedTextRange else {
            return .zero
        }
        let rects = range.isEmpty ? [] : input.selectionRects(for: range).map(\.rect)
        let frame = rects.dropFirst().reduce(rects.first ?? input.caretRect(for: range.start)) { $0.union($1) }
        return input.textInputView.convert(frame, to: view)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let input = owner.textInput, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { targetRect }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        owner.textInput?.willPresentEditMenu(animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        owner.textInput?.willDismissEditMenu(animator: animator)
    }
}
