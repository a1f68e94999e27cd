import Foundation
import PortableCoreData
import Testing

@MainActor
struct MergePolicyTests {
    /// A policy that keeps the larger age, and prefers the object of the context otherwise.
    private final class OldestPolicy: NSMergePolicy, @unchecked Sendable {
        var calls = 0

        init() { super.init(merge: .mergeByPropertyObjectTrumpMergePolicyType) }

        override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
            calls += list.count
            for conflict in list {
                let ages = [conflict.sourceObject.value(forKey: "age"), conflict.persistedSnapshot?["age"]]
                let oldest = ages.compactMap { $0 as? Int }.max()
                #expect(conflict.newVersionNumber == conflict.oldVersionNumber + 1)
                conflict.sourceObject.setValue(oldest, forKey: "age")
            }
        }

        override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
            calls += list.count
            for conflict in list {
                #expect(conflict.constraint == ["email"] && conflict.constraintValues["email"] as? String == "a@x")
                let known = conflict.databaseObject?.value(forKey: "name") as? String ?? ""
                conflict.conflictingObjects.first?.setValue("\(known)+", forKey: "name")
            }
            try super.resolve(constraintConflicts: list)
        }
    }

    private func change(_ id: NSManagedObjectID, in container: NSPersistentContainer, _ values: [String: Any]) throws {
        let other = container.newBackgroundContext()
        try other.performAndWait {
            try other.existingObject(with: id).setValuesForKeys(values)
            try other.save()
        }
    }

    @Test func `a subclass resolves conflicts`() throws {
        let container = try People.container()
        let context = container.viewContext
        let policy = OldestPolicy()
        context.mergePolicy = policy
        let ann = context.person("Ann", age: 1, email: "a@x")
        try context.save()
        ann.age = 20
        try change(ann.objectID, in: container, ["age": 30])
        try context.save()
        #expect(ann.age == 30 && policy.calls == 1)
        ann.age = 40
        try change(ann.objectID, in: container, ["age": 35])
        try context.save()
        #expect(try container.newBackgroundContext().names("age = 40") == ["Ann"])
        _ = context.person("Twin", email: "a@x")
        try context.save()
        #expect(try container.newBackgroundContext().names() == ["Ann+"] && policy.calls == 3)
    }

    @Test func `overwriting saves all values of the context`() throws {
        let container = try People.container()
        let context = container.viewContext
        let ann = context.person("Ann", age: 1)
        try context.save()
        ann.name = "Eve"
        try change(ann.objectID, in: container, ["age": 30])
        context.mergePolicy = NSOverwriteMergePolicy
        try context.save()
        #expect(ann.age == 1)
        #expect(try container.newBackgroundContext().names("age = 1 AND name = 'Eve'") == ["Eve"])
    }

    @Test func `the error of a save has the conflicts`() throws {
        let container = try People.container()
        let context = container.viewContext
        let ann = context.person("Ann", age: 1)
        try context.save()
        ann.age = 2
        try change(ann.objectID, in: container, ["age": 30])
        do {
            try context.save()
            Issue.record("The save succeeded.")
        } catch {
            let conflicts = (error as NSError).userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
            #expect(conflicts?.first?.sourceObject === ann)
            #expect(conflicts?.first?.objectSnapshot?["age"] as? Int == 1)
            #expect(conflicts?.first?.persistedSnapshot?["age"] as? Int == 30)
        }
    }

    @Test func `a context can read an earlier state of a file`() throws {
        let folder = try TemporaryFolder()
        let container = try People.container(folder.store)
        let writer = container.viewContext
        _ = writer.person("Ann")
        try writer.save()
        let reader = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        reader.persistentStoreCoordinator = container.persistentStoreCoordinator
        try reader.setQueryGenerationFrom(.current)
        _ = writer.person("Bob")
        try writer.save()
        #expect(try reader.names() == ["Ann"] && reader.queryGenerationToken != nil)
        _ = reader.person("Cy")
        try reader.save()
        #expect(try reader.names() == ["Ann", "Bob", "Cy"])
        _ = writer.person("Dan")
        try writer.save()
        #expect(try reader.names() == ["Ann", "Bob", "Cy"])
        try reader.setQueryGenerationFrom(nil)
        #expect(try reader.names() == ["Ann", "Bob", "Cy", "Dan"])
    }

    @Test func `a reset posts the invalidated objects`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        try context.save()
        let log = NotificationLog([.NSManagedObjectContextObjectsDidChange]) { $0 === context }
        context.reset()
        #expect(log.keys == ["0 invalidatedAll"] && ann.managedObjectContext == nil)
    }
}
