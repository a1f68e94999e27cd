/// An element of an interface file, including its children.
package struct InterfaceElement: Sendable {
    /// The tag, for example `collectionView`.
    package let name: String
    package var attributes: [String: String]
    package var children: [InterfaceElement] = []
    /// The text content of the element.
    package var text = ""
    /// The line where the element begins, starting at 1.
    package let line: Int

    /// The identifier that other elements use to refer to this one.
    package var id: String? { attributes["id"] }

    /// The property of the parent that this element is the value of.
    package var key: String? { attributes["key"] }

    /// The reuse identifier of a cell or header. Xcode writes an empty one when it's removed.
    package var reuseIdentifier: String? { attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns the element that is the value of a property.
    ///
    /// - Complexity: O(*n*) in the number of children.
    package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// Returns the children of the first child with a name that groups others, such as `subviews`.
    package func group(_ name: String) -> [InterfaceElement] { children.first { $0.name == name }?.children ?? [] }

    /// Calls `body` with the element and all its descendants, in depth-first order.
    package func forEach(_ body: (InterfaceElement) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEach(body) }
    }
}

extension InterfaceElement {
    /// Returns the element for a device with these traits: attributes, values, and members in variations for size
    /// classes replace the element's own.
    package func varied(for traits: UITraitCollection) -> InterfaceElement {
        let variations = children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return self }
        var result = self
        result.children.removeAll { $0.name == "variation" }
        var excluded: Set<String> = []
        for variation in variations where variation.isDefault || variation.matches(traits) {
            result.attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
            for child in variation.children {
                if child.name == "mask" {
                    for member in child.children {
                        guard let id = member["reference"] else { continue }
                        if member.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                    }
                } else if let key = child.key {
                    result.children.removeAll { $0.key == key }
                    result.children.append(child)
                }
            }
        }
        guard !excluded.isEmpty else { return result }
        for index in result.children.indices where ["subviews", "constraints"].contains(result.children[index].name) {
            for member in result.children[index].children.indices
            where excluded.contains(result.children[index].children[member].id ?? "") {
                result.children[index].children[member].attributes[InterfaceElement.isExcluded] = "YES"
            }
        }
        return result
    }

    /// The attribute of a subview or constraint that a variation excludes. The object is created, because outlets may
    /// refer to it, but not added.
    package static let isExcluded = "collage.excluded"

    private var isDefault: Bool { key == "default" }

    /// Returns a Boolean value that indicates whether the variation's key, such as `widthClass=compact`, matches the
    /// traits.
    private func matches(_ traits: UITraitCollection) -> Bool {
        guard let key else { return false }
        return key.split(separator: "-").allSatisfy { condition in
            switch condition {
            case "widthClass=compact": traits.horizontalSizeClass == .compact
            case "widthClass=regular": traits.horizontalSizeClass == .regular
            case "heightClass=compact": traits.verticalSizeClass == .compact
            case "heightClass=regular": traits.verticalSizeClass == .regular
            default: false
            }
        }
    }
}
