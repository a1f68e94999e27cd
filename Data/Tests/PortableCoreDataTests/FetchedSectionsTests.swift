import Foundation
import PortableCoreData
import Testing

@MainActor
struct FetchedSectionsTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext
    private let results: FetchedSections

    init() throws {
        container = try People.container()
        let context = container.viewContext
        self.context = context
        for (name, age) in [("Ann", 1), ("Bob", 1), ("Cy", 2)] { _ = context.person(name, age: Int16(age)) }
        try context.save()
        results = FetchedSections(context: context, sectionNameKeyPath: "age") {
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.sortDescriptors = ["age", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
            return try context.results(of: request)
        }
        try results.performFetch()
    }

    private func person(_ name: String) -> Person? {
        results.objects?.lazy.compactMap { $0 as? Person }.first { $0.name == name }
    }

    /// Returns the changes of objects after a closure, such as "Ann move 0,0 1,1".
    private func changes(_ body: () throws -> Void) rethrows -> [String] {
        var found: [String] = []
        results.didChange = { changes in
            found += changes.deletedSections.map { "section \($0.section.name) deleted" }
            found += changes.insertedSections.map { "section \($0.section.name) inserted" }
            found += changes.objects.map { change in
                let paths = [change.oldPath, change.newPath].compactMap { $0 }.map { "\($0[0]),\($0[1])" }
                let name = change.object.value(forKey: "name") as? String ?? ""
                return ([name, "\(change.type)"] + paths).joined(separator: " ")
            }
        }
        try body()
        context.processPendingChanges()
        return found
    }

    @Test func `results are in sections`() {
        #expect(results.sections.map(\.name) == ["1", "2"])
        #expect(results.sections.map(\.members.count) == [2, 1])
        #expect(results.object(at: [1, 0]) === person("Cy"))
        #expect(person("Bob").flatMap { results.indexPath(of: $0.objectID) } == [0, 1])
    }

    @Test func `results that aren't ordered by their sections are an error`() throws {
        let unordered = FetchedSections(context: context, sectionNameKeyPath: "age") { [context] in
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            return try context.results(of: request)
        }
        try unordered.performFetch()
        #expect(unordered.sections.map(\.name) == ["1", "2"])
        _ = context.person("Dee", age: 1)
        let error = #expect(throws: NSError.self) { try unordered.performFetch() }
        #expect(error?.code == NSCoreDataError && unordered.sections.count == 2)
    }

    @Test func `relationships and missing values determine section names`() throws {
        for (name, owner) in [("Rex", "Ann"), ("Kit", "Bob"), ("Stray", nil)] as [(String, String?)] {
            let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
            pet.setValue(name, forKey: "name")
            pet.setValue(owner.flatMap { person($0) }, forKey: "owner")
        }
        let pets = FetchedSections(context: context, sectionNameKeyPath: "owner.name") { [context] in
            let request = NSFetchRequest<Pet>(entityName: "Pet")
            request.sortDescriptors = ["owner.name", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
            return try context.results(of: request)
        }
        try pets.performFetch()
        #expect(pets.sections.map(\.name) == ["", "Ann", "Bob"])
        #expect(pets.sections.map(\.members.count) == [1, 1, 1])
    }

    @Test func `insertions, updates, moves, and deletions are reported`() {
        #expect(changes { _ = context.person("Abe", age: 1) } == ["Abe insert 0,0"])
        #expect(changes { person("Bob")?.email = "b@x" } == ["Bob update 0,2 0,2"])
        #expect(changes { person("Ann")?.age = 2 } == ["Ann move 0,1 1,0"])
        #expect(changes { person("Cy")?.age = 3 } == ["section 3 inserted", "Cy move 1,1 2,0"])
        #expect(
            changes { if let cy = person("Cy") { context.delete(cy) } } == ["section 3 deleted", "Cy delete 2,0"])
        #expect(changes {}.isEmpty)
    }

    @Test func `the changed object is reported as moved`() {
        _ = changes { for name in ["Dan", "Eve"] { _ = context.person(name, age: 1) } }
        #expect(changes { person("Ann")?.name = "Bea" } == ["Bea update 0,0 0,0"])
        #expect(changes { person("Bea")?.name = "Cem" } == ["Cem move 0,0 0,1"])
        #expect(changes { person("Eve")?.name = "Abe" } == ["Abe move 0,3 0,0"])
        #expect(
            changes {
                person("Abe")?.name = "Zoe"
                person("Bob")?.name = "Ben"
            } == ["Ben update 0,1 0,0", "Zoe move 0,0 0,3"])
    }

    @Test func `a save in another context is reported`() throws {
        let found = try changes {
            let background = container.newBackgroundContext()
            try background.performAndWait {
                let request = NSFetchRequest<Person>(entityName: "Person")
                request.predicate = NSPredicate(format: "name = 'Ann'")
                try background.fetch(request).first?.email = "a@x"
                _ = background.person("New", age: 9)
                let saved = SavedNotification(background)
                try background.save()
                if let notification = saved.notification { context.mergeChanges(fromContextDidSave: notification) }
            }
        }
        #expect(found == ["section 9 inserted", "Ann update 0,0 0,0", "New insert 2,0"])
    }
}

/// The notification of a context's save.
private final class SavedNotification: @unchecked Sendable {
    private(set) var notification: Notification?
    private var token: (any NSObjectProtocol)?

    init(_ context: NSManagedObjectContext) {
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { [weak self] in self?.notification = $0 }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
