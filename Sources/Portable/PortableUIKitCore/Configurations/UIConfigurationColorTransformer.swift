/// Makes another color of a color, for example a paler one for a view that is disabled.
public struct UIConfigurationColorTransformer {
    /// The closure that makes the other color.
    public let transform: (UIColor) -> UIColor

    /// What tells a transformer from others, for closures can't be compared: copies are equal, and nothing else is.
    private let identity: Identity

    private final class Identity {}

    /// A transformer that calls a closure, which it keeps.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// The color that becomes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The gray as light as the color. A dynamic color stays dynamic.
    public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { input in
        UIColor { traits in
            let color = input.color(with: traits)
            // How light sRGB's primaries are, by Rec. 709.
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.alpha)
        }
    }

    /// The accent color that the person chose for the whole system; where there is no such choice, as here and on
    /// phones, the color itself.
    public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A color without hue that makes what it tints less important: ``UIColor/secondaryLabel``, whatever the input.
    public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

    /// Transformers of the system's own, which have to be equal however often they are made.
    nonisolated(unsafe) static let thirtyPercent = UIConfigurationColorTransformer { $0.multiplyingAlpha(by: 0.3) }
}

// Configurations that hold transformers can be compared; transformers themselves publicly can't.
extension Optional where Wrapped == UIConfigurationColorTransformer {
    /// A transformer as a value that can be compared and hashed.
    package var comparable: ComparableTransformer { ComparableTransformer(transformer: self) }
}

/// A transformer, or none, that is equal to its copies.
package struct ComparableTransformer: Hashable {
    package var transformer: UIConfigurationColorTransformer?

    package init(transformer: UIConfigurationColorTransformer? = nil) {
        self.transformer = transformer
    }

    package static func == (left: ComparableTransformer, right: ComparableTransformer) -> Bool {
        left.transformer?.identifier == right.transformer?.identifier
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(transformer?.identifier) }
}

extension UIConfigurationColorTransformer {
    fileprivate var identifier: ObjectIdentifier { ObjectIdentifier(identity) }
}

extension UIColor {
    /// The color with its alpha multiplied; a dynamic color stays dynamic.
    func multiplyingAlpha(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.color(with: traits)
            return UIColor(
                red: color.red, green: color.green, blue: color.blue, alpha: CGFloat(color.alpha) * factor)
        }
    }
}
