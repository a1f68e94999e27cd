import Foundation
import SnapshotTesting

/// The size of a SwiftUI view in an image.
public enum SwiftUISnapshotLayout: Sendable {
    /// The screen of a device.
    case device(config: ViewImageConfig)
    /// A size, in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The ideal size of the view.
    case sizeThatFits
}
