extension UTType {
    /// Returns whether the type is another type, or a kind of it.
    ///
    /// Differs from UniformTypeIdentifiers: the kinds of types other than those with a constant are unknown. They
    /// conform to `item` and `data`.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns whether the type is a kind of another type.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether another type is a kind of the type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The types that the type is a kind of.
    public var supertypes: Set<UTType> {
        var types: Set<UTType> = []
        var pending = parents
        while let type = pending.popLast() {
            if types.insert(type).inserted { pending += type.parents }
        }
        return types
    }

    /// The types that the type is directly a kind of.
    private var parents: [UTType] {
        if let declaredParent { return [UTType(declaredParent)].compactMap(\.self) }
        switch self {
        case .item: return []
        case .content, .folder: return [.item]
        case .data: return [.item]
        case .text, .image, .pdf, .audio, .movie: return [.data, .content]
        case .plainText, .rtf, .html, .json, .xml: return [.text]
        case .utf8PlainText, .commaSeparatedText: return [.plainText]
        case .png, .jpeg, .gif, .heic, .svg: return [.image]
        case .fileURL: return [.url]
        default: return [.data]
        }
    }
}
