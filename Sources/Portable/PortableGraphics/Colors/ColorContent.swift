import DisplayList

/// The way a color was created. Two colors are equal if their contents are equal.
package indirect enum ColorContent: Hashable, Sendable, CustomStringConvertible {
    case rgb(Color)
    case gray(white: Double, alpha: Double)
    case system(SystemColor)
    /// A color of an asset catalog.
    case named(NamedColor)
    case dynamic(DynamicColor)
    /// A dynamic color with a different alpha.
    case faded(UIColor, alpha: Double)
    /// A pattern of repeated images.
    case pattern(UIImage)
    /// A color with a lower prominence.
    case prominent(UIColor, UIColor.Prominence)

    package var description: String {
        func number(_ value: Double) -> String {
            let rounded = (value * 1_000_000).rounded() / 1_000_000
            return rounded == rounded.rounded() && abs(rounded) < 1e15
                ? String(Int(rounded)) : String(format: "%g", rounded)
        }
        switch self {
        case .rgb(let color):
            let components = [color.red, color.green, color.blue, color.alpha].map(number)
            return "UIExtendedSRGBColorSpace " + components.joined(separator: " ")
        case .gray(let white, let alpha):
            return "UIExtendedGrayColorSpace \(number(white)) \(number(alpha))"
        case .system(let color): return "<UIDynamicSystemColor: name = \(color.name)>"
        case .named(let color): return "<UIDynamicCatalogColor: name = \(color.name)>"
        case .dynamic: return "<UIDynamicProviderColor>"
        case .pattern(let image): return "<UIPatternColor: image = \(image)>"
        case .prominent(let base, let prominence):
            return "<UIDynamicModifiedColor: baseColor = \(base), prominence = \(prominence)>"
        case .faded(let base, let alpha):
            return "<UIDynamicModifiedColor: contrast = normal, baseColor = \(base), alpha = \(number(alpha))>"
        }
    }
}

extension SystemColor: Hashable {
    package static func == (left: SystemColor, right: SystemColor) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A color that a closure provides. It's equal only to itself, unless it was created from a value.
package final class DynamicColor: Hashable, Sendable {
    let provider: @Sendable (UITraitCollection) -> UIColor
    /// The value that determines the color, or `nil` if only the closure knows it.
    private let value: (any Hashable & Sendable)?

    package init(
        value: (any Hashable & Sendable)? = nil, provider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.value = value
        self.provider = provider
    }

    package static func == (left: DynamicColor, right: DynamicColor) -> Bool {
        guard left !== right else { return true }
        guard let value = left.value, let other = right.value else { return false }
        return AnyHashable(value) == AnyHashable(other)
    }

    package func hash(into hasher: inout Hasher) {
        if let value { value.hash(into: &hasher) } else { hasher.combine(ObjectIdentifier(self)) }
    }
}
