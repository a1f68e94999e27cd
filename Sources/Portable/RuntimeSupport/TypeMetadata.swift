@_spi(Reflection) import Swift

/// The runtime's description of a type. Its format is part of Swift's ABI ("Type Metadata" in the compiler's
/// `docs/ABI/TypeMetadata.rst`).
package struct TypeMetadata {
    /// A stored property of a structure, or an element of a tuple.
    package struct Field {
        package let type: Any.Type
        /// The offset from the start of a value, in bytes.
        package let offset: Int

        package init(type: Any.Type, offset: Int) {
            self.type = type
            self.offset = offset
        }
    }

    private let type: Any.Type

    package init(_ type: Any.Type) { self.type = type }

    package var isStructure: Bool { kind == 0x200 }

    /// A Boolean value that indicates whether the type is a tuple. `Void` is a tuple.
    package var isTuple: Bool { kind == 0x301 }

    /// The stored properties of a structure, in order, or an empty array for other types.
    package var storedProperties: [Field] {
        // Passing an existential type ends the process.
        guard isStructure else { return [] }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append(Field(type: type, offset: offset))
            return true
        }
        return fields
    }

    /// The elements of a tuple, or an empty array for other types.
    package var elements: [Field] {
        guard isTuple else { return [] }
        // Kind, count, and labels, followed by a type and an offset for each element. The offset has 32 bits on
        // platforms other than Apple's.
        let word = MemoryLayout<Int>.size
        return (0..<address.load(fromByteOffset: word, as: Int.self)).map { index in
            let element = address + (3 + 2 * index) * word
            return Field(
                type: element.load(as: Any.Type.self),
                offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
        }
    }

    /// The descriptor of the only protocol of an existential type, or `nil` for other types.
    package var protocolDescriptor: UnsafeRawPointer? {
        // Kind, flags, and the number of protocols, followed by their descriptors.
        let countOffset = MemoryLayout<Int>.size + 4
        guard kind == 0x303, address.load(fromByteOffset: countOffset, as: UInt32.self) == 1 else { return nil }
        return address.load(fromByteOffset: countOffset + 4, as: UnsafeRawPointer?.self)
    }

    private var address: UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }
    private var kind: Int { address.load(as: Int.self) }
}
