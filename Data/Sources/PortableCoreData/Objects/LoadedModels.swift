import Foundation
import Synchronization

/// The models that coordinators use, in the order in which they were loaded.
enum LoadedModels {
    private static let models = Mutex<[WeakReference<NSManagedObjectModel>]>([])

    static func add(_ model: NSManagedObjectModel) {
        models.withLock { models in
            models.removeAll { $0.object == nil || $0.object === model }
            models.append(WeakReference(model))
        }
    }

    /// Returns the entity of a class in the model that was loaded last.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let loaded = models.withLock { $0.compactMap(\.object) }
        return loaded.reversed().lazy.compactMap { entity(of: type, in: $0) }.first
    }

    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        if let known = model.entitiesByClass.withLock({ $0[ObjectIdentifier(type)] }) { return known.value }
        let found = search(type, in: model)
        if let found, model.isInUse {
            model.entitiesByClass.withLock { $0[ObjectIdentifier(type)] = Unchecked(found) }
        }
        return found
    }

    private static func search(_ type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        ManagedObjectClasses.register(type)
        let name = String(describing: type)
        let matches = model.entities.filter {
            let declared = $0.managedObjectClassName.split(separator: ".").last.map(String.init)
            return declared == name || $0.managedObjectClassName == String(reflecting: type)
        }
        return matches.first { $0.name == name } ?? matches.first
    }
}
