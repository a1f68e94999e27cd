import Foundation
import SnapshotTesting

/// The size in which an image keeps a SwiftUI view.
public enum SwiftUISnapshotLayout: Sendable {
    /// The screen of a device.
    case device(config: ViewImageConfig)
    /// A size, in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view takes if nothing is proposed to it.
    case sizeThatFits
}
