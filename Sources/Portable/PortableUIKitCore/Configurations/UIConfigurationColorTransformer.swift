/// A function that transforms a color, for example to make it paler in a disabled view.
public struct UIConfigurationColorTransformer {
    /// The closure that returns the transformed color.
    public let transform: (UIColor) -> UIColor

    /// The identity of the transformer. Closures can't be compared, so only copies are equal.
    private let identity: Identity

    private final class Identity {}

    /// Creates a transformer that calls the closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// Returns the color for `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Returns a gray of the color's brightness. A dynamic color stays dynamic.
    public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { input in
        UIColor { traits in
            let color = input.color(with: traits)
            // The relative luminance of sRGB's primaries, from Rec. 709.
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.alpha)
        }
    }

    /// The accent color that the user chose for the system. On phones and in Collage, there's no such choice, so it's
    /// the input color.
    public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A color without hue that makes tinted content less important: ``UIColor/secondaryLabel``, for all inputs.
    public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

    /// A transformer that multiplies the alpha by 0.3. It's a constant, because only copies of a transformer are equal.
    nonisolated(unsafe) static let thirtyPercent = UIConfigurationColorTransformer { $0.multiplyingAlpha(by: 0.3) }
}

// Configurations with transformers can be compared, although transformers themselves aren't publicly comparable.
extension Optional where Wrapped == UIConfigurationColorTransformer {
    /// The transformer as a value that can be compared and hashed.
    package var comparable: ComparableTransformer { ComparableTransformer(transformer: self) }
}

/// An optional transformer that's equal to its copies.
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
    /// Returns the color with its alpha multiplied. A dynamic color stays dynamic.
    func multiplyingAlpha(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.color(with: traits)
            return UIColor(
                red: color.red, green: color.green, blue: color.blue, alpha: CGFloat(color.alpha) * factor)
        }
    }
}
