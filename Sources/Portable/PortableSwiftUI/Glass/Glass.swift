import PortableUIKit

/// The appearance of glass.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }

    let kind: Kind
    var tintColor: Color?

    /// Glass that keeps content in front of it legible.
    public static var regular: Glass { Glass(kind: .regular) }
    /// The glass that is as transparent as possible.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass: the view is unchanged.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass with a tint color. `nil` means no tint.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// Returns the glass with a reaction to touches.
    ///
    /// Differs from SwiftUI: glass doesn't react to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of a capsule that fills a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of glass when it appears and disappears.
public struct GlassEffectTransition: Sendable {
    private enum Kind { case identity, matchedGeometry, materialize }
    private let kind: Kind

    /// The glass changes immediately.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// The glass moves out of the nearest glass in the same container.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass fades.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
    /// Shows glass behind the view.
    ///
    /// Differs from SwiftUI: glass is a translucent material with the tint over it and a light line at its edge.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: AnyShape(shape)))
    }

    /// Sets the identity of the view's glass, for transitions to glass with the same identity.
    ///
    /// Differs from SwiftUI: glass doesn't move from one view to another.
    public nonisolated func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Merges the view's glass with the glass of views with the same id in a namespace.
    ///
    /// Differs from SwiftUI: glass doesn't merge.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Sets the transition of the view's glass.
    ///
    /// Differs from SwiftUI: glass appears with its view.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A modifier that shows a material, or a color over a material, behind a view.
private nonisolated struct GlassModifier: ViewModifier {
    let glass: Glass
    let shape: AnyShape
    @Environment(\.displayScale) private var displayScale

    @MainActor func body(content: Content) -> some View {
        content.background {
            if glass.kind != .identity {
                ZStack {
                    shape.fill(GlassFill(isClear: glass.kind == .clear))
                    if let color = glass.tintColor {
                        shape.fill(color.opacity(UIGlassEffect.tintOpacity(isClear: glass.kind == .clear)))
                    }
                    edge
                }
            }
        }
    }
    /// The light at the edge, which is one pixel wide and inside the shape.
    @MainActor private var edge: some View {
        let light = LinearGradient(
            colors: UIGlassEffect.edgeColors.map { Color(uiColor: $0) }, startPoint: .top, endPoint: .bottom)
        return shape.stroke(light, lineWidth: 2 / max(displayScale, 1)).clipShape(shape)
    }
}

/// The material of UIKit's glass.
private nonisolated struct GlassFill: ShapeStyle {
    let isClear: Bool

    func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let isClear = isClear, traits = environment.traitCollection
        let fill = MainActor.assumeIsolated {
            MaterialFill(UIGlassEffect(style: isClear ? .clear : .regular).material, traits)
        }
        return _ResolvedStyle(.material(fill))
    }
}

/// A container whose glass is drawn together, and merges when its parts are close to each other.
///
/// Differs from SwiftUI: glass doesn't merge.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    /// - Parameters:
    ///   - spacing: The distance in points below which glass begins to merge. `nil` means the system's distance.
    ///   - content: The views with glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views of the container.
    @MainActor public var body: some View { content }
}
