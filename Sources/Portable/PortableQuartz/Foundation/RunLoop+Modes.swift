import Foundation

extension RunLoop.Mode {
    /// The mode of a run loop while the user drags or scrolls.
    ///
    /// Differs from UIKit: scrolling doesn't change the mode, so sources that are only in this mode don't run.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
