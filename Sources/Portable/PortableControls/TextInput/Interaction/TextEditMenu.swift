import DisplayList
import Foundation

/// A text field or text view that provides the edit menu of its selection.
@MainActor
protocol TextEditMenuSource: TextEditorClient {
    /// Returns the menu for the selection, or `nil` for the suggested menu.
    func menu(for selection: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func menuWillBePresented(animator: any UIEditMenuInteractionAnimating)
    func menuWillBeDismissed(animator: any UIEditMenuInteractionAnimating)
}

/// The edit menu of text. It appears when the user selects text by touch, and disappears when the text or the selection
/// changes.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let source: any TextEditMenuSource
    private unowned let editor: TextEditor
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// The menus of the links, attachments, and tags of a text view.
    private(set) lazy var items = TextItemMenus()
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
        editor.onMenuDismissal = { [weak self] in self?.interaction.dismissMenu() }
    }

    /// Presents the menu.
    ///
    /// - Parameter toggles: A Boolean value that indicates whether the menu remains hidden if the same tap dismissed
    ///   it. The second and third taps of a multiple tap don't toggle it, because they request the menu of the text
    ///   that they select.
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

    /// The distance by which handles extend beyond the selection, in points.
    private static let handleHeight: CGFloat = 10

    /// Returns the visible part of the selection with its handles, or of the caret.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        let origin = source.textOrigin, selection = editor.selection
        // The part of the selection below the visible lines isn't needed.
        let geometry =
            selection.isEmpty
            ? source.textGeometry(through: selection.head)
            : source.textGeometry(downTo: source.bounds.maxY - origin.y)
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
