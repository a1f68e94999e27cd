import PortableCoreData
import PortableCombine
import PortableSwiftUI

extension NSManagedObject: ObservableObject {
    /// A publisher that emits before the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher = attachment as? ObservableObjectPublisher { return publisher }
        let publisher = ObservableObjectPublisher()
        attachment = publisher
        changeObserver = { [weak publisher] in publisher?.send() }
        return publisher
    }
}

/// The key of the context that views use.
private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}

extension EnvironmentValues {
    /// The context of views and their fetch requests.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
