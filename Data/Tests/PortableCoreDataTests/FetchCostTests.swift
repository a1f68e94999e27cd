import Foundation
import ObjectStore
import Testing

@testable import PortableCoreData

/// The numbers of rows and queries that operations read.
@MainActor
struct FetchCostTests {
    /// Returns a container with people whose values aren't loaded, and the counters of its store.
    private func people(_ count: Int) throws -> (NSPersistentContainer, StoreCounters) {
        let container = try People.container()
        let values = (0..<count).map { ["name": "P\($0)", "age": $0 % 100, "email": "\($0)@x"] as [String: Any] }
        try container.viewContext.execute(NSBatchInsertRequest(entityName: "Person", objects: values))
        return (container, try #require(container.persistentStoreCoordinator.persistentStores.first).objects.counters)
    }

    private func request(batch: Int = 0) -> NSFetchRequest<Person> {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "objectID", ascending: true)]
        request.fetchBatchSize = batch
        return request
    }

    @Test(arguments: [100, 2000])
    func `the first screen of a fetch in batches reads one batch`(count: Int) throws {
        let (container, counters) = try people(count)
        let people = try container.viewContext.fetch(request(batch: 20))
        #expect(people.count == count && counters.rows == 0 && people.allSatisfy(\.isFault))
        #expect(people[..<15].map(\.name) == (0..<15).map { "P\($0)" })
        #expect(counters.rows == 20)
        #expect(people[50].name == "P50" && people[41].name == "P41" && counters.rows == 40)
        let queries = counters.queries
        _ = people[40..<60].map(\.age)
        #expect(counters.queries == queries)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["COLLAGE_LARGE_TESTS"] != nil))
    func `the first screen of 100,000 objects reads one batch`() throws {
        let (container, counters) = try people(100_000)
        let people = try container.viewContext.fetch(request(batch: 20))
        #expect(people[0].name == "P0" && people.count == 100_000 && counters.rows == 20)
    }

    @Test func `batches contain changes, and follow a child context`() throws {
        let (container, counters) = try people(200)
        let context = container.viewContext
        let people = try context.fetch(request(batch: 10))
        people[5].name = "Changed"
        let rows = counters.rows
        #expect(rows == 10)
        _ = context.person("New")
        let again = try context.fetch(request(batch: 10))
        #expect(again.count == 201 && again.last?.name == "New" && again.contains(people[5]))
        // The position of the new object is found by comparing it with a few others.
        #expect(counters.rows <= rows + 80)
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let copies = try child.fetch(request(batch: 10))
        #expect(copies[5].isFault && copies.contains { $0.objectID == people[5].objectID && $0.name == "Changed" })
    }

    @Test func `an unsaved change doesn't read all rows`() throws {
        let (container, counters) = try people(500)
        let context = container.viewContext
        let limited = NSFetchRequest<Person>(entityName: "Person")
        limited.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        limited.fetchLimit = 10
        let trick = NSEntityDescription.insertNewObject(forEntityName: "Trick", into: context)
        #expect(try context.fetch(limited).count == 10 && counters.rows == 10)
        _ = context.person("New", age: 1)
        #expect(try context.fetch(limited).count == 10 && counters.rows < 40)
        let rows = counters.rows
        #expect(try context.count(for: NSFetchRequest<Person>(entityName: "Person")) == 501)
        #expect(counters.rows == rows)
        trick.setValue("Roll", forKey: "title")
        #expect(try context.names("ANY clubs.name = 'x'") == [])
    }

    @Test func `objects in memory aren't read again`() throws {
        let (container, counters) = try people(50)
        let people = try container.viewContext.fetch(request())
        #expect(counters.rows == 50 && people.count == 50)
        #expect(try container.viewContext.fetch(request()) == people)
        #expect(counters.rows == 50)
    }

    @Test func `a merge reads all changed objects with one query`() throws {
        let (container, counters) = try people(50)
        let people = try container.viewContext.fetch(request())
        let other = container.newBackgroundContext()
        let ids = people.map(\.objectID)
        try other.performAndWait {
            for id in ids { (try other.existingObject(with: id) as? Person)?.age += 1 }
            try other.save()
        }
        let queries = counters.queries
        let saved = SavedChanges(inserted: [], updated: ids, deleted: [])
        container.viewContext.merge(saved)
        #expect(people[3].age == 4)
        #expect(counters.queries == queries + 1)
    }

    @Test func `unique values are merged in two attempts`() throws {
        let (container, counters) = try people(300)
        let context = container.viewContext
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        for index in 0..<300 { _ = context.person("New \(index)", age: 7, email: "\(index)@x") }
        // Objects that aren't saved can have the same values, too.
        _ = context.person("Twin", age: 7, email: "twin")
        _ = context.person("Twin", age: 7, email: "twin")
        let saves = counters.saves
        try context.save()
        #expect(counters.saves - saves == 2)
        #expect(try context.names("age == 7").count == 301)
        #expect(try container.newBackgroundContext().names("name BEGINSWITH 'New'").count == 300)
    }

    @Test func `results aren't fetched again when objects of other entities change`() throws {
        let (container, counters) = try people(10)
        let context = container.viewContext
        let fetch = request()
        let results = FetchedSections(
            context: context, sectionNameKeyPath: nil, entities: { fetch.entities(in: context) },
            fetch: { try context.results(of: fetch) })
        var count = 0
        results.didChange = { _ in count += 1 }
        try results.performFetch()
        let queries = counters.queries
        _ = NSEntityDescription.insertNewObject(forEntityName: "Trick", into: context)
        context.processPendingChanges()
        #expect(counters.queries == queries && count == 0)
        _ = context.person("New")
        context.processPendingChanges()
        #expect(count == 1 && results.objects?.count == 11)
    }
}
