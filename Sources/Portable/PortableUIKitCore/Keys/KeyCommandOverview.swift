@_spi(Collage) import PortableQuartz

/// Shows the keyboard shortcuts of an app while the user holds the Command key of an iPad's keyboard.
@MainActor
final class KeyCommandOverview {
    /// The time after which the overview appears, in seconds.
    static let delay = 1.0

    private unowned let device: DeviceContext
    private weak var view: KeyCommandOverviewView?
    private lazy var timer = FrameTimer { [weak self] in self?.show() }

    init(device: DeviceContext) {
        self.device = device
    }

    /// Begins to wait if a key press is that of the Command key, or else hides the overview.
    func keyDown(_ key: UIKey) {
        hide()
        guard key.keyCode == .keyboardLeftGUI || key.keyCode == .keyboardRightGUI,
            key.modifierFlags.subtracting([.command, .alphaShift]).isEmpty,
            device.screen.environment.idiom == .pad, let window = device.visibleWindows.key
        else { return }
        timer.start(after: Self.delay, for: window)
    }

    /// Hides the overview.
    func hide() {
        timer.stop()
        view?.dismiss()
    }

    private func show() {
        guard view == nil, let window = device.visibleWindows.key else { return }
        let sections = self.sections(from: device.keyResponder(in: window))
        guard !sections.isEmpty else { return }
        let view = KeyCommandOverviewView(sections, in: window)
        self.view = view
        view.present()
    }

    // MARK: Contents

    /// The commands of a responder, or of a menu.
    struct Section: Equatable {
        var title: String?
        var commands: [UIKeyCommand]
    }

    /// Returns the titled commands of the responder chain and of the main menu.
    func sections(from responder: UIResponder) -> [Section] {
        let chain = sequence(first: responder, next: \.next).map { Section(commands: $0.keyCommands ?? []) }
        let menus = device.menus.main.menu.children.compactMap { $0 as? UIMenu }
        let main = menus.map { menu in
            Section(title: menu.title, commands: menu.descendants.compactMap { $0 as? UIKeyCommand })
        }
        return (chain + main).compactMap { section in
            let shown = section.commands.filter { !$0.overviewTitle.isEmpty && !$0.attributes.contains(.hidden) }
            return shown.isEmpty ? nil : Section(title: section.title, commands: shown)
        }
    }
}

extension UIKeyCommand {
    /// The title in the overview of keyboard shortcuts.
    var overviewTitle: String { discoverabilityTitle ?? title }

    /// The keys of the command, in Apple's symbols.
    var shortcut: String {
        let symbols: [(UIKeyModifierFlags, String)] = [
            (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        let modifiers = symbols.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
        return modifiers + Self.name(ofKey: input ?? "")
    }

    private static func name(ofKey input: String) -> String {
        switch input {
        case inputUpArrow: "↑"
        case inputDownArrow: "↓"
        case inputLeftArrow: "←"
        case inputRightArrow: "→"
        case inputEscape: "esc"
        case inputPageUp: "Page Up"
        case inputPageDown: "Page Down"
        case inputHome: "Home"
        case inputEnd: "End"
        case inputDelete: "⌦"
        case "\u{8}": "⌫"
        case "\r", "\n": "⏎"
        case "\t": "⇥"
        case " ": "Space"
        default: input.hasPrefix("UIKeyInputF") ? String(input.dropFirst("UIKeyInput".count)) : input.uppercased()
        }
    }
}
