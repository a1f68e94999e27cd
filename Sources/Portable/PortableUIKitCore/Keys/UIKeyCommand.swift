import Foundation

/// A command that a key press with modifiers triggers. It sends its action along the responder chain.
///
/// Responders return their commands in ``UIResponder/keyCommands``.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let key: String?
    private let modifiers: UIKeyModifierFlags

    /// Creates a key command.
    ///
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - image: The image in a menu.
    ///   - action: The action, sent to the first responder that has the method.
    ///   - input: The character of the key without modifiers, or one of the constants of this class for keys without
    ///     characters.
    ///   - modifierFlags: The modifier keys that must be pressed, without any others.
    ///   - propertyList: A value that distinguishes commands with the same action.
    ///   - discoverabilityTitle: A longer title for an overview of keyboard shortcuts.
    ///   - attributes: The attributes that determine the command's style and behavior in a menu.
    ///   - state: The state of the command, which determines its checkmark.
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

    /// Creates a key command with alternates and a preference for showing its image.
    ///
    /// Differs from UIKit: the alternates are stored, but never shown.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        preferredImageVisibility: UIMenuElement.ImageVisibility, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
        )
        self.subtitle = subtitle
        self.selectedImage = selectedImage
        leaf.alternates = alternates
        self.preferredImageVisibility = preferredImageVisibility
    }

    /// Creates a command without a key and an action.
    public convenience init() { self.init(title: "", action: Selector(""), input: "") }

    /// Creates a command with a key that doesn't appear in a menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title for an overview of keyboard shortcuts, and with a key that doesn't appear in a menu.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The character of the key without modifiers, or one of the constants of this class.
    open var input: String? { key }
    /// The modifier keys that must be pressed, without any others.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// A Boolean value that indicates whether the command takes precedence over text input and focus movement. The
    /// default is `false`.
    open var wantsPriorityOverSystemBehavior = false
    /// A Boolean value that indicates whether the command adapts to the user's keyboard layout. The default is `true`.
    ///
    /// Differs from UIKit: key commands aren't adapted to keyboards, so the value has no effect.
    open var allowsAutomaticLocalization = true
    /// A Boolean value that indicates whether the left and right arrow keys are exchanged in right-to-left layouts. The
    /// default is `true`.
    open var allowsAutomaticMirroring = true

    /// Returns whether a key press triggers the command.
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

    /// The Up Arrow key.
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The Down Arrow key.
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The Left Arrow key.
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The Right Arrow key.
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// The Escape key.
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    /// The Page Up key.
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
    /// The Page Down key.
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
    /// The Home key.
    public nonisolated class var inputHome: String { "UIKeyInputHome" }
    /// The End key.
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
    /// The Forward Delete key.
    public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
    /// The F1 key.
    public nonisolated class var f1: String { "UIKeyInputF1" }
    /// The F2 key.
    public nonisolated class var f2: String { "UIKeyInputF2" }
    /// The F3 key.
    public nonisolated class var f3: String { "UIKeyInputF3" }
    /// The F4 key.
    public nonisolated class var f4: String { "UIKeyInputF4" }
    /// The F5 key.
    public nonisolated class var f5: String { "UIKeyInputF5" }
    /// The F6 key.
    public nonisolated class var f6: String { "UIKeyInputF6" }
    /// The F7 key.
    public nonisolated class var f7: String { "UIKeyInputF7" }
    /// The F8 key.
    public nonisolated class var f8: String { "UIKeyInputF8" }
    /// The F9 key.
    public nonisolated class var f9: String { "UIKeyInputF9" }
    /// The F10 key.
    public nonisolated class var f10: String { "UIKeyInputF10" }
    /// The F11 key.
    public nonisolated class var f11: String { "UIKeyInputF11" }
    /// The F12 key.
    public nonisolated class var f12: String { "UIKeyInputF12" }
}
