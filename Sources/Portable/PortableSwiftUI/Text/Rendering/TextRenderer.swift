import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A type that draws texts with custom code.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///             var copy = context
///             copy.translateBy(x: 0, y: 4 * sin(phase + Double(index) / 2))
///             copy.draw(slice)
///         }
///     }
/// }
/// ```
///
/// A renderer with animatable data draws each frame of an animation.
public protocol TextRenderer: Animatable {
    /// Draws the text. The coordinate space is that of the text view.
    ///
    /// - Parameters:
    ///   - layout: The lines of the text.
    ///   - ctx: The context to draw in. It isn't clipped to the text view.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of the text view for a proposal, in points. The default is the size of the text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance from the edges of the text view that the drawing can cover, in points. The default is zero.
    ///
    /// Differs from SwiftUI: the value isn't used, because the drawing is never clipped.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size of the text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No padding.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for the text that a text renderer draws.
public struct TextProxy {
    let size: (ProposedSize) -> Size

    /// Returns the size of the text for a proposal, in points, without the effects of the renderer.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal.proposal).cgSize }
}

extension View {
    /// Sets the renderer of the texts in the view.
    ///
    /// It also replaces the drawing of redacted texts, and texts with a renderer don't cross-fade when they change.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// The modifier that passes a renderer to texts, with the current value of its animatable data.
private nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.textRenderer, AnyTextRenderer(base: renderer))
    }
}

/// A type-erased text renderer, which is used only on the main actor.
nonisolated struct AnyTextRenderer: Equatable, @unchecked Sendable {
    let base: any TextRenderer

    @MainActor private func isSame(as other: AnyTextRenderer) -> Bool {
        func isSame<Renderer: TextRenderer>(_ renderer: Renderer) -> Bool {
            (other.base as? Renderer).map { ValueComparator.areEqual(renderer, $0) } ?? false
        }
        return isSame(base)
    }

    static func == (left: AnyTextRenderer, right: AnyTextRenderer) -> Bool {
        isOnMainActor && MainActor.assumeIsolated { left.isSame(as: right) }
    }
}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
    /// The renderer of texts, or `nil` if they're drawn as usual.
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
