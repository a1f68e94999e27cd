import Foundation
import PortableCoreData
@testable import PortableSwiftData
import Testing

/// A place whose name is saved as text.
final class Place: NSObject {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }
}

/// A conversion between places and texts.
final class PlaceTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Place).map { Data($0.name.utf8) } }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { Place(String(decoding: $0, as: UTF8.self)) }
    }
}

/// A photo with a place.
@Model
final class Photo {
    @Attribute(.transformable(by: PlaceTransformer.self)) var place: Place

    init(_ place: Place) { self.place = place }
}

/// Fetches of models in batches, and sections of models.
@MainActor
struct BatchedModelTests {
    private func context(_ count: Int) throws -> ModelContext {
        let container = try ModelContainer(
            for: Trip.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        for index in 0..<count {
            let stop = Stop(city: ["Bern", "Chur", "Thun"][index % 3], nights: index)
            context.insert(stop)
        }
        try context.save()
        return ModelContext(container)
    }

    @Test func `a fetch in batches creates the models that are used`() throws {
        let context = try context(90)
        let descriptor = FetchDescriptor(
            predicate: #Predicate<Stop> { $0.nights >= 10 }, sortBy: [SortDescriptor(\.nights)])
        let stops = try context.fetch(descriptor, batchSize: 10)
        #expect(stops.count == 80 && stops[25].nights == 35 && stops.last?.nights == 89)
        #expect(context.managed.registeredObjects.count == 20 && stops[25] === stops[25])
        let identifiers = try context.fetchIdentifiers(descriptor, batchSize: 10)
        #expect(identifiers.count == 80 && identifiers[25] == stops[25].persistentModelID)
        #expect(try context.fetchIdentifiers(descriptor).count == 80)
    }

    @Test func `a fetch in batches has models that aren't saved`() throws {
        let context = try context(5)
        context.insert(Stop(city: "Zug", nights: 100))
        let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.nights)]), batchSize: 2)
        #expect(stops.map(\.nights) == [0, 1, 2, 3, 4, 100])
    }

    @Test func `the class of a transformer converts values`() throws {
        ValueTransformer.setValueTransformer(
            PlaceTransformer(), forName: NSValueTransformerName("PlaceTransformer"))
        let container = try ModelContainer(
            for: Photo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        context.insert(Photo(Place("Bern")))
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Photo>()).map(\.place.name) == ["Bern"])
    }

    @Test func `sections have titles in the order of their first models`() throws {
        let context = try context(7)
        let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.nights, order: .reverse)]))
        let sections = SectionedResults(stops) { $0.city }
        #expect(sections.sectionTitles == ["Bern", "Thun", "Chur"] && sections.map(\.id) == sections.sectionTitles)
        #expect(sections[sectionTitle: "Bern"]?.map(\.nights) == [6, 3, 0] && sections[sectionTitle: "Zug"] == nil)
        #expect(sections.flatMap { $0 }.count == 7 && sections[1].title == "Thun" && sections[1].count == 2)
    }
}
