import PortableUIKit

/// Something that a preview is told: how large it is, or how its device is held.
public struct PreviewTrait<T>: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as the device, which is how previews are shown by default.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// As large as the content wants to be on the device.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// As large as this, in points. Sides of less than a point are one.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    /// On a device that stands upright.
    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }

    /// On a device that stands on its head. Screens are laid out as on one that stands upright.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }

    /// On a device that lies on its right side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscape } }

    /// On a device that lies on its left side. Screens are laid out as on one that lies on its right side.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscape } }
}

/// How a preview is shown.
package struct PreviewSettings: Sendable, Hashable {
    /// How large it is.
    package enum Layout: Sendable, Hashable {
        case device, sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
    }

    /// How its device is held.
    package enum Orientation: Sendable, Hashable {
        case portrait, landscape
    }

    /// How large it is; as its device by default.
    package var layout = Layout.device
    /// How its device is held; nil, the default, for however it is.
    package var orientation: Orientation?
    /// The name of its device; nil, the default, for whichever it is shown on.
    package var device: String?

    /// A preview as large as its device.
    package init() {}

    /// What traits say.
    package init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits { trait.change(&self) }
    }
}
