import PortableCombine
import PortableUIKit

/// A property wrapper that reads an observable object from the focused view or the scene.
@propertyWrapper
@preconcurrency @MainActor
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property for an object of the type.
    public init() {}

    /// The object, or `nil` if no view provides one.
    public var wrappedValue: ObjectType? { object }

    /// A value that creates bindings to the properties of the object, or `nil` if no view provides an object.
    public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

    /// A value that creates bindings to the properties of an object.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    /// Links the property to its storage in the node of the view.
    public static func _link(_ property: inout FocusedObject, _ context: inout _LinkContext) {
        let source = context.node.inputs.environment.focusedValueSource
        property.object = source?.currentValues[FocusedObjectKey<ObjectType>.self]
        let subscription = context.box { ObjectSubscription<ObjectType>() }
        if let object = property.object { subscription.observe(object, context.evaluation) }
    }
}

// The object is read where the property is linked.
extension FocusedObject: CustomComparable {
    nonisolated func isSame(as other: FocusedObject) -> Bool { true }
}

private enum FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey { typealias Value = ObjectType }

extension View {
    /// Provides an object to other views of the scene while the view, or a view in it, has the focus.
    ///
    /// Differs from SwiftUI: the object is provided while the view is shown.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { focusedSceneObject(object) }

    /// Provides an optional object to other views of the scene while the view, or a view in it, has the focus.
    ///
    /// Differs from SwiftUI: the object is provided while the view is shown.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { focusedSceneObject(object) }

    /// Provides an object to other views of the scene while the view is shown.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier { $0[FocusedObjectKey<T>.self] = object })
    }

    /// Provides an optional object to other views of the scene while the view is shown.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier { $0[FocusedObjectKey<T>.self] = object })
    }
}
