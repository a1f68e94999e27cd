import Foundation
import PortableUIKit

/// A modifier that turns a view into a button. The button is pressed while a touch is on it or near it, and performs
/// its action when the touch ends there.
nonisolated struct PressModifier: ViewModifier {
    let isPressed: Binding<Bool>
    let action: @MainActor () -> Void

    func body(content: Content) -> some View {
        content
            .modifier(
                GestureModifier(
                    gesture: PressGesture(isPressed: isPressed, action: action), priority: .normal, mask: .all)
            )
            .modifier(ButtonAccessibilityModifier(action: action))
    }
}

/// A modifier that combines the content of a button into a single accessibility element.
nonisolated struct ButtonAccessibilityModifier: ViewModifier {
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        let (action, isEnabled) = (action, isEnabled)
        return content.accessibilityElement(children: .combine).modifier(
            AccessibilityAttachmentModifier { properties, _ in
                properties.traits = isEnabled ? .button : [.button, .notEnabled]
                properties.activate = { if isEnabled { MainActor.assumeIsolated { action() } } }
            })
    }
}

private nonisolated struct PressGesture: PrimitiveGesture {
    let isPressed: Binding<Bool>
    let action: @MainActor () -> Void

    typealias Value = Bool

    @MainActor static func _makeTracker(_ gesture: PressGesture) -> _GestureTracker<Bool> { PressTracker(gesture) }
}

private final class PressTracker: _GestureTracker<Bool> {
    /// The maximum distance of a touch from a pressed button, in points.
    private static let reach: CGFloat = 70

    private var gesture: PressGesture
    private var isDown = false

    init(_ gesture: PressGesture) {
        self.gesture = gesture
    }

    override func next(_ event: GestureEvent) -> GesturePhase<Bool> {
        let isNear = CGRect(origin: .zero, size: event.element.frame.size.cgSize)
            .insetBy(dx: -Self.reach, dy: -Self.reach).contains(event.localLocation)
        switch event.kind {
        case .began: return .possible(true)
        case .moved: return .possible(isNear)
        case .ended: return isNear ? .ended(true) : .failed
        case .waited: return phase
        }
    }

    override func inheritState(_ other: _GestureTracker<Bool>) {
        if let other = other as? PressTracker { gesture = other.gesture }
    }

    override func deliver() {
        var isPressed = false
        if case .possible(let value) = phase { isPressed = value ?? false }
        show(isPressed)
        if case .ended = phase { gesture.action() }
    }

    override func wasCancelled() { show(false) }

    private func show(_ isPressed: Bool) {
        guard isPressed != isDown else { return }
        isDown = isPressed
        gesture.isPressed.wrappedValue = isPressed
    }
}
