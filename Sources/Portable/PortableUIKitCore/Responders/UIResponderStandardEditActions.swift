import Foundation

/// Actions on the selection, from menus and keyboard shortcuts.
///
/// Responders have all of these methods. ``UIResponder/canPerformAction(_:withSender:)`` returns which ones have an
/// effect.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Replaces the selection with the content of the pasteboard, with the attributes of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes a URL and opens it.
    func pasteAndGo(_ sender: Any?)
    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the content at the current position, such as a word.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Sets the writing direction of the text to left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction of the text to right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or removes bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or removes italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or removes the underline.
    func toggleUnderline(_ sender: Any?)
    /// Increases the size of the selection.
    func increaseSize(_ sender: Any?)
    /// Decreases the size of the selection.
    func decreaseSize(_ sender: Any?)
    /// Aligns the text with the left edge.
    func alignLeft(_ sender: Any?)
    /// Centers the text.
    func alignCenter(_ sender: Any?)
    /// Aligns the text with both edges.
    func alignJustified(_ sender: Any?)
    /// Aligns the text with the right edge.
    func alignRight(_ sender: Any?)
    /// Creates an item from the content of the pasteboard.
    func newFromPasteboard(_ sender: Any?)
    /// Closes the current content, such as a window or a tab.
    func performClose(_ sender: Any?)
    /// Shows or hides the inspector.
    func toggleInspector(_ sender: Any?)
    /// Inserts a copy of the selection.
    func duplicate(_ sender: Any?)
    /// Shows destinations for the selection.
    func export(_ sender: Any?)
    /// Moves the selection to another place.
    func move(_ sender: Any?)
    /// Renames the content.
    func rename(_ sender: Any?)
    /// Shows or hides the sidebar.
    func toggleSidebar(_ sender: Any?)
    /// Shows the find navigator.
    func find(_ sender: Any?)
    /// Shows the find navigator with a field for replacements.
    func findAndReplace(_ sender: Any?)
    /// Selects the next result.
    func findNext(_ sender: Any?)
    /// Selects the previous result.
    func findPrevious(_ sender: Any?)
    /// Searches for the selected text.
    func useSelectionForFind(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
    /// Shows Writing Tools for the selection.
    func showWritingTools(_ sender: Any)
    /// Changes the attributes of the selection with a closure.
    func updateTextAttributes(
        conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// A closure that returns the changed attributes of text.
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
