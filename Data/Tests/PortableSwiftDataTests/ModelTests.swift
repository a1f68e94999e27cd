import Foundation
import Observation
@testable import PortableSwiftData
import Synchronization
import Testing

@MainActor
struct ModelTests {
    private func context(_ url: URL? = nil) throws -> ModelContext {
        let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return ModelContext(try ModelContainer(for: Trip.self, Tag.self, configurations: configuration))
    }

    @Test func `a model has its values before and after it's inserted and saved`() throws {
        let folder = try TemporaryFolder()
        let trip = Trip(code: "A", name: "Alps", start: Date(timeIntervalSinceReferenceDate: 1000))
        trip.note = "snow"
        trip.places = ["Bern", "Chur"]
        #expect(trip.rating == 3 && trip.kind == .leisure && trip.modelContext == nil && !trip.isDone)
        let context = try context(folder.store)
        context.insert(trip)
        trip.rating = 5
        trip.kind = .business
        #expect(trip.name == "Alps" && trip.modelContext === context && trip.hasChanges)
        try context.save()
        #expect(!trip.hasChanges)
        let copy = try #require(try self.context(folder.store).fetch(FetchDescriptor<Trip>()).first)
        #expect(copy !== trip && copy.title == "Alps (A)" && copy.rating == 5 && copy.note == "snow")
        #expect(copy.kind == .business && copy.places == ["Bern", "Chur"] && copy.start == trip.start)
    }

    @Test func `relationships have inverses and delete rules`() throws {
        let context = try context()
        let trip = Trip(code: "A", name: "Alps")
        context.insert(trip)
        trip.stops.append(Stop(city: "Bern"))
        trip.stops.append(Stop(city: "Chur", nights: 4))
        let word = Tag("cold")
        trip.tags = [word]
        #expect(trip.stops.map(\.city) == ["Bern", "Chur"])
        #expect(trip.stops.allSatisfy { $0.trip === trip } && word.trips.first === trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
        context.delete(trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(word.trips.isEmpty)
    }

    @Test func `a stop with a trip is inserted with the trip`() throws {
        let context = try context()
        let stop = Stop(city: "Bern", trip: Trip(code: "A", name: "Alps"))
        context.insert(stop)
        try context.save()
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        #expect(trip.stops.first === stop)
    }

    @Test func `a unique value updates the model that has it`() throws {
        let context = try context()
        let first = Trip(code: "A", name: "Alps")
        context.insert(first)
        try context.save()
        context.insert(Trip(code: "A", name: "Andes"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(first.name == "Andes")
        context.insert(Tag("x"))
        context.insert(Tag("x"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
    }

    @Test func `changes are observed`() throws {
        let context = try context()
        let trip = Trip(code: "A", name: "Alps")
        context.insert(trip)
        let stop = Stop(city: "Bern")
        context.insert(stop)
        func changes(_ read: () -> Void, when change: () throws -> Void) rethrows -> Bool {
            let didChange = Mutex(false)
            withObservationTracking(read) { didChange.withLock { $0 = true } }
            try change()
            return didChange.withLock { $0 }
        }
        #expect(changes({ _ = trip.name }) { trip.name = "Andes" })
        #expect(!changes({ _ = trip.name }) { trip.rating = 1 })
        #expect(changes({ _ = trip.stops }) { stop.trip = trip })
        try context.save()
        trip.name = "Other"
        #expect(changes({ _ = trip.name }) { context.rollback() })
        #expect(trip.name == "Andes")
    }

    @Test func `predicates are the same in the store and in memory`() throws {
        let context = try context()
        for index in 0..<12 {
            let trip = Trip(code: "T\(index)", name: ["Alps", "Éire", "ocean", "Andes"][index % 4])
            trip.rating = index % 5
            trip.note = index % 3 == 0 ? nil : "note \(index)"
            trip.isDone = index % 2 == 0
            context.insert(trip)
            if index % 4 > 0 { trip.stops.append(Stop(city: "City \(index)", nights: index)) }
        }
        let limit = 2
        let codes = ["T1", "T5", "T9"]
        let cold = "eire"
        let predicates: [(Predicate<Trip>, Int)] = [
            (#Predicate { $0.rating > limit }, 4), (#Predicate { $0.isDone && $0.rating == 0 }, 2),
            (#Predicate { codes.contains($0.code) }, 3), (#Predicate { $0.note == nil }, 4),
            (#Predicate { $0.name.contains("A") }, 6), (#Predicate { $0.name.starts(with: "o") }, 3),
            (#Predicate { $0.name.localizedStandardContains(cold) }, 3), (#Predicate { !$0.isDone }, 6),
            (#Predicate { $0.stops.isEmpty }, 3), (#Predicate { $0.stops.count == 1 }, 9),
            (#Predicate { $0.stops.contains { $0.nights > 5 } }, 5),
            (#Predicate { ($0.note ?? "none") == "none" }, 4), (#Predicate { $0.rating + 1 > 4 }, 2),
        ]
        func counts() throws -> [Int] {
            try predicates.map { try context.fetch(FetchDescriptor(predicate: $0.0)).count }
        }
        let models = try context.fetch(FetchDescriptor<Trip>())
        let expected = try predicates.map { predicate in try models.filter { try predicate.0.evaluate($0) }.count }
        #expect(expected == predicates.map(\.1))
        #expect(try counts() == expected)
        try context.save()
        #expect(try counts() == expected)
        #expect(try predicates.map { try context.fetchCount(FetchDescriptor(predicate: $0.0)) } == expected)
        let trip = try #require(models.first)
        let id = trip.persistentModelID
        let ofTrip = #Predicate<Stop> { $0.trip?.persistentModelID == id || $0.trip?.name == "Andes" }
        #expect(try context.fetchCount(FetchDescriptor(predicate: ofTrip)) == 3)
        let same = #Predicate<Trip> { $0.persistentModelID == id }
        #expect(try context.fetch(FetchDescriptor(predicate: same)).first === trip)
    }

    @Test func `sort orders and limits are applied`() throws {
        let context = try context()
        for (index, name) in ["b2", "b10", "a", "C"].enumerated() {
            let trip = Trip(code: "\(index)", name: name)
            trip.rating = index / 2
            context.insert(trip)
        }
        func names(_ sorts: [SortDescriptor<Trip>], _ limit: Int? = nil) throws -> [String] {
            var descriptor = FetchDescriptor(sortBy: sorts)
            descriptor.fetchLimit = limit
            return try context.fetch(descriptor).map(\.name)
        }
        for _ in 0..<2 {
            #expect(try names([SortDescriptor(\.name)]) == ["a", "b2", "b10", "C"])
            #expect(
                try names([SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.code)], 3) == ["a", "C", "b2"])
            #expect(try names([SortDescriptor(\.name, comparator: .lexical)]) == ["C", "a", "b10", "b2"])
            try context.save()
        }
        for (index, trip) in try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.code)])).enumerated() {
            trip.stops = [Stop(city: "S\(index)")]
        }
        let stops = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.trip?.name)])
        #expect(try context.fetch(stops).map(\.trip?.name) == ["a", "b2", "b10", "C"])
    }

    @Test func `an actor has a separate context`() async throws {
        let container = try ModelContainer(
            for: Trip.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let trip = Trip(code: "A", name: "Alps")
        container.mainContext.insert(trip)
        try container.mainContext.save()
        let id = trip.persistentModelID
        try await TripWriter(modelContainer: container).rename(id, "Andes")
        await Task.yield()
        let other = ModelContext(container)
        #expect((other.model(for: id) as? Trip)?.name == "Andes")
    }

    @Test func `a value that isn't Hashable is merged from another context`() async throws {
        let container = try ModelContainer(
            for: KeySchema.Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let item = KeySchema.Item()
        container.mainContext.insert(item)
        try container.mainContext.save()
        let other = ModelContext(container)
        (other.model(for: item.persistentModelID) as? KeySchema.Item)?.place.city = "C"
        try other.save()
        await container.mainContext.managed.perform { @Sendable in }
        #expect(item.place.city == "C")
        item.created = 1
        try container.mainContext.save()
        let saved = try ModelContext(container).fetch(FetchDescriptor<KeySchema.Item>())
        #expect(saved.first?.place.city == "C" && saved.first?.created == 1)
    }

    @Test func `the main context saves automatically`() async throws {
        let container = try ModelContainer(
            for: Trip.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Trip(code: "A", name: "Alps"))
        while container.mainContext.hasChanges { await Task.yield() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }
}

@ModelActor
actor TripWriter {
    func rename(_ id: PersistentIdentifier, _ name: String) throws {
        self[id, as: Trip.self]?.name = name
        try modelContext.save()
    }
}
