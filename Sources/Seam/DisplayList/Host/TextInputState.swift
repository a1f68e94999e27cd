import LayoutGeometry

/// The state of the focused text input. A host uses it to show the right keyboard, to place the windows of input
/// methods next to the caret, and to copy the selected text with its own commands.
package struct TextInputState: Sendable, Hashable {
    /// Which keys a keyboard on the screen has, as pages call them (`inputmode`).
    package enum Keyboard: String, Sendable, Hashable, CaseIterable {
        /// No keyboard: the application shows its own keys, or another input view.
        case none
        case text, decimal, numeric, tel, email, url, search
    }

    /// The action of the return key, by its name on web pages (`enterkeyhint`).
    package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
        case enter, done, go, next, search, send
    }

    /// The identifier of the view that takes text, as accessible elements have it; `nil` if that is not known.
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
    /// Where the caret is, on the screen in points; nil if that is not known.
    package var caret: Rect?

    package init() {}
}
