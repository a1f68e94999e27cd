extension UIColor {
    /// The prominence of a color in a hierarchy, such as that of the label colors.
    public enum Prominence: Int, Sendable {
        /// The highest prominence: the unmodified color.
        case primary = 0
        /// The prominence of secondary labels.
        case secondary = 1
        /// The prominence of tertiary labels.
        case tertiary = 2
        /// The prominence of quaternary labels, which is the lowest.
        case quaternary = 3

        /// The factor by which the alpha is multiplied, as in the system's label colors.
        var alphaFactor: Double {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The prominence of the color. It's primary unless ``withProminence(_:)`` created the color.
    public var prominence: Prominence {
        if case .prominent(_, let prominence) = content { prominence } else { .primary }
    }

    /// Returns the color with a different prominence, which replaces its current one. A dynamic color remains dynamic.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let base = if case .prominent(let base, _) = content { base } else { self }
        return prominence == .primary ? base : UIColor(.prominent(base, prominence))
    }

    /// Creates the color with a name in a bundle's asset catalogs. This is an older form of
    /// `init(named:in:compatibleWith:)`.
    public convenience init?(
        named name: String, inBundle bundle: Bundle?, compatibleWithTraitCollection traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, compatibleWith: traitCollection)
    }
}
