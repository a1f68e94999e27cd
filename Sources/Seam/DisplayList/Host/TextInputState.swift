import LayoutGeometry

/// The state of the focused text input. A host uses it to show the right keyboard, to place the windows of input
/// methods next to the caret, and to copy the selected text with its own commands.
package struct TextInputState: Sendable, Hashable {
    /// The on-screen keyboard, by its name on web pages (`inputmode`).
    package enum Keyboard: String, Sendable, Hashable, CaseIterable {
        /// No keyboard: the application shows its own keys, or another input view.
        case none
        case text, decimal, numeric, tel, email, url, search
    }

    /// The action of the return key, by its name on web pages (`enterkeyhint`).
    package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
        case enter, done, go, next, search, send
    }

    /// The identifier of the text input's view, as in accessible elements; `nil` if unknown.
    package var element: UInt64?
    package var keyboard = Keyboard.text
    package var returnKey = ReturnKey.enter
    /// Whether all letters should be capitalized.
    package var isInCapitals = false
    /// The kind of content, by its name on web pages (`autocomplete`); `nil` if unknown.
    package var content: String?
    /// The selected text. Empty without a selection, and for text that must not be copied because it's secret or very
    /// long.
    package var selectedText = ""
    /// The frame of the caret on the screen, in points; `nil` if unknown.
    package var caret: Rect?

    package init() {}
}
