import Foundation
import ObjectStore
import Testing
@_spi(Collage) import PortablePredicates

/// Entities whose rows are in one table.
struct SharedTableTests {
    /// Comments on posts and photos in albums, which have properties with the same names.
    private static let schema = StoreSchema([
        StoreEntity(name: "Item", attributes: [StoreAttribute(name: "title", type: .text)]),
        StoreEntity(
            name: "Comment", parent: "Item", attributes: [StoreAttribute(name: "code", type: .integer)],
            relationships: [StoreRelationship(name: "owner", destination: "Post", inverse: "items")]),
        StoreEntity(
            name: "Photo", parent: "Item", attributes: [StoreAttribute(name: "code", type: .text)],
            relationships: [StoreRelationship(name: "owner", destination: "Album", inverse: "items")]),
        StoreEntity(
            name: "Post",
            relationships: [
                StoreRelationship(name: "items", destination: "Comment", inverse: "owner", isToMany: true)
            ]),
        StoreEntity(
            name: "Album",
            relationships: [
                StoreRelationship(
                    name: "items", destination: "Photo", inverse: "owner", isToMany: true, isOrdered: true)
            ]),
    ])

    private func filled() throws -> ObjectStore {
        let store = try ObjectStore(url: nil, schema: Self.schema)
        var changes = StoreChanges()
        changes.inserted = [
            StoreRow(entity: "Post", id: 1, values: [:]), StoreRow(entity: "Album", id: 1, values: [:]),
            StoreRow(entity: "Comment", id: 1, values: ["code": .integer(7), "owner": .integer(1)]),
            StoreRow(entity: "Photo", id: 2, values: ["code": .text("007"), "owner": .integer(1)]),
        ]
        try store.save(changes)
        return store
    }

    @Test func `attributes with the same name keep their types`() throws {
        let store = try filled()
        #expect(try store.row(2, of: "Photo")?.values["code"] == .text("007"))
        #expect(try store.row(1, of: "Item")?.values["code"] == .integer(7))
        var query = StoreQuery(entity: "Photo")
        query.condition = NSPredicate(format: "code = '007'").condition
        #expect(try store.rows(query)?.map(\.id) == [2])
    }

    @Test func `relationships with the same name have separate links`() throws {
        let store = try filled()
        #expect(try store.links("items", of: 1, entity: "Post") == [1])
        #expect(try store.links("items", of: 1, entity: "Album") == [2])
        var query = StoreQuery(entity: "Post")
        query.condition = NSPredicate(format: "items.@count = 1 AND ANY items.code = 7").condition
        #expect(try store.count(query) == 1)
    }

    @Test func `a deletion keeps the links of other entities`() throws {
        let store = try filled()
        var changes = StoreChanges()
        changes.deleted = [StoreRow(entity: "Post", id: 1, version: 1, values: [:])]
        try store.save(changes)
        #expect(try store.row(1, of: "Comment")?.values["owner"] == .null)
        #expect(try store.links("items", of: 1, entity: "Album") == [2])
    }

    @Test func `properties can have the names of other columns`() throws {
        let schema = StoreSchema([
            StoreEntity(
                name: "Note",
                attributes: ["_id", "_entity", "_version", "Text", "text"].map { StoreAttribute(name: $0, type: .text) }
            )
        ])
        let store = try ObjectStore(url: nil, schema: schema)
        var changes = StoreChanges()
        let values: PropertyValues<StoreValue> = [
            "_id": .text("a"), "_version": .text("b"), "Text": .text("c"), "text": .null,
        ]
        changes.inserted = [StoreRow(entity: "Note", id: 5, values: values)]
        try store.save(changes)
        let row = try #require(try store.row(5, of: "Note"))
        #expect(values.keys.allSatisfy { row.values[$0] == values[$0] })
        #expect(row.values.keys.filter { values[$0] == nil } == ["_entity"])
        #expect(row.version == 1)
    }
}
