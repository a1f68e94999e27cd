import DisplayList
import LayoutGeometry
import PortableUIKit

/// A color or a pattern for drawing shapes and text.
public nonisolated protocol ShapeStyle: Sendable {
    /// The type of the resolved style, for styles that depend on the environment.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style for the given environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    // The style to draw. Only built-in styles implement this requirement.
    func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle
}

extension ShapeStyle {
    /// Resolves the style for the environment, and then resolves the result.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        resolve(in: environment)._resolved(environment, level: level)
    }

    /// Returns the style with a pattern that covers the given rectangle instead of the shape's rectangle.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }

    /// Returns the style with an opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

    /// Returns the style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Resolved == Never {
    /// Not available, because there's no style to resolve.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a style that doesn't need to be resolved.")
    }
}

extension Never: ShapeStyle {
    /// Not available, because there's no style to resolve.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        fatalError("Never isn't a style.")
    }
}

/// The fill and the shadows that a style resolves to.
public nonisolated struct _ResolvedStyle: Equatable, Sendable {
    enum Fill: Equatable, Sendable {
        case color(DisplayList.Color)
        case gradient(GradientFill)
        case image(ImageFill)
        case material(MaterialFill)
    }

    var fill: Fill
    var opacity = 1.0
    /// The rectangle that a pattern covers, or `nil` for the rectangle of the shape.
    var bounds: CGRect?
    var shadow: DisplayNode.Shadow?
    /// The inner shadows of the outline, from back to front.
    var innerShadows: [DisplayNode.Shadow] = []

    init(_ fill: Fill) {
        self.fill = fill
    }

    /// The only color of the style, for content that can't be drawn with patterns.
    var color: DisplayList.Color {
        switch fill {
        case .color(let color): color.multiplyingAlpha(by: opacity)
        case .gradient(let gradient): (gradient.stops.first?.color ?? .clear).multiplyingAlpha(by: opacity)
        case .image: .clear
        case .material(let material): material.tint.multiplyingAlpha(by: opacity)
        }
    }

    /// Returns a level of the style. Higher levels are more transparent.
    func leveled(_ level: Int) -> _ResolvedStyle {
        guard level > 0 else { return self }
        var style = self
        style.opacity *= [1, 0.5, 0.25, 0.18, 0.12][min(level, 4)]
        return style
    }

    /// Returns the paint for a shape in `rect`, or `nil` if the fill can't be expressed as a paint.
    func paint(in rect: Rect) -> Paint? {
        switch fill {
        case .color: .color(color)
        case .gradient(let gradient): .gradient(gradient.gradient(in: bounds?.rect ?? rect, opacity: opacity))
        case .image, .material: nil
        }
    }
}

/// The style that `in(_:)` returns.
public nonisolated struct _AnchoredShapeStyle<S: ShapeStyle>: ShapeStyle {
    let style: S
    let bounds: CGRect

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var resolved = style._resolved(environment, level: level)
        resolved.bounds = bounds
        return resolved
    }
}

/// The style that `opacity(_:)` returns.
public nonisolated struct _OpacityShapeStyle<S: ShapeStyle>: ShapeStyle {
    let style: S
    let opacity: Double

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var resolved = style._resolved(environment, level: level)
        resolved.opacity *= min(max(opacity, 0), 1)
        return resolved
    }
}

/// The style that `shadow(_:)` returns.
public nonisolated struct _ShadowShapeStyle<S: ShapeStyle>: ShapeStyle {
    let style: S
    let shadow: ShadowStyle

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var resolved = style._resolved(environment, level: level)
        let made = DisplayNode.Shadow(
            color: shadow.color.color(in: environment), radius: Double(shadow.radius),
            offset: Size(width: Double(shadow.x), height: Double(shadow.y)))
        if shadow.isInner {
            resolved.innerShadows.append(made)
        } else {
            resolved.shadow = made
        }
        return resolved
    }
}

/// A shadow of a style.
public nonisolated struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// Returns a shadow behind the shape.
    ///
    /// - Parameters:
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset to the right, in points.
    ///   - y: The vertical offset downward, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// Returns a shadow inside the shape, as if the shape were cut out. Texts and symbols don't draw it.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset to the right, in points.
    ///   - y: The vertical offset downward, in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }
}

/// A type-erased style.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        style._resolved(environment, level: level)
    }
}

extension AnyShapeStyle: CustomComparable {
    func isSame(as other: AnyShapeStyle) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            guard let other = other.style as? S else { return false }
            return MainActor.assumeIsolated { ValueComparator.areEqual(style, other) }
        }
        return isSame(style)
    }
}
