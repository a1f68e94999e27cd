import Foundation
import ObjectStore
import Testing

@Suite
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

    @Test func `a difference without an automatic migration leaves the file as it was`() throws {
        let old = person { _ in }
        let folder = try TemporaryFolder()
        try ObjectStore(url: folder.store, schema: old).close()
        let new = person { $0.attributes[0].type = .integer }
        #expect(throws: StoreError.self) { try ObjectStore(url: folder.store, schema: new, migrates: true) }
        #expect(try ObjectStore(url: folder.store, schema: old).count(StoreQuery(entity: "Person")) == 0)
    }
}
