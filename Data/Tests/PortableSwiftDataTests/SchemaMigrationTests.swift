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

@Suite
@MainActor
struct SchemaMigrationTests {
    @Test func `a plan migrates through its stages`() throws {
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

    @Test func `a file that isn't a store is an error`() throws {
        let folder = try TemporaryFolder()
        try Data(repeating: 65, count: 5000).write(to: folder.store)
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: folder.store))
        }
    }
}
