import Yams

extension Node {
    /// The text of a value, as build settings have it: `YES` for `true`. It's `nil` for lists and dictionaries.
    var text: String? {
        guard case .scalar(let scalar) = self else { return nil }
        return bool.map { $0 ? "YES" : "NO" } ?? scalar.string
    }

    /// The elements of a list, the only value, or nothing for a dictionary without a path.
    var elements: [Node] {
        if let sequence { return Array(sequence) }
        return self.null == nil ? [self] : []
    }

    /// The words of a setting: the elements of a list, separated by spaces, or the only value.
    var settingText: String? {
        guard let sequence else { return text }
        return sequence.compactMap(\.text).map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }

    /// The line of the value, starting at 1.
    var line: Int? { mark?.line }

    /// Returns whether the node and the nodes inside it are fewer than a limit.
    ///
    /// - Complexity: O(`limit`).
    func hasFewerValues(than limit: Int) -> Bool {
        var left = limit
        func count(_ node: Node) {
            left -= 1
            guard left > 0 else { return }
            switch node {
            case .sequence(let sequence): for element in sequence where left > 0 { count(element) }
            case .mapping(let mapping): for (_, value) in mapping where left > 0 { count(value) }
            default: break
            }
        }
        count(self)
        return left > 0
    }

    /// The node with the values of merge keys, `<<`, which refer to other dictionaries.
    var flattened: Node {
        switch self {
        case .sequence(let sequence):
            return .sequence(Sequence(sequence.map(\.flattened), sequence.tag, sequence.style, sequence.mark))
        case .mapping(let mapping):
            let pairs = mapping.map { ($0.key, $0.value.flattened) }
            var result = Mapping(pairs.filter { $0.0.string != "<<" }, mapping.tag, mapping.style, mapping.mark)
            for base in pairs.filter({ $0.0.string == "<<" }).flatMap(\.1.elements) {
                for (key, value) in base.mapping ?? [:] where result[key] == nil { result[key] = value }
            }
            return .mapping(result)
        default: return self
        }
    }

    /// Returns a node with other texts. The kinds of changed values are determined again.
    func mappingTexts(_ transform: (String) -> String) -> Node {
        switch self {
        case .scalar(let scalar):
            let text = transform(scalar.string)
            return text == scalar.string ? self : .scalar(Scalar(text, scalar.tag, scalar.style, scalar.mark))
        case .sequence(let sequence):
            return .sequence(
                Sequence(sequence.map { $0.mappingTexts(transform) }, sequence.tag, sequence.style, sequence.mark))
        case .mapping(let mapping):
            let pairs = mapping.map { ($0.key.mappingTexts(transform), $0.value.mappingTexts(transform)) }
            return .mapping(Mapping(pairs, mapping.tag, mapping.style, mapping.mark))
        default: return self
        }
    }
}
