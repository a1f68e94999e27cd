import DisplayList
import Foundation
import LayoutGeometry

extension AppSession {
    package func accessibleElements() -> [AccessibleElement] {
        device.run {
            device.accessibilityElements.compactMap(\.accessibleElement)
        }
    }

    package func consumeAnnouncements() -> [String] { device.consumeAnnouncements() }
}

extension DeviceContext {
    /// The accessibility elements on screen, in reading order.
    ///
    /// Elements below a presented view, or below a window with an alert, are left out.
    var accessibilityElements: [AccessibilityCollector.Element] {
        var elements: [AccessibilityCollector.Element] = []
        for window in visibleWindows.backToFront where !window.isHidden {
            var collector = AccessibilityCollector(clip: screen.bounds, isRightToLeft: window.isRightToLeft)
            collector.collect(window)
            if window.accessibilityViewIsModal { elements = [] }
            elements += collector.elements
        }
        return elements
    }

    /// Returns whether a touch at a point of the screen reaches an element that isn't a view. Returns `true` if the
    /// element's container doesn't know.
    ///
    /// - Parameter hitView: The view that receives the touch.
    package func receivesTouch(on identity: UInt64, at point: CGPoint, in hitView: UIView?) -> Bool {
        guard let element = accessibilityElements.first(where: { $0.object.accessibilityIdentity == identity })?.object,
            let container = (element as? UIAccessibilityElement)?.accessibilityContainer as? any TouchedContainer,
            let window = container.window
        else { return true }
        let inWindow = CGPoint(
            x: point.x - window.frame.minX + window.bounds.minX, y: point.y - window.frame.minY + window.bounds.minY)
        return container.receivesTouch(on: element, at: container.convert(inWindow, from: window), in: hitView)
    }

    /// Performs an action on an element. Does nothing if the element has left the screen.
    ///
    /// - Parameter tap: A closure that taps the screen at a point.
    func performAccessibilityAction(
        _ action: AccessibleElement.Action, on identity: UInt64, tap: (CGPoint) -> Void
    ) {
        guard let element = accessibilityElements.first(where: { $0.object.accessibilityIdentity == identity }) else {
            return
        }
        let object = element.object
        switch action {
        case .activate:
            guard !object.accessibilityTraits.contains(.notEnabled), !object.accessibilityActivate() else { return }
            // A part of an element may be outside of the view that shows it.
            let point = object.accessibilityActivationPoint
            tap(element.frame.contains(point) ? point : CGPoint(x: element.frame.midX, y: element.frame.midY))
        case .increment: object.accessibilityIncrement()
        case .decrement: object.accessibilityDecrement()
        case .magicTap: _ = object.chain.contains { $0.accessibilityPerformMagicTap() }
        case .escape: _ = object.chain.contains { $0.accessibilityPerformEscape() }
        case .focus:
            let previous = memory.accessibilityFocus
            memory.accessibilityFocus = object
            if previous !== object { (previous as? UIResponder)?.accessibilityElementDidLoseFocus() }
            object.accessibilityElementDidBecomeFocused()
            object.scrollToVisible()
            postFocusChange(from: previous, to: object)
        case .scroll(let direction):
            _ = object.chain.contains { $0.accessibilityScroll(direction.scrollDirection) }
        case .custom(let index):
            let actions = object.allAccessibilityActions
            if actions.indices.contains(index) { _ = actions[index].perform() }
        }
    }
}

extension DeviceContext {
    /// Notifies observers that accessibility focus has moved.
    fileprivate func postFocusChange(from previous: NSObject?, to object: UIResponder) {
        var userInfo: [AnyHashable: Any] = [
            UIAccessibility.focusedElementUserInfoKey: object,
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
        ]
        userInfo[UIAccessibility.unfocusedElementUserInfoKey] = previous
        post(UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo)
        NotificationCenter.default.post(UIAccessibility.ElementFocusedMessage(element: object))
    }

    /// Returns the identifier of the element that a rotor finds after or before another one, or `nil` if it finds none.
    package func elementFoundByRotor(
        named name: String, _ direction: UIAccessibilityCustomRotor.Direction, from identity: UInt64
    ) -> UInt64? {
        let object = accessibilityElements.first { $0.object.accessibilityIdentity == identity }?.object
        guard let object, let rotor = object.allAccessibilityRotors.first(where: { $0.shownName == name }) else {
            return nil
        }
        return (rotor.search(direction, from: object)?.targetElement as? UIResponder)?.accessibilityIdentity
    }
}

extension AccessibilityCollector.Element {
    /// The element for a host; `nil` for one without a description or an action.
    @MainActor fileprivate var accessibleElement: AccessibleElement? {
        guard let id = object.accessibilityIdentity else { return nil }
        let traits = object.accessibilityTraits
        let role = shownRole(traits)
        // Hosts show a field without a label with its placeholder, which isn't its text, and a page control with its
        // name.
        let field = object as? UITextField
        let name = field?.placeholder ?? (object as? UIPageControl)?.accessibilityUserInputLabels?.first
        let label = object.accessibilityLabelWithHeaders ?? name ?? ""
        let isEmptyField = field.map { $0.text?.isEmpty ?? true } ?? false
        let value = isEmptyField && object.spokenValue == field?.placeholder ? field?.text : object.spokenValue
        // Text or an image without a label has no description.
        if label.isEmpty, role == .image || ([.text, .heading].contains(role) && value?.isEmpty ?? true) { return nil }
        return AccessibleElement(
            id: id, role: role, label: label, value: value, hint: object.accessibilityHint,
            identifier: object.accessibilityIdentifier, language: object.spokenLanguage, frame: frame.rect,
            isEnabled: !traits.contains(.notEnabled), isSelected: traits.contains(.selected),
            isExpanded: object.isAccessibilityExpanded, actions: object.allAccessibilityActions.map(\.name),
            groups: rows + [(object as? any AccessibilityGrouping)?.accessibilityGroup].compactMap(\.self),
            dialog: dialog, rotors: object.allAccessibilityRotors.map(\.shownName),
            spokenNames: object.accessibilityUserInputLabels ?? [],
            lines: (object as? any UIAccessibilityReadingContent).map { ReadingLines($0, in: frame).lines } ?? [])
    }

    @MainActor private func shownRole(_ traits: UIAccessibilityTraits) -> AccessibleElement.Role {
        if traits.contains(.searchField) { return .searchField }
        if object is any UIKeyInput { return .textField }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.toggleButton) { return .toggle }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) || role == .button { return .button }
        if traits.contains(.header) || role == .heading { return .heading }
        // A control without a role trait has an action, too.
        if object is UIControl { return .button }
        return traits.contains(.image) ? .image : .text
    }
}

extension UIResponder {
    /// The identifier of the responder for hosts; `nil` for a responder that isn't an element.
    fileprivate var accessibilityIdentity: UInt64? {
        (self as? UIView)?.layer.identity ?? (self as? UIAccessibilityElement)?.identity
    }

    /// The responder and the following responders in its chain.
    fileprivate var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }

    /// Scrolls the enclosing scroll views until all of the element is visible.
    fileprivate func scrollToVisible() {
        guard let view = chain.lazy.compactMap({ $0 as? UIView }).first else { return }
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let scrollView = outer as? UIScrollView, scrollView.isScrollEnabled else { continue }
            scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: true)
        }
    }
}

extension AccessibleElement.Direction {
    fileprivate var scrollDirection: UIAccessibilityScrollDirection {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}
