/// An element of a drawing on the page.
package struct SVGElement: Sendable, Hashable {
    package var name: String
    package var attributes: [Attribute]
    package var children: [SVGElement]
    /// The text content of the element.
    package var text: String?

    package struct Attribute: Sendable, Hashable {
        package var name: String
        package var value: String
    }

    init(
        _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], children: [SVGElement] = [],
        text: String? = nil
    ) {
        self.name = name
        self.attributes = attributes.compactMap { pair in
            pair.value.map { Attribute(name: pair.key, value: $0) }
        }
        self.children = children
        self.text = text
    }

    package subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}
