/// A key that the user presses: its characters and the modifiers.
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

    /// The text that the key stands for; for keys without text such as arrows, the name of the input (see
    /// ``UIKeyCommand``), and empty for modifiers.
    open var characters: String { text }
    /// The same without the modifiers, except shift.
    open var charactersIgnoringModifiers: String { plainText }
    /// The modifier keys that are held down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// The position of the key on the keyboard, independent of its character in the current layout.
    open var keyCode: UIKeyboardHIDUsage { usage }

    /// The key itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
