import PortableGraphics

extension InterfaceElement {
    /// The element without the parts that raise an exception by design if they're wrong: connections, names of classes,
    /// and constraints that lead outside of their view.
    var withoutReferences: InterfaceElement {
        var ids: Set<String> = []
        forEach { if let id = $0.id { ids.insert(id) } }
        var result = self
        result.attributes["customClass"] = nil
        result.children = children.filter { $0.name != "connections" }.map { child in
            guard child.name == "constraints" else { return child.withoutReferences }
            var group = child
            group.children = child.children.filter { constraint in
                ["firstItem", "secondItem"].allSatisfy { constraint[$0].map(ids.contains) ?? true }
            }
            return group
        }
        return result
    }

    /// The element as XML.
    var xml: String {
        let attributes = attributes.map { " \($0.key)=\"\(InterfaceElement.escaped($0.value))\"" }.joined()
        return "<\(name)\(attributes)>\(InterfaceElement.escaped(text))\(children.map(\.xml).joined())</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
