import PortableUIKit

extension View {
    /// Sets the name of the view's preview, or `nil` for the name of its type.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(_PreviewModifier { $0.name = value })
    }

    /// Sets the size of the view's preview. The default is the size of its device.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(_PreviewModifier { $0.settings.layout = value.layout })
    }

    /// Sets the device of the view's preview, by its name, or `nil` for the current device.
    ///
    /// Snapshots have the size of the device. Pages aren't affected unless they are opened with it. An unknown device
    /// is logged and ignored.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(_PreviewModifier { $0.settings.device = value?.rawValue })
    }

    /// Sets the orientation of the device of the view's preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_PreviewModifier { $0.settings.orientation = value.orientation })
    }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the content, which fits in the device's screen.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)

    fileprivate var layout: PreviewSettings.Layout {
        switch self {
        case .device: .device
        case .sizeThatFits: .sizeThatFits
        case .fixed(let width, let height): .fixed(width: width, height: height)
        }
    }
}

/// A device by its name, such as "iPhone 15 Pro".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a device from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a device from a name.
    public init(stringLiteral: String) {
        self.init(rawValue: stringLiteral)
    }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    /// The identity of the orientation.
    public let id: String
    fileprivate let orientation: PreviewSettings.Orientation

    /// The device is upright.
    public static let portrait = InterfaceOrientation(id: "portrait", orientation: .portrait)
    /// The device is upside down. Screens are laid out as in portrait orientation.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown", orientation: .portrait)
    /// The device is on its right side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft", orientation: .landscape)
    /// The device is on its left side. Screens are laid out as on a device on its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight", orientation: .landscape)

    /// All orientations.
    public static var allCases: [InterfaceOrientation] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }
}
