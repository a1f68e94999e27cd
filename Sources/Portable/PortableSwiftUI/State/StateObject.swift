import PortableCombine
import PortableUIKit

/// A property wrapper for an observable object that belongs to the identity of a view. The object is created when the
/// view is first shown, and the view is updated when the object changes.
///
/// ```swift
/// final class Countdown: ObservableObject {
///     @Published var seconds = 60
/// }
///
/// struct CountdownView: View {
///     @StateObject private var countdown = Countdown()
///
///     var body: some View {
///         Button("\(countdown.seconds) s") { countdown.seconds -= 1 }
///             .disabled(countdown.seconds == 0)
///     }
/// }
/// ```
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates a property with a closure that creates the object when the view is first shown.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Outside of a view that is shown, a new object is created for each access.
    public var wrappedValue: ObjectType {
        if let object { return object }
        Diagnostics.log(
            "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
                + "This will create a new instance each time.")
        return make()
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    /// Links the property to its storage in the node of the view.
    public static func _link(_ property: inout StateObject, _ context: inout _LinkContext) {
        let make = property.make
        let box = context.box { StateObjectBox(make()) }
        box.subscription.observe(box.object, context.evaluation)
        property.object = box.object
    }
}

// Comparing the object isn't necessary, because it belongs to the node.
extension StateObject: CustomComparable {
    nonisolated func isSame(as other: StateObject) -> Bool { true }
}

private final class StateObjectBox<ObjectType: ObservableObject> {
    let object: ObjectType
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) {
        self.object = object
    }
}
