import Foundation

/// The views at the bottom of a device's screen for the first responder: its accessory view, and the keyboard or its
/// input view.
///
/// The controller follows the first responder of the key window. UIKit's notifications are posted before and after each
/// change. Scroll views of controllers and keyboard layout guides adjust in the same animation.
@MainActor
package final class KeyboardController: KeyboardPresenting {
    /// The duration of the keyboard animation in seconds, as in UIKit's notifications.
    private static let duration = 0.25
    /// The raw value of the keyboard's animation curve, a critically damped spring. It isn't a public case.
    private static let curve = 7

    private unowned let device: DeviceContext
    private lazy var window = KeyboardWindow(frame: device.screen.bounds)
    private lazy var keyboard = KeyboardView(frame: .zero)
    /// The frame of the keyboard on the screen after its animation, or `nil` if it's hidden.
    package private(set) var frame: CGRect?
    /// The number of changes, so that only the last one reports its end.
    private var change = 0
    private var updates = (holds: 0, isOutdated: false)
    private let controllers = InputControllers()

    package init(device: DeviceContext) {
        self.device = device
    }

    /// Returns the height of the part of a screen rectangle that the keyboard covers, in points.
    package func coveredHeight(of rect: CGRect) -> CGFloat {
        guard let frame, frame.minX < rect.maxX, frame.maxX > rect.minX else { return 0 }
        return max(min(rect.maxY, frame.maxY) - max(frame.minY, rect.minY), 0)
    }

    /// Returns a Boolean value that indicates whether a responder is in the accessory view of another one, with which
    /// it disappears.
    package func isInAccessory(_ responder: UIResponder, of provider: UIResponder?) -> Bool {
        guard frame != nil, let provider, window.inputViews.provider === provider else { return false }
        return (responder as? UIView)?.isDescendant(of: window.inputViews) ?? false
    }

    // MARK: Following the first responder

    /// Runs changes that may affect the first responder, and updates the keyboard once afterward.
    package func coalesce(_ changes: () -> Bool) -> Bool {
        updates.holds += 1
        let result = changes()
        updates.holds -= 1
        if updates.holds == 0, updates.isOutdated { update() }
        return result
    }

    /// Updates the keyboard after the first responder, its views, or the device changed.
    package func update() {
        updates.isOutdated = updates.holds > 0
        if updates.isOutdated { return }
        let responder = device.visibleWindows.key?.firstResponder
        if let input = responder?.keyInput as? any UITextInput, !(input is any TextEditorClient) {
            let interactions = (responder as? UIView)?.interactions ?? []
            let interaction = interactions.lazy.compactMap { $0 as? UITextInteraction }.first
            input.inputDelegate = interaction?.inputDelegate ?? keyboard
            controllers.interaction = interaction
        } else {
            controllers.interaction = nil
        }
        let chain = Array(sequence(first: responder) { $0?.next }.compactMap { $0 }.prefix(1000))
        let provider = chain.first { $0.accessoryOfKeyboard != nil }
        let inputController = chain.lazy.compactMap { $0.inputView == nil ? $0.inputViewController : nil }.first
        controllers.show([inputController, provider?.inputAccessoryViewController].compactMap { $0 }, for: responder)
        let input =
            chain.lazy.compactMap { $0.inputView ?? $0.inputViewController?.view }.first
            ?? systemKeyboard(for: responder)
        let accessory = provider?.accessoryOfKeyboard ?? assistant(for: responder, above: input)
        guard accessory != nil || input != nil else { return hide() }
        window.inputViews.provider = provider
        show(accessory: accessory, input: input)
    }

    /// Returns the bar with the responder's buttons above the keyboard of an iPad, or `nil` without buttons.
    private func assistant(for responder: UIResponder?, above input: UIView?) -> UIView? {
        guard input != nil, device.screen.environment.idiom == .pad else { return nil }
        return responder?.assistantButtons.map(AssistantBar.init)
    }

    /// Returns the keyboard, if the device shows one and the responder accepts its input.
    private func systemKeyboard(for responder: UIResponder?) -> UIView? {
        guard device.screen.environment.showsKeyboard, let target = responder?.keyInput else { return nil }
        keyboard.type(into: target)
        return keyboard
    }

    /// Updates the keys, whose appearance can depend on text that other code changed.
    package func updateKeys() {
        if frame != nil, window.inputViews.input === keyboard { keyboard.updateIfNeeded() }
    }

    private func frame(accessory: UIView?, input: UIView?) -> CGRect {
        let screen = device.screen.bounds
        var height = accessory.map { InputViewsView.height(of: $0, width: screen.width) } ?? 0
        if let input {
            let environment = device.screen.environment
            height +=
                input === keyboard
                ? KeyboardGeometry.height(on: environment)
                : inputHeight(of: input, width: screen.width) + CGFloat(environment.safeAreaInsets.bottom)
        }
        return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }

    private func inputHeight(of input: UIView, width: CGFloat) -> CGFloat {
        guard (input as? UIInputView)?.allowsSelfSizing ?? false else { return input.frame.height }
        return InputViewsView.height(of: input, width: width)
    }

    // MARK: Showing and hiding

    private func show(accessory: UIView?, input: UIView?) {
        // Place the view at the start of its animation, so that its height on this screen can be computed.
        UIView.performWithoutAnimation {
            if window.isHidden {
                window.frame = device.screen.bounds
                window.isHidden = false
                window.inputViews.frame = below(CGRect(origin: .zero, size: window.bounds.size))
            }
            window.inputViews.show(accessory: accessory, input: input)
        }
        let target = frame(accessory: accessory, input: input)
        guard target != frame else { return window.inputViews.setNeedsLayout() }
        UIView.performWithoutAnimation {
            if frame == nil { window.inputViews.frame = below(target) }
            window.inputViews.bounds.size = target.size
            window.layoutIfNeeded()
        }
        move(to: target, will: UIResponder.keyboardWillShowNotification, did: UIResponder.keyboardDidShowNotification) {
        }
    }

    private func hide() {
        guard frame != nil else { return }
        move(to: nil, will: UIResponder.keyboardWillHideNotification, did: UIResponder.keyboardDidHideNotification) {
            [window] in
            window.inputViews.show(accessory: nil, input: nil)
            window.isHidden = true
        }
    }

    /// Returns the same rectangle below the screen.
    private func below(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: device.screen.bounds.maxY, width: rect.width, height: rect.height)
    }

    private func move(
        to target: CGRect?, will: NSNotification.Name, did: NSNotification.Name, completion: @escaping () -> Void
    ) {
        let old = frame ?? below(target ?? .zero)
        let new = target ?? below(old)
        frame = target
        change += 1
        let change = change
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let post = { [weak device] (name: NSNotification.Name) in
            guard let device else { return }
            device.post(name, object: device.screen, userInfo: information)
            let notification = Notification(name: name, object: device.screen, userInfo: information)
            device.run { device.screen.postKeyboardMessage(notification) }
        }
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(will)
        let curve = UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction]
        ) { [self] in
            window.inputViews.frame = new
            window.layoutIfNeeded()
            avoidKeyboard()
        } completion: { [weak self] _ in
            // A later change replaced this one.
            guard let self, self.change == change else { return }
            completion()
            post(UIResponder.keyboardDidChangeFrameNotification)
            post(did)
        }
    }

    /// Updates the views in other windows that adjust to the keyboard.
    private func avoidKeyboard() {
        for other in device.visibleWindows.backToFront where other !== window {
            other.keyboardDidMove(isShown: frame != nil)
            other.layoutIfNeeded()
        }
    }

    // MARK: Dragging it away

    /// Moves the keyboard with a finger that drags the content behind it down over it.
    package func track(_ point: CGPoint) {
        guard let frame else { return }
        UIView.performWithoutAnimation {
            window.inputViews.frame.origin.y = min(max(point.y, frame.minY), device.screen.bounds.maxY)
        }
    }

    /// Ends the drag. The keyboard is hidden if it was moving down; otherwise, it's shown again.
    ///
    /// - Parameter velocity: The downward velocity, in points per second.
    package func endDrag(velocity: CGFloat) {
        guard let frame, window.inputViews.frame.minY > frame.minY else { return }
        if velocity > 0, device.visibleWindows.key?.firstResponder?.resignFirstResponder() ?? false { return }
        UIView.animate(withDuration: Self.duration) { [self] in window.inputViews.frame = frame }
    }
}

/// The controllers whose views are at the bottom of the screen.
@MainActor
private final class InputControllers {
    private var shown: [UIInputViewController] = []
    /// The interaction of the first responder, whose selection is visible.
    weak var interaction: UITextInteraction? {
        didSet {
            if oldValue !== interaction { oldValue?.selectionDidChange() }
            interaction?.selectionDidChange()
        }
    }

    /// Tells controllers that their views appear or disappear. The text input of the responder notifies them of changes.
    func show(_ controllers: [UIInputViewController], for responder: UIResponder?) {
        let gone = shown.filter { !controllers.contains($0) }
        let new = controllers.filter { !shown.contains($0) }
        shown = controllers
        for controller in gone {
            controller.beginAppearanceTransition(false, animated: true)
            controller.endAppearanceTransition()
        }
        for controller in new {
            controller.loadViewIfNeeded()
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
        }
        if let first = controllers.first { (responder?.keyInput as? any UITextInput)?.inputDelegate = first }
    }
}

extension UIResponder {
    /// The view that the responder shows above the keyboard.
    fileprivate var accessoryOfKeyboard: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}

extension UIView {
    /// Notifies the view and its subviews that the keyboard covers a different area.
    fileprivate func keyboardDidMove(isShown: Bool) {
        if autoLayout.ownGuides.contains(where: { $0.source == .keyboard }) {
            autoLayoutDidChangeInsets()
            setNeedsLayout()
        }
        (self as? UIScrollView)?.makeRoomForKeyboard()
        (owner as? UINavigationController)?.keyboardDidMove(isShown: isShown)
        for subview in subviews { subview.keyboardDidMove(isShown: isShown) }
    }
}
