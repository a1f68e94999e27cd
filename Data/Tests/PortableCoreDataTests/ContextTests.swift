import Foundation
import PortableCoreData
import Testing

@MainActor
struct ContextTests {
    @Test func `fetches use predicates, sort orders, limits, and unsaved changes`() throws {
        let context = try People.container().viewContext
        for (index, name) in ["Dan", "Ann", "Cy", "Bob"].enumerated() {
            _ = context.person(name, age: Int16(index * 10))
        }
        try context.save()
        #expect(try context.names("age >= %d AND name != %@", 10, "Bob") == ["Ann", "Cy"])
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.name, ascending: false)]
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.name) == ["Cy", "Bob"])
        let eve = context.person("Eve", age: 99)
        #expect(try context.fetch(request).map(\.name) == ["Dan", "Cy"])
        let rex = Pet(context: context)
        rex.name = "Rex"
        rex.owner = eve
        #expect(try context.names("ANY pets.name BEGINSWITH[c] 'r'") == ["Eve"])
        #expect(try context.names("pets.@count = 1") == ["Eve"])
        try context.save()
        #expect(try context.names("ANY pets.name BEGINSWITH[c] 'r'") == ["Eve"])
        #expect(try context.names("ANY pets = %@", rex) == ["Eve"])
        let pets = NSFetchRequest<Pet>(entityName: "Pet")
        pets.predicate = NSPredicate(format: "owner == %@ OR owner.name = 'Nil'", eve)
        #expect(try context.fetch(pets) == [rex])
        let template = context.persistentStoreCoordinator?.managedObjectModel
            .fetchRequestFromTemplate(withName: "Named", substitutionVariables: ["NAME": "Cy"])
        #expect(try context.count(for: try #require(template)) == 1)
    }

    @Test func `a save of one change reports one object`() throws {
        let context = try People.container().viewContext
        let people = (0..<20).map { context.person("P\($0)") }
        try context.save()
        people[3].name = "Changed"
        people[4].name = "P4"
        let saved = Recorder(.NSManagedObjectContextDidSave, context)
        try context.save()
        #expect(saved.counts == [[0, 1, 0]])
        try context.save()
        #expect(saved.counts.count == 1)
    }

    @Test func `changes are posted once per turn of the run loop`() throws {
        let context = try People.container().viewContext
        let changes = Recorder(.NSManagedObjectContextObjectsDidChange, context)
        let ann = context.person("Ann")
        ann.age = 3
        context.processPendingChanges()
        ann.age = 4
        context.delete(ann)
        context.processPendingChanges()
        #expect(changes.counts == [[1, 0, 0], [0, 0, 1]])
    }

    @Test func `a conflict is resolved by the merge policy`() throws {
        let container = try People.container()
        let context = container.viewContext
        let ann = context.person("Ann", age: 1)
        try context.save()
        func changeElsewhere(_ age: Int16) throws {
            let other = container.newBackgroundContext()
            try other.performAndWait {
                (try other.existingObject(with: ann.objectID) as? Person)?.age = age
                try other.save()
            }
        }
        ann.name = "Eve"
        ann.age = 2
        try changeElsewhere(50)
        #expect(cocoaCode { try context.save() } == NSManagedObjectMergeError)
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try context.save()
        #expect(ann.age == 50 && ann.name == "Eve")
        ann.age = 3
        try changeElsewhere(60)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try container.newBackgroundContext().names("age = 3 AND name = 'Eve'") == ["Eve"])
        ann.age = 4
        try changeElsewhere(70)
        context.mergePolicy = NSRollbackMergePolicy
        try context.save()
        #expect(ann.age == 70)
    }

    @Test func `an existing unique value is an error, or updates the object that has it`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann", email: "a@x")
        try context.save()
        _ = context.person("Twin", age: 5, email: "a@x")
        #expect(cocoaCode { try context.save() } == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try context.names() == ["Twin"])
        #expect(ann.name == "Twin" && ann.age == 5)
    }

    @Test func `a child context saves to its parent`() throws {
        let container = try People.container()
        let context = container.viewContext
        let ann = context.person("Ann")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = context
        let copy = try #require(try child.existingObject(with: ann.objectID) as? Person)
        copy.name = "Eve"
        let rex = Pet(context: child)
        rex.name = "Rex"
        rex.owner = copy
        #expect(ann.name == "Ann")
        try child.save()
        #expect(ann.name == "Eve" && ann.pets.first?.name == "Rex" && context.hasChanges)
        try context.save()
        #expect(!rex.objectID.isTemporaryID)
        #expect(try container.newBackgroundContext().names("ANY pets.name = 'Rex'") == ["Eve"])
        child.delete(rex)
        try child.save()
        try context.save()
        #expect(ann.pets.isEmpty)
    }

    @Test func `a background save reaches the context of the main queue`() async throws {
        let container = try People.container()
        let context = container.viewContext
        context.automaticallyMergesChangesFromParent = true
        let ann = context.person("Ann")
        try context.save()
        let id = ann.objectID
        try await container.performBackgroundTask { @Sendable background in
            (try background.existingObject(with: id) as? Person)?.name = "Eve"
            _ = background.person("New")
            try background.save()
        }
        await context.perform { @Sendable in }
        #expect(ann.name == "Eve")
        #expect(try context.names() == ["Eve", "New"])
    }
}

/// The numbers of inserted, updated, and deleted objects in the notifications of a context.
final class Recorder: @unchecked Sendable {
    private(set) var counts: [[Int]] = []
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, _ context: NSManagedObjectContext) {
        token = NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [weak self] note in
            let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
            self?.counts.append(keys.map { (note.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0 })
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
