/// The elements that fragments show: the ones that a content manager enumerates, and the elements in them.
struct ElementTree {
    let isReverse: Bool
    /// The elements of hierarchies that are already part of an enumeration. They're retained, so that their identifiers
    /// stay unique.
    private var shown: [ObjectIdentifier: NSTextElement] = [:]

    init(isReverse: Bool) {
        self.isReverse = isReverse
    }

    /// Returns an element and the elements in it, in order, with the parts of the content that only they show. Elements
    /// that an earlier call returned are left out.
    mutating func parts(of element: NSTextElement) -> [(element: NSTextElement, range: NSTextRange)] {
        let parts = subtree(of: element)
        return isReverse ? parts.reversed() : parts
    }

    private mutating func subtree(of element: NSTextElement) -> [(element: NSTextElement, range: NSTextRange)] {
        let children = element.childElements.filter { $0.elementRange != nil }
        guard let range = element.elementRange else { return [] }
        // A content manager can enumerate an element and the elements in it.
        if !children.isEmpty || element.parent != nil {
            guard shown.updateValue(element, forKey: ObjectIdentifier(element)) == nil else { return [] }
        }
        var parts: [(element: NSTextElement, range: NSTextRange)] = []
        let end = children.compactMap(\.elementRange?.location).first { range.contains($0) } ?? range.endLocation
        let isEmpty = !children.isEmpty && end.compare(range.location) == .orderedSame
        if element.isRepresentedElement, !isEmpty, let own = NSTextRange(location: range.location, end: end) {
            parts.append((element, own))
        }
        for child in children { parts += subtree(of: child) }
        return parts
    }
}
