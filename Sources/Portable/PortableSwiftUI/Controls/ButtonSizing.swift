import Foundation

/// The width of buttons, and of other controls that are displayed as buttons.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind { case automatic, fitted, flexible }
    private let kind: Kind

    /// The width that matches the button's context: the width of its content.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    /// The width of the button's content.
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
    /// The available width.
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }

    /// The maximum width of the label, or `nil` for its own width.
    var maximumLabelWidth: CGFloat? { kind == .flexible ? .infinity : nil }
}

private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// The width of buttons. The default is automatic.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the width of buttons in the view. It affects bordered buttons, and buttons on glass.
    ///
    /// Differs from SwiftUI: other buttons, pickers, control groups, and toggles keep their width.
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
