import PortableUIKit

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// A small size.
    case small
    /// The default size.
    case regular
    /// A large size.
    case large
    /// The largest size.
    case extraLarge

    /// The corresponding size of UIKit's buttons.
    var buttonSize: UIButton.Configuration.Size {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .medium
        case .large, .extraLarge: .large
        }
    }
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of controls. The default is regular.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in the view. It affects bordered buttons.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
