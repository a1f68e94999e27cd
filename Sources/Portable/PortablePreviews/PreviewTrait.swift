import PortableUIKit

/// A setting of a preview, such as its size or the orientation of its device.
public struct PreviewTrait<T>: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void

    /// Creates a trait that changes settings.
    package init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) {
        self.change = change
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device. This is the default.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// The size that the content needs on the device.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// Returns a trait with a fixed size, in points. A side that is less than 1 point is set to 1 point.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    /// The portrait orientation of the device.
    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }

    /// The upside-down portrait orientation of the device. Differs from UIKit: it has the same layout as ``portrait``.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }

    /// The landscape orientation with the device's right side at the bottom.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscape } }

    /// The landscape orientation with the device's left side at the bottom. Differs from UIKit: it has the same layout
    /// as ``landscapeLeft``.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscape } }
}

/// The settings of a preview.
package struct PreviewSettings: Sendable {
    /// The size of a preview.
    package enum Layout: Sendable, Hashable {
        case device, sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
    }

    /// The orientation of a preview's device.
    package enum Orientation: Sendable, Hashable {
        case portrait, landscape
    }

    /// The size of the preview. The default is the size of the device.
    package var layout = Layout.device
    /// The orientation of the device, or `nil` (the default) for its current orientation.
    package var orientation: Orientation?
    /// The name of the device, or `nil` (the default) for the current device.
    package var device: String?
    private var contentModifiers: [@MainActor @Sendable (Any) -> Any] = []

    /// Creates the default settings.
    package init() {}

    /// Creates the settings that the given traits specify.
    package init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits { trait.change(&self) }
    }

    /// Adds a closure that returns the content of the preview with a modifier.
    package mutating func addContentModifier(_ modifier: @escaping @MainActor @Sendable (Any) -> Any) {
        contentModifiers.append(modifier)
    }

    /// Returns the content of the preview with all modifiers, the first one innermost.
    @MainActor package func modifiedContent(_ content: Any) -> Any { contentModifiers.reduce(content) { $1($0) } }
}
