/// How drawn colors are combined with those below.
///
/// Differs from Core Graphics: everything is drawn as `normal`.
public enum CGBlendMode: Int32, Sendable {
    /// Over what is below.
    case normal
    /// The product.
    case multiply
    /// The inverted product of the inverted colors.
    case screen
    /// Multiply or screen, by the color below.
    case overlay
    /// The darker of the two.
    case darken
    /// The lighter of the two.
    case lighten
    /// Brightens what is below.
    case colorDodge
    /// Darkens what is below.
    case colorBurn
    /// Gently darkens or lightens.
    case softLight
    /// Strongly darkens or lightens.
    case hardLight
    /// The distance of the two.
    case difference
    /// A soft difference.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// The hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// Erases.
    case clear
    /// Replaces.
    case copy
    /// What is drawn, where there is something below.
    case sourceIn
    /// What is drawn, where there is nothing below.
    case sourceOut
    /// What is drawn, atop of what is below.
    case sourceAtop
    /// Below what is there.
    case destinationOver
    /// What is below, where something is drawn.
    case destinationIn
    /// What is below, where nothing is drawn.
    case destinationOut
    /// What is below, atop of what is drawn.
    case destinationAtop
    /// Either, but not both.
    case xor
    /// The sum, darker.
    case plusDarker
    /// The sum, lighter.
    case plusLighter
}
