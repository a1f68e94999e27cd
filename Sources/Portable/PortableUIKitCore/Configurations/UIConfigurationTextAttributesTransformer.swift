import Foundation

/// Makes other attributes of those of a text, for example a heavier font for a button's title.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure that makes the other attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// What tells a transformer from others, for closures can't be compared: copies are equal, and nothing else is.
    fileprivate let identity: Identity

    fileprivate final class Identity {}

    /// A transformer that calls a closure, which it keeps.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
        identity = Identity()
    }

    /// The attributes that become of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// A text with the attributes that become of each of its parts. What has no font or color of its own comes with
    /// those given.
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
    /// A transformer as a value that can be compared and hashed.
    package var comparable: ComparableTextTransformer { ComparableTextTransformer(transformer: self) }
}

/// A transformer, or none, that is equal to its copies.
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
