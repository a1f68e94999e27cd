import PortableUIKit

/// Haptic or audio feedback for an event.
///
/// The feedback is played by UIKit's feedback generators. See `UIFeedbackGenerator` for the devices that support it.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Light or small things.
        public static let light = Weight(style: .light)
        /// Things of medium weight or size.
        public static let medium = Weight(style: .medium)
        /// Heavy or large things.
        public static let heavy = Weight(style: .heavy)
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Hard things.
        public static let rigid = Flexibility(style: .rigid)
        /// Solid things.
        public static let solid = Flexibility(style: .medium)
        /// Soft things.
        public static let soft = Flexibility(style: .soft)
    }

    private enum Kind: Equatable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
        /// Feedback that only some devices support, identified by its name.
        case other(String)
    }

    private let kind: Kind

    /// Something has ended well.
    public static let success = SensoryFeedback(kind: .notification(.success))
    /// Something has ended with a doubt.
    public static let warning = SensoryFeedback(kind: .notification(.warning))
    /// Something has gone wrong.
    public static let error = SensoryFeedback(kind: .notification(.error))
    /// Something else is selected.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has become larger.
    public static let increase = SensoryFeedback(kind: .other("increase"))
    /// A value has become smaller.
    public static let decrease = SensoryFeedback(kind: .other("decrease"))
    /// Something begins.
    public static let start = SensoryFeedback(kind: .other("start"))
    /// Something stops.
    public static let stop = SensoryFeedback(kind: .other("stop"))
    /// A dragged item is aligned with another one.
    public static let alignment = SensoryFeedback(kind: .other("alignment"))
    /// A value has reached another level.
    public static let levelChange = SensoryFeedback(kind: .other("levelChange"))
    /// A line that is drawn has come to its end.
    public static let pathComplete = SensoryFeedback(kind: .other("pathComplete"))
    /// Things of medium weight have collided.
    public static let impact = impact()

    /// Feedback for a collision.
    /// - Parameters:
    ///   - weight: The weight of the objects.
    ///   - intensity: The intensity of the collision, from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity: intensity))
    }

    /// Feedback for a collision.
    /// - Parameters:
    ///   - flexibility: The flexibility of the objects.
    ///   - intensity: The intensity of the collision, from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity: intensity))
    }

    /// Has it felt.
    @MainActor func play() {
        switch kind {
        case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact(let style, let intensity):
            UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
        // Phones and pads have nothing for these.
        case .other: break
        }
    }
}

extension View {
    /// Plays feedback when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Plays feedback when a value changes and a condition is true for the change.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays the feedback that a closure returns for the change of a value, or none if it returns nil.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            guard let feedback = feedback(old, new) else { return }
            MainActor.assumeIsolated { feedback.play() }
        }
    }
}
