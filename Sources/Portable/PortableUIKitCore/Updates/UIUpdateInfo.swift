import Foundation

/// The times of an update of the interface.
///
/// Differs from UIKit: hosts present a frame when they have received it, so no update has a low latency.
@preconcurrency @MainActor
public class UIUpdateInfo: NSObject {
    /// The time between two updates, in seconds.
    private static let framePeriod = 1.0 / 60

    /// The time for models that depend on the time, such as animations. It's the time of the display links.
    public let modelTime: TimeInterval

    /// Creates the description of an update at a time.
    required init(modelTime: TimeInterval) {
        self.modelTime = modelTime
        super.init()
    }

    /// Returns the current update of a window scene's display, or `nil` if there's none.
    public class func current(for windowScene: UIWindowScene) -> Self? {
        windowScene.windows.first?.device.flatMap(current)
    }

    /// Returns the current update of a view's display, or `nil` if there's none or the view isn't in a window.
    public class func current(for view: UIView) -> Self? { view.window?.device.flatMap(current) }

    private class func current(on device: DeviceContext) -> Self? {
        device.updates.info.map { Self(modelTime: $0.modelTime) }
    }

    /// The time until which the update should be complete.
    public var completionDeadlineTime: TimeInterval { modelTime + Self.framePeriod }

    /// The time at which the frame is probably visible.
    public var estimatedPresentationTime: TimeInterval { modelTime + Self.framePeriod }

    /// A Boolean value that indicates whether the frame is presented as soon as possible. It's `false`.
    public var isImmediatePresentationExpected: Bool { false }

    /// A Boolean value that indicates whether the update has phases with low latency. It's `false`.
    public var isLowLatencyEventDispatchConfirmed: Bool { false }

    /// A Boolean value that indicates whether a phase with low latency is running. It's `false`.
    public var isPerformingLowLatencyPhases: Bool { false }
}
