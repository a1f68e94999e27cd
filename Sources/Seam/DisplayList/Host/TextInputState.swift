import LayoutGeometry

/// What a host may know of what takes text: to show the right keyboard, to put the windows of input methods beside the
/// caret, and to copy what is selected with its own commands.
package struct TextInputState: Sendable, Hashable {
    /// Which keys a keyboard on the screen has, as pages call them (`inputmode`).
    package enum Keyboard: String, Sendable, Hashable, CaseIterable {
        /// None: the application shows keys of its own, or something else in their place.
        case none
        case text, decimal, numeric, tel, email, url, search
    }

    /// What the return key does, as pages call it (`enterkeyhint`).
    package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
        case enter, done, go, next, search, send
    }

    /// The identifier of the view that takes text, as accessible elements have it; `nil` if that is not known.
    package var element: UInt64?
    package var keyboard = Keyboard.text
    package var returnKey = ReturnKey.enter
    /// Whether all letters are to be capitals.
    package var isInCapitals = false
    /// What is to be written, as pages call it (`autocomplete`); nil if that is not known.
    package var content: String?
    /// What is selected. Empty if nothing is, and for what isn't to be copied: what is secret or very long.
    package var selectedText = ""
    /// Where the caret is, on the screen in points; nil if that is not known.
    package var caret: Rect?

    package init() {}
}
