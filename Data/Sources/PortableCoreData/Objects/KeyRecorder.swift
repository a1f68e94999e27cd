import Foundation

/// The keys that a key path reads.
final class KeyRecorder {
    var keys: [String] = []

    /// Returns an object whose values record the keys that are read.
    func probe(of entity: NSEntityDescription) -> NSManagedObject {
        let object = entity.resolvedClass.init(entity: entity, insertInto: nil)
        object.state = ManagedObjectState()
        object.state.isFault = false
        object.state.recorder = self
        return object
    }
}
