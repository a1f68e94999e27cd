import PortableUIKit

extension View {
    /// How the preview of the view is called where previews are listed; by its type if nil.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(_PreviewModifier { $0.name = value })
    }

    /// How large the preview of the view is; as its device by default.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(_PreviewModifier { $0.settings.layout = value.layout })
    }

    /// Sets the device of the view's preview, by its name, or nil for the current device.
    ///
    /// Snapshots have the size of the device. Pages aren't affected unless they are opened with it. An unknown device
    /// is logged and ignored.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(_PreviewModifier { $0.settings.device = value?.rawValue })
    }

    /// How the device of the view's preview is held.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_PreviewModifier { $0.settings.orientation = value.orientation })
    }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
    /// As its device.
    case device
    /// As its content wants to be on the device.
    case sizeThatFits
    /// As this, in points.
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

    /// A device of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A device of a name.
    public init(stringLiteral: String) {
        self.init(rawValue: stringLiteral)
    }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    /// The identity of the orientation.
    public let id: String
    fileprivate let orientation: PreviewSettings.Orientation

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait", orientation: .portrait)
    /// On its head. Screens are laid out as on a device that stands upright.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown", orientation: .portrait)
    /// On its right side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft", orientation: .landscape)
    /// The device is on its left side. Screens are laid out as on a device on its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight", orientation: .landscape)

    /// All ways to hold it.
    public static var allCases: [InterfaceOrientation] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }
}
