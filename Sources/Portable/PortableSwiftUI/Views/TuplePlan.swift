/// Where the views of a tuple lie in it, read once per type from the metadata of the tuple, whose layout belongs to the
/// toolchain: TuplePlanTests proves it.
@MainActor
final class TuplePlan {
    let children: [Child]

    /// One view of the tuple.
    struct Child {
        let offset: Int
        let count: @MainActor (_ViewCountInputs) -> Int?
        let make: @MainActor (UnsafeRawPointer, _ViewInputs) -> _AnyViewNode
        let update: @MainActor (_AnyViewNode, UnsafeRawPointer, _ViewInputs) -> Void

        init<V: View>(_ type: V.Type, offset: Int) {
            self.offset = offset
            count = { V._viewCount($0) }
            make = { V._makeNode($0.assumingMemoryBound(to: V.self).pointee, $1) }
            update = {
                unsafeDowncast($0, to: _ViewNode<V>.self)
                    .update($1.assumingMemoryBound(to: V.self).pointee, $2)
            }
        }
    }

    /// The kind of metadata that tuples have.
    private static let tupleKind = 0x301
    private static var plans: [ObjectIdentifier: TuplePlan] = [:]

    static func of<T>(_ type: T.Type) -> TuplePlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = TuplePlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        children = TuplePlan.fields(of: type).map { field in
            guard let view = field.type as? any View.Type else {
                preconditionFailure("TupleView<\(type)>: \(field.type) isn't a View. Give it a tuple of views.")
            }
            func child<V: View>(_ type: V.Type) -> Child { Child(type, offset: field.offset) }
            return child(view)
        }
    }

    /// Whether the type is a tuple of two or more, or of none.
    static func isTuple(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == tupleKind
    }

    /// The types of a tuple's fields and where they begin; a type that isn't a tuple is its own only field.
    static func fields(of type: Any.Type) -> [(type: Any.Type, offset: Int)] {
        if type == Void.self { return [] }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard isTuple(type) else { return [(type, 0)] }
        // kind, count, labels, then a type and an offset for each field, which has 32 bits on other systems than Apple's.
        let word = MemoryLayout<Int>.size
        return (0..<metadata.load(fromByteOffset: word, as: Int.self)).map { index in
            let field = metadata + (3 + 2 * index) * word
            return (field.load(as: Any.Type.self), Int(field.load(fromByteOffset: word, as: UInt32.self)))
        }
    }
}
