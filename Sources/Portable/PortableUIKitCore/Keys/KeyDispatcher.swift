import DisplayList

/// Dispatches key presses to their receiver: an open menu, the key commands of the responder chain, the first
/// responder, and finally the focus system.
@MainActor
package final class KeyDispatcher {
    private unowned let device: DeviceContext
    private var presses: [Int: UIPress] = [:]
    /// The last key whose press was handled, until it's released.
    private var usedUp: Int?
    private lazy var overview = KeyCommandOverview(device: device)

    package init(device: DeviceContext) {
        self.device = device
    }

    /// A Boolean value that indicates whether the last key press was handled, so that its text must not be inserted.
    package var hasHandledText: Bool { usedUp != nil }

    /// Delivers a key event. Returns `false` if a key press wasn't handled.
    package func receive(_ input: HostInput.Key) -> Bool {
        switch input.phase {
        case .began, .repeated:
            let isUsed = keyDown(input)
            usedUp = isUsed ? input.usage : nil
            return isUsed
        case .ended, .cancelled:
            if usedUp == input.usage { usedUp = nil }
            keyUp(input)
            return true
        }
    }

    private func keyDown(_ input: HostInput.Key) -> Bool {
        guard let window = device.visibleWindows.key else { return false }
        let key = UIKey(input)
        if input.phase == .began { overview.keyDown(key) }
        let isRepeat = input.phase == .repeated && presses[input.usage] != nil
        // If a key press triggers a command, no responder receives the end of the press.
        if input.movesFocus, handleInMenu(key, of: window) { return true }
        let responder = presses[input.usage]?.responder ?? responder(in: window)
        if performCommand(key, from: responder, isRepeat: input.phase == .repeated) { return true }
        let press = presses[input.usage] ?? UIPress(key: key, timestamp: device.clock.now)
        press.key = key
        press.window = window
        press.responder = responder
        press.delivery.movesFocus = input.movesFocus
        press.delivery.isUnused = false
        presses[input.usage] = press
        send(press, isRepeat ? .changed : .began)
        return !press.delivery.isUnused
    }

    private func keyUp(_ input: HostInput.Key) {
        overview.hide()
        guard let press = presses.removeValue(forKey: input.usage) else { return }
        press.key = UIKey(input)
        send(press, input.phase == .ended ? .ended : .cancelled)
    }

    /// Cancels all pressed keys, as the system does when it interrupts an application.
    package func cancelPresses() {
        usedUp = nil
        overview.hide()
        for usage in presses.keys.sorted() {
            guard let press = presses.removeValue(forKey: usage) else { continue }
            send(press, .cancelled)
        }
    }

    private func responder(in window: UIWindow) -> UIResponder { device.keyResponder(in: window) }

    private func send(_ press: UIPress, _ phase: UIPress.Phase) {
        press.phase = phase
        press.timestamp = device.clock.now
        for other in presses.values where other !== press { other.phase = .stationary }
        let event = UIPressesEvent(
            presses: Set(presses.values).union([press]), timestamp: press.timestamp,
            modifierFlags: press.key?.modifierFlags ?? [])
        if let application = device.application {
            application.sendEvent(event)
        } else {
            press.window?.sendEvent(event)
        }
    }

    // MARK: Commands

    /// Performs the first command of the responder chain that matches the key. If the responder accepts text, only
    /// commands with priority match keys without modifiers. Returns whether a responder performed a command.
    private func performCommand(_ key: UIKey, from responder: UIResponder, isRepeat: Bool = false) -> Bool {
        let isText =
            responder is any UIKeyInput && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        let isRightToLeft = key.isArrow && (responder.responderWindow?.isRightToLeft ?? false)
        var candidate: UIResponder? = responder
        while let current = candidate {
            for command in current.keyCommands ?? [] {
                guard command.matches(key, isRightToLeft: isRightToLeft), !command.attributes.contains(.disabled),
                    !isText || command.wantsPriorityOverSystemBehavior
                else { continue }
                if isRepeat, command.repeatBehavior == .nonRepeatable { return true }
                if command.send(from: responder) { return true }
            }
            candidate = current.next
        }
        if let command = mainMenuCommand(key, isText: isText, isRightToLeft: isRightToLeft),
            isRepeat && command.repeatBehavior == .nonRepeatable || command.sendIfValid(from: responder)
        {
            return true
        }
        return StandardCommands.perform(key, from: responder)
    }

    private func mainMenuCommand(_ key: UIKey, isText: Bool, isRightToLeft: Bool) -> UIKeyCommand? {
        device.menus.main.keyCommands.first { command in
            command.matches(key, isRightToLeft: isRightToLeft) && (!isText || command.wantsPriorityOverSystemBehavior)
        }
    }

    /// Performs the command of a key combination with Command, on behalf of a host's keys and menus.
    package func perform(_ command: HostInput.EditCommand) -> Bool {
        guard let window = device.visibleWindows.key else { return false }
        return performCommand(StandardCommands.key(of: command), from: responder(in: window))
    }

    private func handleInMenu(_ key: UIKey, of window: UIWindow) -> Bool {
        guard let menu = MenuOverlay.current(in: window) else { return false }
        let forward: UIKeyboardHIDUsage = window.isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        let back: UIKeyboardHIDUsage = window.isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
        switch key.keyCode {
        case .keyboardDownArrow: menu.perform(.next)
        case .keyboardUpArrow: menu.perform(.previous)
        case .keyboardTab: menu.perform(key.modifierFlags.contains(.shift) ? .previous : .next)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: menu.perform(.choose)
        case forward: menu.perform(.open)
        case back: menu.perform(.back)
        case .keyboardEscape: menu.perform(.cancel)
        default: break
        }
        return true
    }
}

extension DeviceContext {
    /// Returns the responder that receives key presses.
    func keyResponder(in window: UIWindow) -> UIResponder {
        window.firstResponder ?? focusSystem.focusedResponder(in: window)
            ?? window.rootViewController?.innermostShown ?? window
    }
}

extension UIViewController {
    /// The view controller that's visible at the front: the presented one, or a container's visible child.
    var innermostShown: UIViewController {
        let inner =
            presentedViewController ?? (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
        return inner?.innermostShown ?? self
    }
}

extension UIKey {
    /// Creates the key of a host, with UIKit's names for keys without text.
    fileprivate convenience init(_ input: HostInput.Key) {
        let usage = UIKeyboardHIDUsage(rawValue: input.usage) ?? .keyboardErrorUndefined
        let name = usage.inputName
        self.init(
            characters: name ?? input.characters,
            charactersIgnoringModifiers: name ?? input.charactersIgnoringModifiers,
            modifierFlags: UIKeyModifierFlags(rawValue: input.modifiers.rawValue), keyCode: usage)
    }

    fileprivate var isArrow: Bool { (0x4F...0x52).contains(keyCode.rawValue) }
}

extension UIKeyboardHIDUsage {
    /// The name of the key's input, if it has no text.
    fileprivate var inputName: String? {
        switch self {
        case .keyboardUpArrow: return UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: return UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: return UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: return UIKeyCommand.inputRightArrow
        case .keyboardEscape: return UIKeyCommand.inputEscape
        case .keyboardPageUp: return UIKeyCommand.inputPageUp
        case .keyboardPageDown: return UIKeyCommand.inputPageDown
        case .keyboardHome: return UIKeyCommand.inputHome
        case .keyboardEnd: return UIKeyCommand.inputEnd
        case .keyboardDeleteForward: return UIKeyCommand.inputDelete
        case .keyboardReturnOrEnter, .keypadEnter: return "\r"
        case .keyboardTab: return "\t"
        default:
            guard (0x3A...0x45).contains(rawValue) else { return nil }
            return "UIKeyInputF\(rawValue - 0x39)"
        }
    }

    /// The button of a remote control that corresponds to the key.
    package var pressType: UIPress.PressType {
        switch self {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardReturnOrEnter, .keypadEnter: .select
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .keyboard
        }
    }
}
