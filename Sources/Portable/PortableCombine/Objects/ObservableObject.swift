import ObjectPublishers
import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes. It's the same publisher for as long as the object exists.
    ///
    /// The `@Published` properties of the object use it, too.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublisherTable.shared.publisher(of: self) }
}
