import Foundation

/// A function that transforms the attributes of text, for example to use a heavier font for a button's title.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure that returns the transformed attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// The identity of the transformer. Closures can't be compared, so only copies are equal.
    fileprivate let identity: Identity

    fileprivate final class Identity {}

    /// Creates a transformer that calls the closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
        identity = Identity()
    }

    /// Returns the attributes for `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Returns the text with the transformed attributes of each run. The font and the color are passed to the
    /// transformer for runs without their own.
    package func transformed(_ text: AttributedString, font: UIFont, color: UIColor?) -> NSAttributedString {
        var base = AttributeContainer()
        base.uiKit.font = font
        base.uiKit.foregroundColor = color
        var result = text
        for run in text.runs {
            let own = base.merging(run.attributes)
            result[run.range].setAttributes(transform(own))
        }
        return NSAttributedString(result)
    }
}

extension Optional where Wrapped == UIConfigurationTextAttributesTransformer {
    /// The transformer as a value that can be compared and hashed.
    package var comparable: ComparableTextTransformer { ComparableTextTransformer(transformer: self) }
}

/// An optional transformer that's equal to its copies.
package struct ComparableTextTransformer: Hashable {
    package var transformer: UIConfigurationTextAttributesTransformer?

    package init(transformer: UIConfigurationTextAttributesTransformer? = nil) {
        self.transformer = transformer
    }

    package static func == (left: ComparableTextTransformer, right: ComparableTextTransformer) -> Bool {
        left.transformer?.identity === right.transformer?.identity
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(transformer.map { ObjectIdentifier($0.identity) })
    }
}
