import Foundation
import PortableSwiftData
import Testing

enum FirstSchema: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        var text: String

        init(text: String) {
            self.text = text
        }
    }
}

enum SecondSchema: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        @Attribute(originalName: "text") var title: String
        var length: Int = 0

        init(title: String) {
            self.title = title
        }
    }
}

enum NotePlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
    static var stages: [MigrationStage] {
        [
            .custom(fromVersion: FirstSchema.self, toVersion: SecondSchema.self, willMigrate: nil) { context in
                for note in try context.fetch(FetchDescriptor<SecondSchema.Note>()) { note.length = note.title.count }
            }
        ]
    }
}

enum KeySchema: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Item.self] }

    /// A value that can't be hashed, and whose JSON has no fixed order.
    struct Place: Codable {
        var street = "A"
        var city = "B"
    }

    @Model
    final class Item {
        @Attribute(.unique) var key: String = UUID().uuidString
        var created: Double = Date().timeIntervalSinceReferenceDate
        var place: Place = Place()

        init() {}
    }
}

enum KeyPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [KeySchema.self] }
    static var stages: [MigrationStage] { [] }
}

@MainActor
struct SchemaMigrationTests {
    @Test func `a migration plan runs its stages`() throws {
        let folder = try TemporaryFolder()
        let configuration = ModelConfiguration(url: folder.store)
        do {
            let context = ModelContext(try ModelContainer(for: FirstSchema.Note.self, configurations: configuration))
            context.insert(FirstSchema.Note(text: "Hello"))
            try context.save()
        }
        let container = try ModelContainer(
            for: Schema(versionedSchema: SecondSchema.self), migrationPlan: NotePlan.self, configurations: configuration
        )
        let note = try #require(try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Note>()).first)
        #expect(note.title == "Hello" && note.length == 5)
    }

    @Test func `a model whose defaults differ at each launch can be opened again`() throws {
        let folder = try TemporaryFolder()
        for count in 0..<3 {
            let container = try ModelContainer(
                for: Schema(versionedSchema: KeySchema.self), migrationPlan: KeyPlan.self,
                configurations: ModelConfiguration(url: folder.store))
            let context = ModelContext(container)
            #expect(try context.fetchCount(FetchDescriptor<KeySchema.Item>()) == count)
            context.insert(KeySchema.Item())
            try context.save()
        }
    }

    @Test func `equal values have equal data`() throws {
        let context = ModelContext(
            try ModelContainer(
                for: KeySchema.Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        let item = KeySchema.Item()
        context.insert(item)
        try context.save()
        item.place = KeySchema.Place(street: "A", city: "B")
        #expect(!item.hasChanges)
        item.place.city = "C"
        #expect(item.hasChanges)
    }

    @Test func `a file that isn't a store is an error`() throws {
        let folder = try TemporaryFolder()
        try Data(repeating: 65, count: 5000).write(to: folder.store)
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: folder.store))
        }
    }
}
