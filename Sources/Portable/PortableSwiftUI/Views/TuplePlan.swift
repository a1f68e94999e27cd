import RuntimeSupport

/// The views of a tuple with their offsets, found once per type.
@MainActor
final class TuplePlan {
    let children: [Child]

    /// A view of the tuple.
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

    private static var plans: [ObjectIdentifier: TuplePlan] = [:]

    static func of<T>(_ type: T.Type) -> TuplePlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = TuplePlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        children = TuplePlan.elements(of: type).map { field in
            guard let view = field.type as? any View.Type else {
                preconditionFailure("TupleView<\(type)>: \(field.type) isn't a View. Give it a tuple of views.")
            }
            func child<V: View>(_ type: V.Type) -> Child { Child(type, offset: field.offset) }
            return child(view)
        }
    }

    /// Returns the elements of a tuple. A type that isn't a tuple is its only element.
    static func elements(of type: Any.Type) -> [TypeMetadata.Field] {
        let metadata = TypeMetadata(type)
        return metadata.isTuple ? metadata.elements : [TypeMetadata.Field(type: type, offset: 0)]
    }
}
