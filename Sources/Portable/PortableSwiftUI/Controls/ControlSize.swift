import PortableUIKit

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// As small as they get.
    case mini
    /// Small.
    case small
    /// As they are if nothing is said.
    case regular
    /// Large.
    case large
    /// As large as they get.
    case extraLarge

    /// UIKit's size of buttons.
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
    /// Sets how large controls in the view are. Bordered buttons follow it.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
