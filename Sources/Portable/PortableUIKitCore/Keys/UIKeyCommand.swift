import Foundation

/// A command that a key press with modifiers triggers. It sends its action along the responder chain.
///
/// Responders return their commands in ``UIResponder/keyCommands``.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let key: String?
    private let modifiers: UIKeyModifierFlags

    /// Creates a command with a key.
    ///
    /// - Parameters:
    ///   - title: The text in a menu.
    ///   - image: The image in a menu.
    ///   - action: The message, sent to the first responder that has the method.
    ///   - input: The character of the key without modifiers, or one of the names here for keys without text.
    ///   - modifierFlags: The modifiers to be held down, and no others.
    ///   - propertyList: A value that distinguishes commands with the same action.
    ///   - discoverabilityTitle: A longer text for people who look for keyboard shortcuts.
    ///   - attributes: How it looks and behaves in a menu.
    ///   - state: Whether it is marked.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        key = input
        modifiers = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command with a key that doesn't appear in a menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Nil: archives are not read.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text that the key stands for, without modifiers, or one of the names here.
    open var input: String? { key }
    /// The modifiers that must be pressed, without others.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// A Boolean value that indicates whether the command takes precedence over text input and focus movement. The
    /// default is `false`.
    open var wantsPriorityOverSystemBehavior = false
    /// Stored; keyboards are taken as they are. True by default.
    open var allowsAutomaticLocalization = true
    /// Whether left and right arrows stand for each other where reading runs from right to left; true by default.
    open var allowsAutomaticMirroring = true

    /// Whether a key is the command's.
    func matches(_ press: UIKey, isRightToLeft: Bool) -> Bool {
        guard let key else { return false }
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard press.modifierFlags.intersection(relevant) == modifiers.intersection(relevant) else { return false }
        var input = key
        if isRightToLeft, allowsAutomaticMirroring {
            if key == Self.inputLeftArrow { input = Self.inputRightArrow }
            if key == Self.inputRightArrow { input = Self.inputLeftArrow }
        }
        return press.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    /// The arrow up.
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The arrow down.
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The arrow to the left.
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The arrow to the right.
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// Escape.
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    /// A page up.
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
    /// A page down.
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
    /// Home.
    public nonisolated class var inputHome: String { "UIKeyInputHome" }
    /// End.
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
    /// Delete, forwards.
    public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
    /// The first of the function keys.
    public nonisolated class var f1: String { "UIKeyInputF1" }
    /// The second.
    public nonisolated class var f2: String { "UIKeyInputF2" }
    /// The third.
    public nonisolated class var f3: String { "UIKeyInputF3" }
    /// The fourth.
    public nonisolated class var f4: String { "UIKeyInputF4" }
    /// The fifth.
    public nonisolated class var f5: String { "UIKeyInputF5" }
    /// The sixth.
    public nonisolated class var f6: String { "UIKeyInputF6" }
    /// The seventh.
    public nonisolated class var f7: String { "UIKeyInputF7" }
    /// The eighth.
    public nonisolated class var f8: String { "UIKeyInputF8" }
    /// The ninth.
    public nonisolated class var f9: String { "UIKeyInputF9" }
    /// The tenth.
    public nonisolated class var f10: String { "UIKeyInputF10" }
    /// The eleventh.
    public nonisolated class var f11: String { "UIKeyInputF11" }
    /// The twelfth.
    public nonisolated class var f12: String { "UIKeyInputF12" }
}
