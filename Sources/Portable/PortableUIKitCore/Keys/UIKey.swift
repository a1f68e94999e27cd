/// A key that the user presses, with its characters and modifiers.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying {
    private let text: String
    private let plainText: String
    private let modifiers: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    package init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        text = characters
        plainText = charactersIgnoringModifiers
        modifiers = modifierFlags
        usage = keyCode
        super.init()
    }

    /// The characters of the key. For keys without characters, such as arrows, it's the name of the input (see
    /// ``UIKeyCommand``). It's empty for modifier keys.
    open var characters: String { text }
    /// The characters of the key without the effect of modifiers, except Shift.
    open var charactersIgnoringModifiers: String { plainText }
    /// The modifier keys that are pressed.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// The position of the key on the keyboard, independent of its character in the current layout.
    open var keyCode: UIKeyboardHIDUsage { usage }

    /// Returns the key itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
