/// A type that describes whether the user can select text.
public protocol TextSelectability: Sendable {
    /// A Boolean value that indicates whether the user can select text.
    static var allowsSelection: Bool { get }
}

/// A type that allows the selection of text.
public struct EnabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates whether the user can select text.
    public static let allowsSelection = true
}

/// A type that prevents the selection of text.
public struct DisabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates whether the user can select text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A value that allows the selection of text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A value that prevents the selection of text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether the user can select the text in the view.
    ///
    /// Differs from SwiftUI: text can't be selected or copied.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        self
    }
}
