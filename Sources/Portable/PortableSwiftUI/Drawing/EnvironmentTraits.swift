import PortableUIKit

extension EnvironmentValues {
    /// The trait collection for resolving UIKit fonts, colors, and images.
    package var traitCollection: UITraitCollection {
        get {
            // Dependent values are recorded when traits are read.
            if reader == nil, let traits = knownTraits { return traits }
            let traits = UITraitCollection { traits in
                traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
                traits.accessibilityContrast = colorSchemeContrast == .increased ? .high : .normal
                traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
                traits.preferredContentSizeCategory = dynamicTypeSize.category
                traits.displayScale = displayScale
            }
            knownTraits = traits
            return traits
        }
        set {
            if let scheme = ColorScheme(newValue.userInterfaceStyle) { colorScheme = scheme }
            contrast = newValue.accessibilityContrast == .high ? .increased : .standard
            layoutDirection = newValue.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            if let size = DynamicTypeSize(newValue.preferredContentSizeCategory) { dynamicTypeSize = size }
            if newValue.displayScale > 0 { displayScale = newValue.displayScale }
        }
    }
}
