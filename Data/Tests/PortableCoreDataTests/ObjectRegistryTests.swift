import Foundation
import Testing

@testable import PortableCoreData

/// The objects that a context knows by their identifiers.
@MainActor
struct ObjectRegistryTests {
    @Test func `a context doesn't keep objects without changes`() throws {
        let container = try People.container()
        let context = container.viewContext
        weak var released: Person?
        try scoped {
            let person = context.person("Ann")
            try context.save()
            #expect(context.registeredObjects == [person])
            released = person
        }
        #expect(released == nil && context.registeredObjects.isEmpty)
        #expect(try context.names("age >= 0") == ["Ann"])
    }

    @Test func `a context with retained objects keeps them`() throws {
        let context = try People.container().viewContext
        context.retainsRegisteredObjects = true
        weak var kept: Person?
        try scoped {
            kept = context.person("Ann")
            try context.save()
        }
        #expect(kept?.name == "Ann" && context.registeredObjects.count == 1)
        context.retainsRegisteredObjects = false
        #expect(kept == nil && context.registeredObjects.isEmpty)
    }

    @Test func `an object survives its context, and then has no context`() throws {
        var container: NSPersistentContainer? = try People.container()
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = container?.persistentStoreCoordinator
        var object: Person?
        try scoped {
            let short = try #require(container).newBackgroundContext()
            object = short.performAndWait { short.person("Ann") }
            short.performAndWait { short.reset() }
        }
        #expect(object?.managedObjectContext == nil && object?.name == "Ann")
        container = nil
        object = nil
    }

    @Test func `rows of a store that replaced another one are other objects`() throws {
        let container = try People.container()
        let (context, coordinator) = (container.viewContext, container.persistentStoreCoordinator)
        let old = context.person("Old")
        try context.save()
        let row = old.objectID.row
        try coordinator.remove(coordinator.persistentStores[0])
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let other = container.newBackgroundContext()
        try other.performAndWait {
            _ = other.person("New")
            try other.save()
        }
        let new = try #require(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
        #expect(new !== old && new.objectID.row == row && new.name == "New" && old.name == "Old")
    }

    /// Another thread releases the last reference to an object while the context searches for it.
    @Test func `objects can be released on any thread`() throws {
        let container = try People.container()
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = container.persistentStoreCoordinator
        var person: Person? = context.person("Ann")
        try context.save()
        let id = try #require(person?.objectID)
        person = nil
        let queue = DispatchQueue(label: "releases")
        for _ in 0..<2000 {
            let box = ReleasedObject(context.object(with: id))
            queue.async { box.object = nil }
            // The object is the same until it's deallocated. Afterward, it's a new object.
            let found = context.object(with: id)
            #expect(found.objectID === id && context.registeredObject(for: id) === found)
        }
        queue.sync {}
        #expect(context.registeredObjects.isEmpty)
    }

    private func scoped(_ body: () throws -> Void) rethrows { try body() }
}

/// The last reference to an object.
private final class ReleasedObject: @unchecked Sendable {
    var object: NSManagedObject?

    init(_ object: NSManagedObject) {
        self.object = object
    }
}
