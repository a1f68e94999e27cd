import Foundation

// The accessibility methods that UIKit adds to all objects. `UIResponder` has methods of the same names, which subclasses
// override.

@MainActor
extension NSObjectAccessibility where Self: NSObject {
    /// Returns the number of elements in this element. The default is the count of `accessibilityElements`.
    public func accessibilityElementCount() -> Int {
        (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }

    /// Returns the element at the given position, or `nil` if there's none.
    public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element, or `NSNotFound` if it isn't in this element.
    public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    /// Activates the element. Returns whether the activation is complete.
    public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? accessibilitySettings?.blocks?.closures.activate?() ?? false
    }

    /// Increases the value of an adjustable element.
    public func accessibilityIncrement() {
        guard let responder = self as? UIResponder else {
            return accessibilitySettings?.blocks?.closures.increment?() ?? ()
        }
        responder.accessibilityIncrement()
    }

    /// Decreases the value of an adjustable element.
    public func accessibilityDecrement() {
        guard let responder = self as? UIResponder else {
            return accessibilitySettings?.blocks?.closures.decrement?() ?? ()
        }
        responder.accessibilityDecrement()
    }

    /// Scrolls the container of the element by a page. Returns whether it scrolled.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        (self as? UIResponder)?.accessibilityScroll(direction) ?? false
    }

    /// Dismisses the container of the element. Returns whether it was dismissed.
    public func accessibilityPerformEscape() -> Bool {
        (self as? UIResponder)?.accessibilityPerformEscape() ?? accessibilitySettings?.blocks?.closures.escape?()
            ?? false
    }

    /// Performs the most important action in the current state of the app. Returns whether it performed one.
    public func accessibilityPerformMagicTap() -> Bool {
        (self as? UIResponder)?.accessibilityPerformMagicTap() ?? accessibilitySettings?.blocks?.closures.magicTap?()
            ?? false
    }

    /// Zooms in on a point. Returns whether the content was zoomed.
    public func accessibilityZoomIn(at point: CGPoint) -> Bool {
        (self as? UIResponder)?.accessibilityZoomIn(at: point) ?? false
    }

    /// Zooms out from a point. Returns whether the content was zoomed.
    public func accessibilityZoomOut(at point: CGPoint) -> Bool {
        (self as? UIResponder)?.accessibilityZoomOut(at: point) ?? false
    }

    /// Returns the accessibility element at a point in the coordinate space of the window, or `nil` if there's none.
    public func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
        (self as? UIResponder)?.accessibilityHitTest(point, with: event)
    }

    /// Notifies the element that the accessibility focus has moved to it.
    public func accessibilityElementDidBecomeFocused() {
        (self as? UIResponder)?.accessibilityElementDidBecomeFocused()
    }

    /// Notifies the element that the accessibility focus has left it.
    public func accessibilityElementDidLoseFocus() {
        (self as? UIResponder)?.accessibilityElementDidLoseFocus()
    }

    /// Returns whether an assistive technology has focused the element.
    public func accessibilityElementIsFocused() -> Bool {
        (self as? UIResponder)?.accessibilityElementIsFocused() ?? hasAccessibilityFocus
    }

    /// Returns the assistive technologies that have focused the element, or `nil` without one.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }
}
