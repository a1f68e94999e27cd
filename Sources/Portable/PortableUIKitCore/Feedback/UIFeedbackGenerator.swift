/// A generator of haptic feedback. Like an iPad, the device has no haptics: all its methods do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that has the interaction, or `nil`.
    open private(set) weak var view: UIView?

    /// Creates a generator without a view.
    public override init() {
        super.init()
    }

    /// Creates a generator for a view and adds it to the view as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Prepares for feedback.
    ///
    /// Differs from UIKit: the device has no haptic feedback, so the method does nothing.
    open func prepare() {}

    /// Called before the generator is added to a view or removed from one. Does nothing.
    open func willMove(to view: UIView?) {}

    /// Called after the generator is added to a view or removed from one. Does nothing.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}

/// A generator of feedback for collisions. It has no effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of collision that the feedback simulates.
    public enum FeedbackStyle: Int, Sendable {
        /// A collision between small or light objects.
        case light = 0
        /// A collision between medium-sized objects.
        case medium = 1
        /// A collision between large or heavy objects.
        case heavy = 2
        /// A collision between soft objects.
        case soft = 3
        /// A collision between rigid objects.
        case rigid = 4
    }

    /// The kind of collision.
    let style: FeedbackStyle

    /// Creates a generator with the ``FeedbackStyle/medium`` style.
    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator with the given style.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with the given style for a view and adds it to the view as an interaction.
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Reports a collision.
    ///
    /// Differs from UIKit: the device has no haptic feedback, so the method does nothing.
    open func impactOccurred() {}

    /// Reports a collision with the given intensity. Does nothing.
    /// - Parameter intensity: The intensity, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Reports a collision at a point of the view.
    ///
    /// Differs from UIKit: the device has no haptic feedback, so the method does nothing.
    open func impactOccurred(at location: CGPoint) {}

    /// Reports a collision with the given intensity at a point of the view.
    ///
    /// Differs from UIKit: the device has no haptic feedback, so the method does nothing.
    /// - Parameter intensity: The intensity, from 0 to 1.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of feedback for changes of the selection. It has no effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Reports a change of the selection. Does nothing.
    open func selectionChanged() {}

    /// Reports a change of the selection at a point of the view.
    ///
    /// Differs from UIKit: the device has no haptic feedback, so the method does nothing.
    open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for the results of tasks. It has no effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The results of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task produced a warning.
        case warning = 1
        /// The task failed.
        case error = 2
    }

    /// Reports the result of a task. Does nothing.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}

    /// Reports the result of a task at a point of the view.
    ///
    /// Differs from UIKit: the device has no haptic feedback, so the method does nothing.
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
    ) {}
}
