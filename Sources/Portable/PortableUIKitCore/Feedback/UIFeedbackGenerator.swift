/// A generator of haptic feedback. Like an iPad, the device has no haptics: all its methods do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that has the interaction, or `nil`.
    open private(set) weak var view: UIView?

    /// Creates a generator without a view.
    public override init() {
        super.init()
    }

    /// A generator for what happens in a view, to which it is added as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Prepares for feedback. It does nothing.
    open func prepare() {}

    /// Called before the generator is added to a view, or taken away from one.
    open func willMove(to view: UIView?) {}

    /// Called after the generator was added to a view, or taken away from one.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}

/// A generator of feedback for collisions. It has no effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of collision that the feedback simulates.
    public enum FeedbackStyle: Int, Sendable {
        /// Small, light things.
        case light = 0
        /// Things of medium size.
        case medium = 1
        /// Large, heavy things.
        case heavy = 2
        /// Soft things.
        case soft = 3
        /// Hard things.
        case rigid = 4
    }

    /// The kind of collision.
    let style: FeedbackStyle

    /// A generator for things of medium size.
    public override init() {
        style = .medium
        super.init()
    }

    /// A generator for such things.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator for such things in a view, to which it is added as an interaction.
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Things have collided.
    open func impactOccurred() {}

    /// Things have collided.
    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Things have collided at a place of the view.
    open func impactOccurred(at location: CGPoint) {}

    /// Things have collided at a place of the view.
    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of feedback for changes of the selection. It has no effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Something else is selected.
    open func selectionChanged() {}

    /// Something else is selected at a place of the view.
    open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for results of tasks. It has no effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With a doubt.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// Something has ended.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}

    /// Something has ended at a place of the view.
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
    ) {}
}
