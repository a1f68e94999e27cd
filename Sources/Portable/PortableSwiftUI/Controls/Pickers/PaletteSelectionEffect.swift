/// The effect that marks the selected item of a palette.
public struct PaletteSelectionEffect: Sendable, Equatable {
    private let name: String

    /// The default effect.
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    /// No effect. The view shows the selection itself.
    public static let custom = PaletteSelectionEffect(name: "custom")

    /// An effect that shows a variant of the selected item's symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}

extension View {
    /// Sets the effect that marks the selected item of palettes in the view.
    ///
    /// Differs from SwiftUI: palettes always have the default effect.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
