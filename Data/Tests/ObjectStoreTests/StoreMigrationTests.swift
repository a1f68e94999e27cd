import Foundation
import GRDB
import ObjectStore
import Testing

struct StoreMigrationTests {
    private func person(_ change: (inout StoreEntity) -> Void, others: [StoreEntity] = []) -> StoreSchema {
        var person = StoreEntity(name: "Person", attributes: [StoreAttribute(name: "name", type: .text)])
        change(&person)
        return StoreSchema([person] + others)
    }

    private func migrate(from old: StoreSchema, to new: StoreSchema, _ rows: [StoreRow]) throws -> ObjectStore {
        let folder = try TemporaryFolder()
        let store = try ObjectStore(url: folder.store, schema: old)
        var changes = StoreChanges()
        changes.inserted = rows
        try store.save(changes)
        try store.close()
        #expect(throws: StoreError.self) { try ObjectStore(url: folder.store, schema: new) }
        return try ObjectStore(url: folder.store, schema: new, migrates: true)
    }

    @Test func `a migration renames, adds, and removes`() throws {
        let old = person { $0.attributes.append(StoreAttribute(name: "old", type: .integer)) }
        let new = person { person in
            person.name = "Human"
            person.renamedFrom = "Person"
            person.attributes = [
                StoreAttribute(name: "fullName", renamedFrom: "name", type: .text),
                StoreAttribute(name: "age", type: .integer, isOptional: false, defaultValue: .integer(18)),
            ]
        }
        let store = try migrate(from: old, to: new, [StoreRow(entity: "Person", id: 4, values: ["name": .text("Ann")])])
        #expect(try store.row(4, of: "Human")?.values == ["fullName": .text("Ann"), "age": .integer(18)])
        #expect(try store.reserveIdentifiers(1, of: "Human") == 5)
    }

    @Test func `a to-one relationship becomes to-many`() throws {
        let club = StoreEntity(name: "Club", attributes: [StoreAttribute(name: "title", type: .text)])
        let old = person({ $0.relationships = [StoreRelationship(name: "club", destination: "Club")] }, others: [club])
        let new = person(
            {
                $0.relationships = [
                    StoreRelationship(name: "clubs", renamedFrom: "club", destination: "Club", isToMany: true)
                ]
            }, others: [club])
        let rows = [
            StoreRow(entity: "Club", id: 1, values: [:]),
            StoreRow(entity: "Person", id: 1, values: ["club": .integer(1)]),
            StoreRow(entity: "Person", id: 2, values: [:]),
        ]
        let store = try migrate(from: old, to: new, rows)
        #expect(try store.links("clubs", of: 1, entity: "Person") == [1])
        #expect(try store.links("clubs", of: 2, entity: "Person") == [])
    }

    /// Dogs with tricks, with or without the inverse relationship.
    private func dogs(hasInverse: Bool, isOrdered: Bool) -> StoreSchema {
        let inverse = StoreRelationship(name: "dog", destination: "Dog", inverse: "tricks")
        return StoreSchema([
            StoreEntity(
                name: "Dog",
                relationships: [
                    StoreRelationship(
                        name: "tricks", destination: "Trick", inverse: hasInverse ? "dog" : nil, isToMany: true,
                        isOrdered: isOrdered)
                ]),
            StoreEntity(name: "Trick", relationships: hasInverse ? [inverse] : []),
        ])
    }

    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func `links and their order survive a new and a removed inverse`(hadInverse: Bool, isOrdered: Bool) throws {
        let folder = try TemporaryFolder()
        let store = try ObjectStore(url: folder.store, schema: dogs(hasInverse: hadInverse, isOrdered: isOrdered))
        var changes = StoreChanges()
        let owner: PropertyValues<StoreValue> = hadInverse ? ["dog": .integer(1)] : [:]
        changes.inserted = [StoreRow(entity: "Dog", id: 1, values: [:])]
        changes.inserted += (1...3).map { StoreRow(entity: "Trick", id: $0, values: owner) }
        changes.links = [
            StoreLinkChange(
                entity: "Dog", relationship: "tricks", source: 1, added: [3, 1, 2], removed: [],
                order: isOrdered ? [3, 1, 2] : nil)
        ]
        try store.save(changes)
        try store.close()
        let other = dogs(hasInverse: !hadInverse, isOrdered: isOrdered)
        let migrated = try ObjectStore(url: folder.store, schema: other, migrates: true)
        #expect(try migrated.links("tricks", of: 1, entity: "Dog") == (isOrdered ? [3, 1, 2] : [1, 2, 3]))
        if !hadInverse { #expect(try migrated.row(2, of: "Trick")?.values == ["dog": .integer(1)]) }
    }

    @Test func `two entities can get a common parent`() throws {
        let title = StoreAttribute(name: "title", type: .text)
        let owner = StoreRelationship(name: "owner", destination: "Person", inverse: "things")
        let things = StoreRelationship(name: "things", destination: "Photo", inverse: "owner", isToMany: true)
        let tags = StoreRelationship(name: "tags", destination: "Note", isToMany: true)
        func schema(parent: String?) -> StoreSchema {
            let common = parent.map { [StoreEntity(name: $0, attributes: [title])] } ?? []
            let own = parent == nil ? [title] : []
            return StoreSchema(
                common + [
                    StoreEntity(name: "Note", parent: parent, attributes: own),
                    StoreEntity(name: "Photo", parent: parent, attributes: own, relationships: [owner]),
                    StoreEntity(name: "Person", relationships: [things, tags]),
                ])
        }
        let folder = try TemporaryFolder()
        let store = try ObjectStore(url: folder.store, schema: schema(parent: nil))
        var changes = StoreChanges()
        changes.inserted = [
            StoreRow(entity: "Person", id: 1, values: [:]),
            StoreRow(entity: "Note", id: 1, values: ["title": .text("N1")]),
            StoreRow(entity: "Note", id: 2, values: ["title": .text("N2")]),
            StoreRow(entity: "Photo", id: 1, values: ["title": .text("P1"), "owner": .integer(1)]),
        ]
        changes.links = [
            StoreLinkChange(entity: "Person", relationship: "tags", source: 1, added: [2], removed: [])
        ]
        try store.save(changes)
        try store.close()
        let migrated = try ObjectStore(url: folder.store, schema: schema(parent: "Item"), migrates: true)
        let items = try #require(try migrated.rows(StoreQuery(entity: "Item")))
        #expect(Set(items.map { $0.values["title"] }) == [.text("N1"), .text("N2"), .text("P1")])
        #expect(Set(items.map(\.id)).count == 3)
        func titles(_ relationship: String) throws -> [StoreValue?] {
            try migrated.links(relationship, of: 1, entity: "Person").map {
                try migrated.row($0, of: "Item")?.values["title"]
            }
        }
        #expect(try titles("tags") == [.text("N2")] && titles("things") == [.text("P1")])
        #expect(try migrated.reserveIdentifiers(1, of: "Item") > items.map(\.id).max() ?? 0)
    }

    @Test func `defaults, indexes, and the order of properties need no migration`() throws {
        let folder = try TemporaryFolder()
        let old = person { $0.attributes.append(StoreAttribute(name: "key", type: .text, defaultValue: .text("1"))) }
        try ObjectStore(url: folder.store, schema: old).close()
        let new = person { person in
            person.attributes.insert(StoreAttribute(name: "key", type: .text, defaultValue: .text("2")), at: 0)
            person.indexes = [["key"]]
        }
        try ObjectStore(url: folder.store, schema: new).close()
        let database = try DatabaseQueue(path: folder.store.path)
        let indexes = try database.read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_master") }
        #expect(indexes.contains("index_Person_key"))
    }

    @Test func `an attribute that isn't optional anymore needs a value`() throws {
        let old = person { _ in }
        let new = person { $0.attributes[0].isOptional = false }
        #expect(throws: StoreError.self) {
            try migrate(from: old, to: new, [StoreRow(entity: "Person", id: 1, values: [:])])
        }
        let row = StoreRow(entity: "Person", id: 1, values: ["name": .text("Ann")])
        #expect(try migrate(from: old, to: new, [row]).count(StoreQuery(entity: "Person")) == 1)
    }

    @Test func `a difference without an automatic migration leaves the file as it was`() throws {
        let old = person { _ in }
        let folder = try TemporaryFolder()
        try ObjectStore(url: folder.store, schema: old).close()
        let new = person { $0.attributes[0].type = .integer }
        #expect(throws: StoreError.self) { try ObjectStore(url: folder.store, schema: new, migrates: true) }
        #expect(try ObjectStore(url: folder.store, schema: old).count(StoreQuery(entity: "Person")) == 0)
    }
}
