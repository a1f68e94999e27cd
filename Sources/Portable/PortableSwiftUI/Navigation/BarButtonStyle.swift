import PortableUIKit

/// The style of buttons on the glass of a bar: the label in the label color, or in white on glass with the tint color.
struct BarButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: BarButtonBody(), configuration: configuration)
    }
}

extension ErasedStyle<PrimitiveButtonStyleConfiguration> {
    /// The style of buttons on the glass of a bar, as a constant, so that it's equal each time it's set.
    @MainActor static let bar = ErasedStyle(type: BarButtonStyle.self) {
        AnyView(BarButtonStyle().makeBody(configuration: $0))
    }
}

private struct BarButtonBody: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BarButtonLabel(configuration: configuration, isProminent: false)
    }
}

/// A label with its own background, or on the glass of a bar, without one.
struct OutlinedLabel<Outlined: View>: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @ViewBuilder let outlined: Outlined
    @Environment(\.barGlass) private var barGlass

    var body: some View {
        if barGlass == nil {
            outlined
        } else {
            BarButtonLabel(configuration: configuration, isProminent: isProminent)
        }
    }
}

/// A label on the glass of a bar.
private struct BarButtonLabel: View {
    /// The opacity of a pressed label, as in UIKit.
    private static let pressedOpacity = 0.6

    let configuration: ButtonStyleConfiguration
    /// A Boolean value that indicates whether the style of the button is prominent.
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.barGlass) private var barGlass
    @Environment(\.isUntintedInBar) private var isUntinted

    var body: some View {
        let isProminent = isProminent || configuration.role == .confirm || barGlass?.isProminent ?? false
        configuration.label
            .foregroundStyle(isEnabled ? color(isProminent) : AnyShapeStyle(.tertiary))
            .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
            .modifier(WholeAreaModifier())
            .modifier(
                HostValueModifier<BarProminenceKey> { environment in
                    guard isProminent else { return nil }
                    return BarProminence(color: environment.tint == nil ? nil : environment.tintColor)
                })
    }

    private func color(_ isProminent: Bool) -> AnyShapeStyle {
        if isProminent { return AnyShapeStyle(Color.white) }
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return isUntinted ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.tint)
    }
}
