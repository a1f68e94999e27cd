/// A value that's attached to a part of a text, so that a text renderer can recognize that part.
public protocol TextAttribute: Hashable {}

extension Text {
    /// Attaches a value to the text. Text renderers find it in the runs of the layout.
    ///
    /// The value replaces a value of the same type from an enclosing text. Without a renderer, it has no effect.
    public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changed(.attribute(AnyTextAttribute(value)))
    }

    /// A Boolean value that indicates whether a modifier of the text attaches a value to it.
    nonisolated var hasCustomAttributes: Bool {
        changes.contains { if case .attribute = $0 { true } else { false } }
    }
}

/// A type-erased attribute of a text. It's created from a value that the app doesn't change afterward.
nonisolated struct AnyTextAttribute: Hashable, @unchecked Sendable {
    private let value: AnyHashable
    private let type: ObjectIdentifier

    init<T: TextAttribute>(_ value: T) {
        self.value = AnyHashable(value)
        type = ObjectIdentifier(T.self)
    }

    /// Returns the value if it has the given type.
    func value<T: TextAttribute>(as _: T.Type) -> T? { value.base as? T }

    /// Adds the attribute, and replaces an attribute of the same type.
    func replace(in attributes: inout [AnyTextAttribute]) {
        attributes.removeAll { $0.type == type }
        attributes.append(self)
    }
}

/// The attributes of a part of a text.
nonisolated struct TextAttributeRange: Equatable {
    /// The range in UTF-16 code units.
    let range: Range<Int>
    let attributes: [AnyTextAttribute]
}
