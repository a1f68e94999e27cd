import PortableUIKit

/// The foreground style of the environment.
public nonisolated struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        environment.foreground(level)
    }
}

/// The background style of the environment.
public nonisolated struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        if let style = environment.backgroundStyle { return style._resolved(environment, level: level) }
        let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        return Color(uiColor: colors[min(level, 2)])._resolved(environment, level: 0)
    }
}

/// A level of the foreground style. Higher levels are more transparent.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        environment.foreground(min(self.level + level, 4))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the environment.
public nonisolated struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        (environment.tint ?? AnyShapeStyle(environment.hostTintColor))._resolved(environment, level: level)
    }
}

/// The style of separators.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        Color(uiColor: .separator)._resolved(environment, level: level)
    }
}

/// The color of selected items: the tint of the environment.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        TintShapeStyle()._resolved(environment, level: level)
    }
}

/// The color of links.
public nonisolated struct LinkShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        Color(uiColor: .link)._resolved(environment, level: level)
    }
}

/// The color of the placeholder text in an empty field.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        Color(uiColor: .placeholderText)._resolved(environment, level: level)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with an opacity.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// Returns the foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of the placeholder text in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The foreground styles by level. Missing levels are derived from the first one.
nonisolated struct ForegroundStyles: Sendable {
    var levels: [AnyShapeStyle]
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum HostTintKey: EnvironmentKey {
    static var defaultValue: UIColor? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The style of controls and links. `nil` means the app's accent color.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint color of the UIKit view that shows the views, or `nil` for the app's accent color.
    var hostTint: UIColor? {
        get { self[HostTintKey.self] }
        set { self[HostTintKey.self] = newValue }
    }

    /// The color that views have where no `tint(_:)` is set.
    fileprivate var hostTintColor: Color { Color(uiColor: hostTint ?? .tintColor) }

    /// The background style. If it's `nil`, the system's background style is used.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The tint as a color.
    package var tintColor: Color {
        guard let style = tint?.style else { return hostTintColor }
        if let color = style as? Color { return color.content == .accent ? hostTintColor : color }
        return Color(UIColor(style._resolved(self, level: 0).color))
    }

    /// Returns the foreground style at a level.
    func foreground(_ level: Int) -> _ResolvedStyle {
        guard let styles = foregroundStyles, let first = styles.levels.first else {
            let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
            return _ResolvedStyle(.color(labels[min(level, 4)].color(with: traitCollection)))
        }
        // Hierarchical styles refer to the foreground style of the enclosing view.
        var outer = self
        outer.foregroundStyles = nil
        if level < styles.levels.count { return styles.levels[level]._resolved(outer, level: 0) }
        if first.style is HierarchicalShapeStyle { return first._resolved(outer, level: level) }
        return first._resolved(outer, level: 0).leveled(level)
    }
}

extension View {
    /// Sets the foreground color of the view: of text, symbols, and shapes without a style.
    ///
    /// - Parameter color: The color, or `nil` for the inherited one.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            styles = color.map { ForegroundStyles(levels: [AnyShapeStyle($0)]) }
        }
    }

    /// Sets the foreground style of the view: of text, symbols, and shapes without a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the foreground style.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the foreground style.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the color of controls and links. `nil` means the inherited color.
    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the style of controls and links.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tint, AnyShapeStyle(tint))
    }

    /// Sets the color of controls and links. `nil` means the inherited color.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the background style of the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

/// The modifier that `foregroundStyle(_:)` applies.
public nonisolated struct _ForegroundStyleModifier: InputsModifier {
    let styles: [AnyShapeStyle]

    @MainActor func modify(_ inputs: inout _ViewInputs) {
        let outer = inputs.environment
        // Hierarchical styles refer to the current foreground style, which is replaced here.
        let resolved = styles.map { style -> AnyShapeStyle in
            guard let level = (style.style as? HierarchicalShapeStyle)?.level, outer.foregroundStyles != nil else {
                return style
            }
            return AnyShapeStyle(_FixedStyle(style: outer.foreground(level)))
        }
        inputs.environment.foregroundStyles = ForegroundStyles(levels: resolved)
    }
}

/// A style that was resolved in another environment.
nonisolated struct _FixedStyle: ShapeStyle {
    let style: _ResolvedStyle

    func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle { style.leveled(level) }
}
