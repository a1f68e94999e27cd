import DisplayList
import Foundation

/// A field or view with a text that decides about the menu of its selection.
@MainActor
protocol TextEditMenuSource: TextEditorClient {
    /// The menu for what is selected; nil stands for what is suggested.
    func menu(for selection: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func menuWillBePresented(animator: any UIEditMenuInteractionAnimating)
    func menuWillBeDismissed(animator: any UIEditMenuInteractionAnimating)
}

/// The edit menu of a text: where a finger selects, it comes; where the text or the selection changes, it goes.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let source: any TextEditMenuSource
    private unowned let editor: TextEditor
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// The selection and the time when the menu was dismissed.
    private var dismissal: (selection: TextSelection, time: Double)?
    /// The maximum duration of a tap, in seconds.
    private static let tapTime = 0.35
    private var clock: any FrameClock { source.owningDevice.clock }

    init(source: any TextEditMenuSource, editor: TextEditor) {
        self.source = source
        self.editor = editor
        super.init()
        source.addInteraction(interaction)
        editor.onMenuWanted = { [weak self] in self?.present(at: $0, toggles: $1) }
        editor.onMenuUnwanted = { [weak self] in self?.interaction.dismissMenu() }
    }

    /// - Parameter toggles: Whether the menu stays away if the tap that wants it has just dismissed it. A further tap of a
    ///   double or triple tap doesn't toggle: it wants the menu of what it selects.
    private func present(at point: CGPoint, toggles: Bool) {
        if toggles, let dismissal, dismissal.selection == editor.selection,
            clock.now - dismissal.time < Self.tapTime
        {
            return self.dismissal = nil
        }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        source.menu(for: NSRange(editor.selection.range), suggestedActions: suggestedActions)
    }

    /// How far handles stand out of a selection, in points.
    private static let handleHeight: CGFloat = 10

    /// Returns the visible part of the selection with its handles, or of the caret.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        let origin = source.textOrigin, geometry = source.textGeometry, selection = editor.selection
        let caret = geometry.caretRect(at: selection.head, affinity: selection.affinity)
        let rects = geometry.selectionRects(for: selection.range).map(\.rect)
        let all = rects.dropFirst().reduce(rects.first ?? caret) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
        let seen = all.intersection(source.bounds)
        return (seen.isNull ? all : seen).insetBy(dx: 0, dy: selection.isEmpty ? 0 : -Self.handleHeight)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        source.menuWillBePresented(animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        dismissal = (editor.selection, clock.now)
        source.menuWillBeDismissed(animator: animator)
    }
}
