import Foundation
@_spi(Collage) import PortableQuartz

/// The accessibility properties of objects that aren't responders.
private let attachedSettings = ObjectAttachments<AccessibilitySettings?>()

@MainActor
extension NSObject {
    /// The accessibility properties that the app has set, or `nil` if it hasn't set any.
    var accessibilitySettings: AccessibilitySettings? {
        guard let responder = self as? UIResponder else { return attachedSettings.value(of: self) ?? nil }
        return responder.ownAccessibilitySettings
    }

    /// The accessibility properties, for setting one of them.
    private var changeableAccessibilitySettings: AccessibilitySettings {
        if let settings = accessibilitySettings { return settings }
        let settings = AccessibilitySettings()
        if let responder = self as? UIResponder {
            responder.ownAccessibilitySettings = settings
        } else {
            attachedSettings.change(of: self, from: nil) { $0 = settings }
        }
        return settings
    }

    // MARK: Values

    /// Returns the value of a closure or a property of the app, or `nil` if it has set neither.
    func accessibilitySetting<Value>(
        _ property: KeyPath<AccessibilityValues, Value?>,
        block: KeyPath<AccessibilityClosures, (@MainActor () -> Value?)?>? = nil
    ) -> Value? {
        guard let settings = accessibilitySettings else { return nil }
        if let block, let blocks = settings.blocks, let value = blocks.closures[keyPath: block]?() { return value }
        return settings.values[keyPath: property]
    }

    func setAccessibility<Value>(
        _ property: WritableKeyPath<AccessibilityValues, Value?>, _ value: Value?
    ) {
        changeableAccessibilitySettings.values[keyPath: property] = value
    }

    // MARK: Closures

    func accessibilityBlock<Value>(
        _ block: KeyPath<AccessibilityClosures, Value?>
    ) -> Value? {
        accessibilitySettings?.blocks?.closures[keyPath: block]
    }

    /// Returns a closure of a property that isn't optional.
    func accessibilityBlock<Value>(
        _ block: KeyPath<AccessibilityClosures, (@MainActor () -> Value?)?>, default value: Value
    ) -> (@MainActor () -> Value)? {
        guard let block = accessibilityBlock(block) else { return nil }
        return { block() ?? value }
    }

    func setAccessibilityBlock<Value>(_ block: WritableKeyPath<AccessibilityClosures, Value?>, _ value: Value?) {
        let settings = changeableAccessibilitySettings
        let blocks = settings.blocks ?? AccessibilityBlocks()
        settings.blocks = blocks
        blocks.closures[keyPath: block] = value
    }

    // MARK: Properties of any object

    /// Returns an optional property of a responder, or the setting of another object.
    func accessibility<Value>(
        _ ofResponder: KeyPath<UIResponder, Value?>, _ property: KeyPath<AccessibilityValues, Value?>,
        block: KeyPath<AccessibilityClosures, (@MainActor () -> Value?)?>? = nil
    ) -> Value? {
        guard let responder = self as? UIResponder else { return accessibilitySetting(property, block: block) }
        return responder[keyPath: ofResponder]
    }

    /// Returns a property of a responder, or the setting of another object.
    func accessibility<Value>(
        _ ofResponder: KeyPath<UIResponder, Value>, _ property: KeyPath<AccessibilityValues, Value?>,
        block: KeyPath<AccessibilityClosures, (@MainActor () -> Value?)?>? = nil, default value: Value
    ) -> Value {
        guard let responder = self as? UIResponder else {
            return accessibilitySetting(property, block: block) ?? value
        }
        return responder[keyPath: ofResponder]
    }

    /// Sets an optional property of a responder, or the setting of another object.
    func setAccessibility<Value>(
        _ ofResponder: ReferenceWritableKeyPath<UIResponder, Value?>,
        _ property: WritableKeyPath<AccessibilityValues, Value?>, _ value: Value?
    ) {
        guard let responder = self as? UIResponder else { return setAccessibility(property, value) }
        responder[keyPath: ofResponder] = value
    }

    /// Sets a property of a responder, or the setting of another object.
    func setAccessibility<Value>(
        _ ofResponder: ReferenceWritableKeyPath<UIResponder, Value>,
        _ property: WritableKeyPath<AccessibilityValues, Value?>, _ value: Value
    ) {
        guard let responder = self as? UIResponder else { return setAccessibility(property, value) }
        responder[keyPath: ofResponder] = value
    }

    // MARK: Attributed texts

    /// Returns text with attributes: that of a closure or a property, or else the plain text.
    func attributedAccessibility(
        _ property: KeyPath<AccessibilityValues, NSAttributedString?>,
        block: KeyPath<AccessibilityClosures, (@MainActor () -> NSAttributedString?)?>, text: String?
    ) -> NSAttributedString? {
        accessibilitySetting(property, block: block) ?? text.map { NSAttributedString(string: $0) }
    }

    /// The names with which the user refers to the object by voice, or `nil` if the app has set none.
    package var spokenNames: [NSAttributedString]? {
        accessibilitySetting(\.userInputLabels, block: \.userInputLabels)
    }

    /// A Boolean value that indicates whether the object has accessibility focus on its device.
    var hasAccessibilityFocus: Bool { DeviceContext.current.memory.accessibilityFocus === self }
}

extension UIResponder {
    /// The point that's touched unless the app has set another one: the center of the path or of the frame.
    var defaultActivationPoint: CGPoint {
        let frame = accessibilityPath?.bounds ?? accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A Boolean value that indicates whether the element has an action, judged by its type and its traits.
    var respondsByDefault: Bool {
        self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
    }

    /// Returns the frontmost accessibility element at a point of the window: the responder or one in it.
    func element(atWindowPoint point: CGPoint) -> Any? {
        guard let view = self as? UIView, let window = view.window ?? view as? UIWindow else {
            return isAccessibilityElement && contains(point) ? self : nil
        }
        let screen = CGPoint(
            x: point.x + window.frame.minX - window.bounds.minX, y: point.y + window.frame.minY - window.bounds.minY)
        var collector = AccessibilityCollector(clip: window.screen.bounds, isRightToLeft: view.isRightToLeft)
        collector.collect(view)
        return collector.elements.last { $0.frame.contains(screen) && $0.object.contains(screen) }?.object
    }

    /// Returns whether the path or the frame of the element contains a point of the screen.
    private func contains(_ point: CGPoint) -> Bool {
        accessibilityPath?.contains(point) ?? accessibilityFrame.contains(point)
    }
}
