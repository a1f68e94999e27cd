import Foundation
import ObjectStore
import Testing

@testable import PortableCoreData

/// The results of fetches in batches, which create objects when they're used.
@MainActor
struct FetchedObjectsTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext
    private let counters: StoreCounters

    init() throws {
        container = try People.container()
        context = container.viewContext
        let values = (0..<500).map { ["name": "P\($0)", "age": $0 % 100] as [String: Any] }
        try context.execute(NSBatchInsertRequest(entityName: "Person", objects: values))
        counters = try #require(container.persistentStoreCoordinator.persistentStores.first).objects.counters
    }

    private func results(_ predicate: String? = nil) throws -> FetchedObjects {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "objectID", ascending: true)]
        request.predicate = predicate.map { NSPredicate(format: $0) }
        request.fetchBatchSize = 20
        return try context.results(of: request)
    }

    private func name(_ object: NSManagedObject) -> String? { (object as? Person)?.name }

    @Test func `the first screen creates the objects of one batch`() throws {
        let results = try results()
        #expect(results.count == 500 && context.registeredObjects.isEmpty)
        #expect(results[..<15].map(name) == (0..<15).map { "P\($0)" })
        #expect(counters.rows == 20 && context.registeredObjects.count == 20)
        #expect(name(results[499]) == "P499" && context.registeredObjects.count == 40)
        #expect(results[3] === results[3])
    }

    @Test func `identifiers of all objects don't create objects`() throws {
        let results = try results()
        let first = results[0]
        #expect(results.identifiers.count == 500 && context.registeredObjects.count == 20)
        #expect(results.identifiers.first === first.objectID || results.identifiers.first == first.objectID)
        #expect(results.array.count == 500 && results.array[0] === first && results[499].isFault)
    }

    /// The save that changes rows after the first ones reads these rows.
    @Test func `later changes have no effect on results`() throws {
        let results = try results("age < 50")
        #expect(results.count == 250)
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Person>(entityName: "Person"))
            try other.execute(request)
            _ = other.person("New")
            try other.save()
        }
        #expect(results.identifiers.map { $0.row ?? 0 } == results.identifiers.compactMap(\.row).sorted())
        #expect(results.count == 250 && Set(results.identifiers).count == 250)
        #expect(try self.results().count == 1)
    }

    @Test func `unsaved changes are among the results`() throws {
        let new = context.person("New", age: 1)
        let results = try results("age == 1")
        #expect(results.count == 6 && results[5] === new)
    }

    @Test func `a fetch while others write has consistent results`() async throws {
        let writer = container.newBackgroundContext()
        let writes = Task.detached {
            for round in 0..<20 {
                try writer.performAndWait {
                    for index in 0..<30 { _ = writer.person("W\(round).\(index)", age: 140) }
                    try writer.save()
                }
            }
        }
        for _ in 0..<40 {
            let found = try results("age == 140")
            let ids = found.identifiers
            #expect(found.count % 30 == 0 && Set(ids).count == found.count && ids.allSatisfy { $0.row != nil })
            await Task.yield()
        }
        try await writes.value
        #expect(try results("age == 140").count == 600)
    }
}

/// Tests of the set in which contexts keep changed objects.
@MainActor
struct ObjectSetTests {
    @Test(arguments: [3, 8, 9, 200]) func `objects are found in order, even after removals`(count: Int) throws {
        let context = try People.container().viewContext
        let people = (0..<count).map { context.person("P\($0)") }
        let stranger = context.person("Stranger")
        var set = ObjectSet(people + people)
        #expect(set.count == count && Array(set) == people && !set.contains(stranger))
        for index in stride(from: 0, to: count, by: 2) { set.remove(people[index]) }
        let rest = people.indices.filter { $0 % 2 == 1 }.map { people[$0] }
        #expect(set.array == rest && people.indices.allSatisfy { set.contains(people[$0]) == ($0 % 2 == 1) })
        set.insert(people[0])
        #expect(set.array == rest + [people[0]] && set.set == Set(rest + [people[0]]))
        for person in people { set.remove(person) }
        #expect(set.isEmpty && set.array.isEmpty && !set.contains(people[0]))
    }
}

/// The table of references that contexts and stores find objects in.
struct UnretainedTableTests {
    private final class Item {}

    @Test func `a table agrees with a dictionary`() {
        var table = UnretainedTable<Item>()
        var expected: [Int: Item] = [:]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let key = Int.random(in: 0..<300, using: &generator)
            if let item = expected[key], Bool.random(using: &generator) {
                table.remove(item, key % 50, key / 50)
                expected[key] = nil
            } else {
                let item = Item()
                table.insert(item, key % 50, key / 50)
                expected[key] = item
            }
        }
        #expect(table.count == expected.count && table.all.count == expected.count)
        #expect((0..<300).allSatisfy { table.object($0 % 50, $0 / 50) === expected[$0] })
    }
}
