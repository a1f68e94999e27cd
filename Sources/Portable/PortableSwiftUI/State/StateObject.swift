import PortableCombine
import PortableUIKit

/// An object that belongs to a view's place: it is made when the view is first shown there, and its changes are shown.
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let make: () -> ObjectType
    private var object: ObjectType?

    /// An object that is made when the view is first shown.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Outside of a view that is shown, a new one each time.
    public var wrappedValue: ObjectType {
        if let object { return object }
        Diagnostics.log(
            "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
                + "This will create a new instance each time.")
        return make()
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    /// Gives the property what its place keeps.
    public static func _link(_ property: inout StateObject, _ context: inout _LinkContext) {
        let make = property.make
        let box = context.box { StateObjectBox(make()) }
        box.subscription.follow(box.object, context.evaluation)
        property.object = box.object
    }
}

// The object of the place is all there is to it.
extension StateObject: ComparedAsGiven {
    nonisolated func isSame(as other: StateObject) -> Bool { true }
}

private final class StateObjectBox<ObjectType: ObservableObject> {
    let object: ObjectType
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) {
        self.object = object
    }
}
