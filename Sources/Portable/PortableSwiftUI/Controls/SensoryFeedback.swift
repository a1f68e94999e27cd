import PortableUIKit

/// Haptic or audio feedback for an event.
///
/// The feedback is played by UIKit's feedback generators. See `UIFeedbackGenerator` for the devices that support it.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Light or small objects.
        public static let light = Weight(style: .light)
        /// Medium-weight or medium-sized objects.
        public static let medium = Weight(style: .medium)
        /// Heavy or large objects.
        public static let heavy = Weight(style: .heavy)
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Rigid objects.
        public static let rigid = Flexibility(style: .rigid)
        /// Solid objects.
        public static let solid = Flexibility(style: .medium)
        /// Soft objects.
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

    /// Feedback for a task that has succeeded.
    public static let success = SensoryFeedback(kind: .notification(.success))
    /// Feedback for a task that has produced a warning.
    public static let warning = SensoryFeedback(kind: .notification(.warning))
    /// Feedback for a task that has failed.
    public static let error = SensoryFeedback(kind: .notification(.error))
    /// Feedback for a change of the selection.
    public static let selection = SensoryFeedback(kind: .selection)
    /// Feedback for a value that increases.
    public static let increase = SensoryFeedback(kind: .other("increase"))
    /// Feedback for a value that decreases.
    public static let decrease = SensoryFeedback(kind: .other("decrease"))
    /// Feedback for an activity that starts.
    public static let start = SensoryFeedback(kind: .other("start"))
    /// Feedback for an activity that stops.
    public static let stop = SensoryFeedback(kind: .other("stop"))
    /// Feedback for a dragged item that's aligned with another item.
    public static let alignment = SensoryFeedback(kind: .other("alignment"))
    /// Feedback for a value that reaches another level.
    public static let levelChange = SensoryFeedback(kind: .other("levelChange"))
    /// Feedback for the completion of a drawn path.
    public static let pathComplete = SensoryFeedback(kind: .other("pathComplete"))
    /// Feedback for a collision of medium-weight objects.
    public static let impact = impact()

    /// Returns feedback for a collision.
    /// - Parameters:
    ///   - weight: The weight of the objects.
    ///   - intensity: The intensity of the collision, from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity: intensity))
    }

    /// Returns feedback for a collision.
    /// - Parameters:
    ///   - flexibility: The flexibility of the objects.
    ///   - intensity: The intensity of the collision, from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity: intensity))
    }

    /// Plays the feedback.
    @MainActor func play() {
        switch kind {
        case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact(let style, let intensity):
            UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
        // iPhone and iPad have no such feedback.
        case .other: break
        }
    }
}

extension View {
    /// Plays feedback when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Plays feedback when a value changes and a condition is `true` for the change.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays the feedback that a closure returns for the change of a value, or none if it returns `nil`.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            guard let feedback = feedback(old, new) else { return }
            MainActor.assumeIsolated { feedback.play() }
        }
    }
}
