import PortableUIKit

/// A button style with the label on glass.
///
/// Differs from SwiftUI: glass is a translucent material.
@preconcurrency @MainActor
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates a style with regular glass.
    public nonisolated init() { glass = .regular }

    /// Creates a style with a glass.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: GlassButtonBody(glass: glass), configuration: configuration)
    }
}

/// A button style with a white label on glass with the tint color.
///
/// Differs from SwiftUI: the background is the tint color without glass.
@preconcurrency @MainActor
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: GlassButtonBody(glass: nil), configuration: configuration)
    }
}

extension GlassButtonStyle: ButtonlessStyle {}
extension GlassProminentButtonStyle: ButtonlessStyle {}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button style with the label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Returns a button style with the label on the given glass.
    public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button style with a white label on glass with the tint color.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassButtonBody: ButtonStyle {
    /// The glass, or `nil` for a background in the tint color.
    let glass: Glass?

    func makeBody(configuration: Configuration) -> some View {
        OutlinedLabel(configuration: configuration, isProminent: glass == nil) {
            GlassLabel(configuration: configuration, glass: glass)
        }
    }
}

/// A label with the insets of UIKit's buttons, in a capsule or another border shape.
private struct GlassLabel: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing

    var body: some View {
        background
            .opacity(configuration.isPressed ? 0.75 : 1)
            .modifier(WholeAreaModifier())
    }

    @ViewBuilder private var background: some View {
        if let glass {
            paddedLabel.glassEffect(glass, in: shape)
        } else {
            paddedLabel.background(isEnabled ? tint : AnyShapeStyle(Color.gray.opacity(0.15)), in: shape)
        }
    }

    /// The border shape. The default is a capsule in all designs.
    private var shape: ButtonBorderShape { borderShape == .automatic ? .capsule : borderShape }

    /// The label with padding. A circular border has the same padding on all sides, and is square.
    @ViewBuilder private var paddedLabel: some View {
        let label = configuration.label.frame(maxWidth: sizing.maximumLabelWidth).foregroundStyle(foreground)
        if borderShape == .circle {
            SquareLayout { label.padding(insets.top) }
        } else {
            label.padding(insets)
        }
    }

    private var insets: EdgeInsets {
        var button = UIButton.Configuration.glass()
        button.buttonSize = controlSize.buttonSize
        let insets = button.contentInsets
        return EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    private var tint: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if glass == nil { return AnyShapeStyle(Color.white) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}
