import PortableUIKit

/// A button style that matches the button's context. By default, it shows the label in the tint color.
@preconcurrency @MainActor
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a button.
    public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}

/// The label in the tint color. In a list row, the entire row responds to taps.
private struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if isInListRow {
            SingleView(
                content: BorderlessLabel(
                    configuration: ButtonStyleConfiguration(
                        role: configuration.role,
                        label: ButtonStyleConfiguration.Label(content: configuration.label.content), isPressed: false))
            )
            .modifier(RowActionModifier(kind: .button, action: configuration.action))
            .modifier(ButtonAccessibilityModifier(action: configuration.action))
        } else {
            StyledButton(style: BorderlessButtonBody(), configuration: configuration)
        }
    }
}

/// A button style that shows the label in the tint color.
@preconcurrency @MainActor
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a button.
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: BorderlessButtonBody(), configuration: configuration)
    }
}

/// A button style that shows the label unchanged.
@preconcurrency @MainActor
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a button.
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: PlainButtonBody(), configuration: configuration)
    }
}

/// A button style that shows the label in the tint color, on a background with a lighter tint color.
@preconcurrency @MainActor
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a button.
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: BorderedButtonBody(isProminent: false), configuration: configuration)
    }
}

/// A button style that shows a white label on the tint color.
@preconcurrency @MainActor
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a button.
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: BorderedButtonBody(isProminent: true), configuration: configuration)
    }
}

extension DefaultButtonStyle: ButtonlessStyle {}
extension BorderlessButtonStyle: ButtonlessStyle {}
extension PlainButtonStyle: ButtonlessStyle {}
extension BorderedButtonStyle: ButtonlessStyle {}
extension BorderedProminentButtonStyle: ButtonlessStyle {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// A button style that matches the button's context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style that shows the label in the tint color.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that shows the label unchanged.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style that shows the label on a background with a lighter tint color.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style that shows a white label on the tint color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The opacity of a pressed button, as in UIKit.
private let pressedOpacity = 0.2

private struct BorderlessButtonBody: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        BorderlessLabel(configuration: configuration)
    }
}

private struct BorderlessLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var givenStyles

    var body: some View {
        configuration.label
            .foregroundStyle(color)
            .opacity(configuration.isPressed ? pressedOpacity : 1)
            .modifier(WholeAreaModifier())
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        // A foreground style that's set around the button takes precedence over the tint.
        if givenStyles != nil { return AnyShapeStyle(.primary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

private struct PlainButtonBody: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration: configuration) }
}

private struct PlainLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    }
}

private struct BorderedButtonBody: ButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        OutlinedLabel(configuration: configuration, isProminent: isProminent) {
            BorderedLabel(configuration: configuration, isProminent: isProminent)
        }
    }
}

/// A label with the insets of UIKit's bordered buttons.
private struct BorderedLabel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing

    var body: some View {
        paddedLabel
            .background { borderShape.fill(ground).opacity(groundOpacity) }
            .opacity(configuration.isPressed ? 0.75 : 1)
            .modifier(WholeAreaModifier())
    }

    /// The label with padding. A circular border has the same padding on all sides, and is square.
    @ViewBuilder private var paddedLabel: some View {
        // An icon in the label has the foreground color, not the tint color of icons in list rows.
        let label = configuration.label.frame(maxWidth: sizing.maximumLabelWidth).foregroundStyle(foreground)
            .environment(\.listContext, nil)
        if borderShape.outline == .circle {
            SquareLayout { label.padding(insets.top) }
        } else {
            label.padding(insets)
        }
    }

    private var insets: EdgeInsets {
        var button = UIButton.Configuration.bordered()
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
        return isProminent ? AnyShapeStyle(Color.white) : tint
    }

    private var ground: AnyShapeStyle { isEnabled ? tint : AnyShapeStyle(Color.gray) }

    private var groundOpacity: Double { isProminent && isEnabled ? 1 : 0.15 }
}
