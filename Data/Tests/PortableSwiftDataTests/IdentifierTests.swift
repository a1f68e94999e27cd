import Foundation
import PortableSwiftData
import Testing

@MainActor
struct IdentifierTests {
    private func container(_ url: URL? = nil) throws -> ModelContainer {
        let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return try ModelContainer(for: Trip.self, Tag.self, configurations: configuration)
    }

    @Test func `an identifier is the same before and after the insertion and the save`() throws {
        let context = ModelContext(try container())
        let (trip, other) = (Trip(code: "A", name: "Alps"), Trip(code: "B", name: "Andes"))
        let id = trip.persistentModelID
        #expect(id == trip.id && id != other.persistentModelID && id.storeIdentifier == nil)
        context.insert(other)
        context.insert(trip)
        #expect(trip.persistentModelID == id && id.entityName == "Trip")
        try context.save()
        #expect(trip.persistentModelID == id && id.storeIdentifier != nil)
        #expect(context.model(for: id) as? Trip === trip)
        #expect(try Set(context.fetchIdentifiers(FetchDescriptor<Trip>())).contains(id))
    }

    @Test func `a decoded identifier equals the model's, even in another launch`() throws {
        let folder = try TemporaryFolder()
        let data: Data
        do {
            let context = ModelContext(try container(folder.store))
            let trip = Trip(code: "A", name: "Alps")
            context.insert(trip)
            try context.save()
            data = try JSONEncoder().encode(trip.persistentModelID)
            #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == trip.persistentModelID)
        }
        let early = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        let context = ModelContext(try container(folder.store))
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        let trip = try #require(context.fetch(FetchDescriptor<Trip>()).first)
        #expect(id == trip.persistentModelID && Set([id]).contains(trip.persistentModelID))
        #expect(early == id && id.entityName == "Trip")
        #expect(
            try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == early })) == [trip])
        let made = try PersistentIdentifier.identifier(
            for: try #require(id.storeIdentifier), entityName: "Trip", primaryKey: 1)
        #expect(made == id)
    }

    @Test func `saves post notifications, and a deleted model loses its context`() throws {
        let context = ModelContext(try container())
        var names: [Notification.Name] = []
        let center = NotificationCenter.default
        let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
            center.addObserver(forName: name, object: context, queue: nil) { note in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        try context.save()
        #expect(names == [])
        let trip = Trip(code: "A", name: "Alps")
        context.insert(trip)
        try context.save()
        #expect(names == [ModelContext.willSave, ModelContext.didSave])
        context.delete(trip)
        #expect(trip.modelContext === context)
        try context.save()
        #expect(trip.modelContext == nil && trip.name == "Alps")
    }

    @Test func `a schema describes its models`() throws {
        let schema = Schema([Trip.self])
        #expect(schema.entitiesByName.keys.sorted() == ["Stop", "Tag", "Trip"])
        #expect(schema.entity(for: Stop.self)?.indices == [["city"], ["city", "nights"]])
        #expect(schema.entity(for: Tag.self)?.uniquenessConstraints == [["word"]])
        #expect(schema == Schema([Trip.self, Tag.self]) && schema != Schema([Trip.self], version: .init(2, 0, 0)))
        #expect(ModelConfiguration(schema: schema, isStoredInMemoryOnly: true).schema == schema)
    }

    @Test func `several configurations are an error`() {
        let memory = ModelConfiguration("a", isStoredInMemoryOnly: true)
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(
                for: Trip.self, configurations: memory, ModelConfiguration("b", isStoredInMemoryOnly: true))
        }
    }

    @Test func `collections of values are searched in memory`() throws {
        let context = ModelContext(try container())
        let trip = Trip(code: "A", name: "Alps")
        trip.places = ["Bern", "Chur"]
        context.insert(trip)
        for _ in 0..<2 {
            #expect(
                try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.places.contains("Bern") })) == 1
            )
            #expect(
                try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.places.contains("Rome") })) == 0
            )
            try context.save()
        }
    }
}
