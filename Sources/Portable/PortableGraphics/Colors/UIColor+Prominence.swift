extension UIColor {
    /// The prominence of a color in a hierarchy, such as the one of label colors.
    public enum Prominence: Int, Sendable {
        /// The most: the color as it is.
        case primary = 0
        /// Less: as secondary labels.
        case secondary = 1
        /// Still less: as tertiary labels.
        case tertiary = 2
        /// The least: as quaternary labels.
        case quaternary = 3

        /// The factor for the alpha, as in the system's label colors.
        var alphaFactor: Double {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The prominence of the color; primary unless ``withProminence(_:)`` created it.
    public var prominence: Prominence {
        if case .prominent(_, let prominence) = content { prominence } else { .primary }
    }

    /// Returns the color with a prominence. It replaces the color's previous prominence. A dynamic color stays dynamic.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let base = if case .prominent(let base, _) = content { base } else { self }
        return prominence == .primary ? base : UIColor(.prominent(base, prominence))
    }

    /// The color of that name in a bundle's asset catalogs; an older form of `init(named:in:compatibleWith:)`.
    public convenience init?(
        named name: String, inBundle bundle: Bundle?, compatibleWithTraitCollection traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, compatibleWith: traitCollection)
    }
}
