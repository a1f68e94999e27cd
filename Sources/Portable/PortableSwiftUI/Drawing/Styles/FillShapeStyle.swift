import PortableUIKit

/// The fill of shapes that overlay other content, such as the track of a slider.
public nonisolated struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return Color(uiColor: colors[min(level, 3)])._resolved(environment, level: 0)
    }
}

/// The background of windows.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        Color(uiColor: .systemBackground)._resolved(environment, level: level)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of shapes that overlay other content. Its levels are the system's fill colors.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
