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

    /// Returns the glass in a color; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// Returns the glass that reacts to touches.
    ///
    /// Differs from SwiftUI: glass doesn't react to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that names no other: a capsule.
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

    /// Immediately.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// Out of the nearest glass in the same container.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// A fade.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
    /// Shows glass behind the view.
    ///
    /// Differs from SwiftUI: glass is a translucent material with the tint over it.
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

    /// Merges the view's glass with that of the views of the same name.
    ///
    /// Differs from SwiftUI: glass doesn't merge.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Sets how the view's glass appears and disappears.
    ///
    /// Differs from SwiftUI: glass appears with its view.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Shows a material, or a color over one, behind a view.
private nonisolated struct GlassModifier: ViewModifier {
    let glass: Glass
    let shape: AnyShape

    @MainActor func body(content: Content) -> some View {
        content.background {
            if glass.kind != .identity {
                ZStack {
                    shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
                    if let color = glass.tintColor { shape.fill(color.opacity(glass.kind == .clear ? 0.4 : 0.75)) }
                }
            }
        }
    }
}

/// A view whose glass is drawn together, and merges where it is near.
///
/// Differs from SwiftUI: glass doesn't merge.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    /// - Parameters:
    ///   - spacing: The distance in points below which glass begins to merge; nil for the system's.
    ///   - content: The views with glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views of the container.
    @MainActor public var body: some View { content }
}
