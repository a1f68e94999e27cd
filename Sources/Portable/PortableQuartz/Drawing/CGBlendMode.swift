import DisplayList

/// Modes for compositing colors with the background.
///
/// Differs from Core Graphics: `plusDarker` is drawn as `multiply`, and translucent lines and texts with `copy`,
/// `sourceIn`, `sourceOut`, `destinationIn`, or `destinationAtop` keep a part of the background.
public enum CGBlendMode: Int32, Sendable {
    /// The source is drawn over the background.
    case normal
    /// The product of the source and background colors.
    case multiply
    /// The inverted product of the inverted colors.
    case screen
    /// `multiply` or `screen`, depending on the background color.
    case overlay
    /// The darker of the two colors.
    case darken
    /// The lighter of the two colors.
    case lighten
    /// The background, brightened by the source.
    case colorDodge
    /// The background, darkened by the source.
    case colorBurn
    /// The background, lightly darkened or lightened by the source.
    case softLight
    /// The background, strongly darkened or lightened by the source.
    case hardLight
    /// The difference between the two colors.
    case difference
    /// A difference with lower contrast.
    case exclusion
    /// The hue of the source, with the saturation and luminosity of the background.
    case hue
    /// The saturation of the source, with the hue and luminosity of the background.
    case saturation
    /// The hue and saturation of the source, with the luminosity of the background.
    case color
    /// The luminosity of the source, with the hue and saturation of the background.
    case luminosity
    /// A transparent result.
    case clear
    /// The source instead of the background.
    case copy
    /// The source where the background is opaque.
    case sourceIn
    /// The source where the background is transparent.
    case sourceOut
    /// The source over the background, where the background is opaque.
    case sourceAtop
    /// The source behind the background.
    case destinationOver
    /// The background where the source is opaque.
    case destinationIn
    /// The background where the source is transparent.
    case destinationOut
    /// The background over the source, where the source is opaque.
    case destinationAtop
    /// The source or the background, but not where both are opaque.
    case xor
    /// The sum of the colors, darkened.
    case plusDarker
    /// The sum of the colors.
    case plusLighter

    /// The mode of drawing commands.
    var displayMode: DisplayCommand.BlendMode { DisplayCommand.BlendMode(rawValue: UInt8(rawValue)) ?? .normal }
}
