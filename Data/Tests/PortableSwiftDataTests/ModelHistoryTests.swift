import Foundation
@testable import PortableSwiftData
import Testing

/// A visit whose place the history keeps.
@Model
final class Visit {
    @Attribute(.preserveValueOnDeletion) var place: String
    @Attribute(.preserveValueOnDeletion) var day: Date?
    var note: String?

    init(_ place: String, day: Date? = nil) {
        self.place = place
        self.day = day
    }
}

/// The history of a container's store.
@MainActor
struct ModelHistoryTests {
    private func context(_ url: URL? = nil) throws -> ModelContext {
        let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return ModelContext(try ModelContainer(for: Visit.self, Tag.self, configurations: configuration))
    }

    private func history(
        _ context: ModelContext, _ predicate: Predicate<DefaultHistoryTransaction>? = nil
    ) throws -> [DefaultHistoryTransaction] {
        try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: predicate))
    }

    @Test func `each save is a transaction with its changes`() throws {
        let context = try context()
        context.author = "editor"
        let visit = Visit("Bern")
        context.insert(visit)
        context.insert(Tag("cold"))
        try context.save()
        visit.note = "snow"
        try context.save()
        let all = try history(context)
        #expect(all.map(\.author) == ["editor", "editor"] && all.map(\.changes.count) == [2, 1])
        #expect(all[0].token < all[1].token && all[0].id == 1 && !all[0].storeIdentifier.isEmpty)
        let insertions = all[0].changes.filter {
            if case .insert(_ as DefaultHistoryInsert<Visit>) = $0 { true } else { false }
        }
        #expect(insertions.map(\.changedPersistentIdentifier) == [visit.persistentModelID])
        guard case .update(let update as DefaultHistoryUpdate<Visit>) = all[1].changes[0] else {
            Issue.record("The second transaction isn't an update of a visit.")
            return
        }
        #expect(update.updatedAttributes.map { $0 as PartialKeyPath<Visit> } == [\Visit.note])
    }

    @Test func `a deletion keeps the values of attributes with the option`() throws {
        let folder = try TemporaryFolder()
        let context = try context(folder.store)
        let day = Date(timeIntervalSinceReferenceDate: 86_400)
        let visit = Visit("Bern", day: day)
        context.insert(visit)
        try context.save()
        visit.place = "Chur"
        context.delete(visit)
        try context.save()
        let last = try #require(try history(self.context(folder.store)).last?.changes.first)
        guard case .delete(let deletion as DefaultHistoryDelete<Visit>) = last else {
            Issue.record("The last change isn't a deletion of a visit.")
            return
        }
        // The history has the values of the store.
        #expect(deletion.tombstone[\.place] as? String == "Bern" && deletion.tombstone[\.day] as? Date == day)
        #expect(deletion.tombstone[\.note] == nil && deletion.tombstone.map(\.0) == [\Visit.place, \Visit.day])
    }

    @Test func `tokens and authors select transactions`() throws {
        let context = try context()
        for author in ["app", "widget", "app"] {
            context.author = author
            context.insert(Visit(author))
            try context.save()
        }
        let token = try #require(try history(context).first?.token)
        #expect(try history(context, #Predicate { $0.token > token }).map(\.author) == ["widget", "app"])
        let found = try history(context, #Predicate { $0.token > token && $0.author == "widget" })
        #expect(found.map(\.transactionIdentifier) == [2])
        let decoded = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
        #expect(decoded == token && !(token < decoded))
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
            sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
        descriptor.fetchLimit = 2
        #expect(try context.fetchHistory(descriptor).map(\.id) == [3, 2])
    }

    @Test func `deleting the history keeps the models`() throws {
        let context = try context()
        for place in ["a", "b"] {
            context.insert(Visit(place))
            try context.save()
        }
        let token = try #require(try history(context).last?.token)
        try context.deleteHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token }))
        #expect(try history(context).map(\.id) == [2])
        #expect(try context.fetchCount(FetchDescriptor<Visit>()) == 2)
    }
}
