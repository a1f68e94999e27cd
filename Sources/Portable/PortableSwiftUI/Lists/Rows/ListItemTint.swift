import PortableUIKit

/// A tint of the icons of labels in list rows.
public struct ListItemTint: Sendable {
    private enum Kind {
        case fixed(Color)
        case preferred(Color)
        case monochrome
    }

    private let kind: Kind

    /// Returns a tint with a color that the system doesn't replace.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }

    /// Returns a tint with a color that the system replaces if the user prefers another accent color.
    ///
    /// On iOS, there's no such preference: the color is the same as the color of ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }

    /// A gray tint, which the system doesn't replace.
    public static let monochrome = ListItemTint(kind: .monochrome)

    /// The style of the icons.
    var style: AnyShapeStyle {
        switch kind {
        case .fixed(let color), .preferred(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(Color(uiColor: .secondaryLabel))
        }
    }
}

extension View {
    /// Sets the tint of the icons of labels in rows.
    ///
    /// - Parameter tint: The tint. `nil` means the inherited tint.
    @_disfavoredOverload
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.listItemTint) { $0 = tint ?? $0 }
    }

    /// Sets the color of the icons of labels in rows, as ``ListItemTint/fixed(_:)`` does.
    ///
    /// - Parameter tint: The color. `nil` means the inherited tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
