import Foundation
import PortableCoreData
import Testing

@MainActor
struct ChildContextTests {
    private func child(
        of parent: NSManagedObjectContext,
        _ type: NSManagedObjectContextConcurrencyType = .privateQueueConcurrencyType
    ) -> NSManagedObjectContext {
        let child = NSManagedObjectContext(concurrencyType: type)
        child.parent = parent
        return child
    }

    @Test func `the main thread waits for a private child of the main context`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        try context.save()
        let child = child(of: context)
        let grandchild = self.child(of: child)
        try child.performAndWait {
            (try child.existingObject(with: ann.objectID) as? Person)?.name = "Eve"
            try child.save()
        }
        #expect(ann.name == "Eve")
        try grandchild.performAndWait {
            #expect(try grandchild.names() == ["Eve"])
            _ = grandchild.person("Bob")
            try grandchild.save()
            try child.performAndWait { try child.save() }
        }
        #expect(try context.names() == ["Bob", "Eve"])
    }

    @Test func `a main context saves to its private parent`() async throws {
        let container = try People.container()
        let writer = container.newBackgroundContext()
        let main = child(of: writer, .mainQueueConcurrencyType)
        _ = main.person("Ann")
        try main.save()
        try writer.performAndWait { try writer.save() }
        #expect(try container.newBackgroundContext().names() == ["Ann"])
        let worker = child(of: main)
        try await worker.perform { @Sendable in
            _ = worker.person("Bob")
            try worker.save()
        }
        #expect(try main.names() == ["Ann", "Bob"])
    }

    @Test func `a child saves only the values that it changed`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann", age: 1)
        let rex = Pet(context: context)
        rex.name = "Rex"
        try context.save()
        let child = child(of: context)
        let copy = try #require(try child.existingObject(with: ann.objectID) as? Person)
        let pet = try #require(try child.existingObject(with: rex.objectID) as? Pet)
        ann.age = 50
        rex.owner = ann
        copy.name = "Eve"
        pet.name = "Max"
        try child.save()
        #expect(ann.age == 50 && ann.name == "Eve")
        #expect(rex.owner === ann && rex.name == "Max")
    }

    @Test func `objects of another context and identifiers equal an object`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        let rex = Pet(context: context)
        rex.name = "Rex"
        rex.owner = ann
        try context.save()
        let child = child(of: context)
        let copy = try child.existingObject(with: ann.objectID)
        func count(_ format: String, _ argument: Any, in context: NSManagedObjectContext) throws -> Int {
            let request = NSFetchRequest<Pet>(entityName: "Pet")
            request.predicate = NSPredicate(format: format, argumentArray: [argument])
            return try context.count(for: request)
        }
        for _ in 0..<2 {
            #expect(try count("owner == %@", copy, in: child) == 1)
            #expect(try count("owner == %@", ann.objectID, in: context) == 1)
            #expect(try count("SELF IN %@", [rex.objectID], in: context) == 1)
            #expect(try count("owner != %@", ann.objectID, in: context) == 0)
            // The same predicates are evaluated in memory once something isn't saved.
            _ = context.person("Bob")
            rex.name = "Max"
        }
    }
}
