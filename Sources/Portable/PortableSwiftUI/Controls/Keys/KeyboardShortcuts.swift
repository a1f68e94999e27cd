@_spi(Collage) import PortableUIKit

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keyboard shortcut of buttons and toggles. `nil` means none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Assigns a keyboard shortcut to the button or toggle. If the view contains several, the shortcut is assigned to
    /// the first one.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Assigns a keyboard shortcut to the button or toggle, or removes it if `nil`.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Assigns a keyboard shortcut with a key to the button or toggle.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Assigns a keyboard shortcut with a key to the button or toggle.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Returns the view with a keyboard shortcut that performs an action.
    @MainActor func doing(_ action: @escaping @MainActor () -> Void, by shortcut: KeyboardShortcut) -> some View {
        modifier(
            HostValueModifier<ShortcutActionKey> { environment in
                environment.isEnabled ? ShortcutAction(shortcut: shortcut, perform: action) : nil
            })
    }
}

/// The action of a keyboard shortcut.
struct ShortcutAction {
    let shortcut: KeyboardShortcut
    let perform: @MainActor () -> Void

    /// The corresponding UIKit key command.
    @MainActor var command: UIKeyCommand {
        let perform = perform
        let selector = Selector("_performShortcut") { (_: UIResponder) in { perform() } }
        let command = UIKeyCommand(
            input: shortcut.key.input, modifierFlags: shortcut.modifiers.flags, action: selector)
        command.allowsAutomaticMirroring = shortcut.localization == .automatic
        return command
    }
}

enum ShortcutActionKey: HostValueKey {
    typealias Value = ShortcutAction
}

extension UIViewController {
    /// The key commands of all controls on the screen of the view controller, including controls in bars.
    var shortcutCommands: [UIKeyCommand] {
        var commands: [UIKeyCommand] = []
        if let hosting = self as? any HostingControlling {
            let hosts = [hosting.host] + hostsInBars + (hosting.host.hasBars ? hosting.host.bars.hosts : [])
            commands += hosts.flatMap { $0.values.all(ShortcutActionKey.self) }.map(\.command)
        }
        for child in shownChildren { commands += child.shortcutCommands }
        return commands
    }

    private var hostsInBars: [HostingView] {
        let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
        return (items.map(\.customView) + [navigationItem.titleView]).compactMap { $0 as? HostingView }
    }

    /// The visible child view controllers.
    private var shownChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: [navigation.topViewController].compactMap(\.self)
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
        default: children
        }
    }
}
