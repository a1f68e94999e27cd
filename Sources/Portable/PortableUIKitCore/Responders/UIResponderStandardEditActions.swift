/// Actions on the selection, from menus and keyboard shortcuts.
///
/// Responders have all of these methods. ``UIResponder/canPerformAction(_:withSender:)`` returns which ones have an
/// effect.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves what is selected to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies what is selected to the pasteboard.
    func copy(_ sender: Any?)
    /// Puts what is on the pasteboard in the place of what is selected.
    func paste(_ sender: Any?)
    /// Puts what is on the pasteboard in the place of what is selected, and has it look as what is around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Pastes words and looks for them.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what a person is at, such as a word.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes what is selected.
    func delete(_ sender: Any?)
    /// Has a text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has a text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes what is selected smaller.
    func decreaseSize(_ sender: Any?)
}
