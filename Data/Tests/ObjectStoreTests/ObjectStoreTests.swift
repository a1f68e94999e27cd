import Foundation
import GRDB
import ObjectStore
import Testing
@_spi(Collage) import PortablePredicates

struct ObjectStoreTests {
    private func filledStore(_ url: URL? = nil) throws -> ObjectStore {
        let store = try ObjectStore(url: url, schema: .people)
        var changes = StoreChanges()
        changes.inserted = [
            StoreRow(entity: "Person", id: 1, values: ["name": .text("Ann"), "age": .integer(30)]),
            StoreRow(entity: "Person", id: 2, values: ["name": .text("Bob"), "email": .text("b@x")]),
            StoreRow(entity: "Pet", id: 1, values: ["name": .text("Rex"), "owner": .integer(1)]),
            StoreRow(
                entity: "Dog", id: 2, values: ["name": .text("Ivy"), "tricks": .integer(3), "owner": .integer(1)]),
            StoreRow(entity: "Club", id: 1, values: ["name": .text("Chess")]),
        ]
        changes.links = [
            StoreLinkChange(
                entity: "Person", relationship: "pets", source: 1, added: [1, 2], removed: [], order: [2, 1]),
            StoreLinkChange(entity: "Club", relationship: "members", source: 1, added: [1, 2], removed: []),
        ]
        try store.save(changes)
        return store
    }

    private func names(_ store: ObjectStore, _ entity: String, _ format: String, _ arguments: Any...) throws -> [String]
    {
        var query = StoreQuery(entity: entity)
        query.condition = NSPredicate(format: format, argumentArray: arguments).condition
        return try #require(try store.rows(query)).map { $0.values["name"]?.plainValue as? String ?? "" }
    }

    @Test func `a file keeps rows, links, and their order`() throws {
        let folder = try TemporaryFolder()
        try filledStore(folder.store).close()
        let store = try ObjectStore(url: folder.store, schema: .people)
        #expect(try store.row(1, of: "Person")?.values["age"] == .integer(30))
        #expect(try store.links("pets", of: 1, entity: "Person") == [2, 1])
        #expect(try store.links("members", of: 1, entity: "Club") == [1, 2])
        #expect(try store.links("clubs", of: 2, entity: "Person") == [1])
    }

    @Test func `queries follow relationships`() throws {
        let store = try filledStore()
        #expect(try names(store, "Person", "ANY pets.name BEGINSWITH[c] %@", "r") == ["Ann"])
        #expect(try names(store, "Person", "NONE pets.name = 'Rex'") == ["Bob"])
        #expect(try names(store, "Pet", "owner.name = 'Ann' AND owner.clubs.@count = 1") == ["Rex", "Ivy"])
        #expect(try names(store, "Dog", "owner.age > 20") == ["Ivy"])
        #expect(try names(store, "Person", "pets.@count = 0 OR age = nil") == ["Bob"])
        #expect(try names(store, "Person", "NOT (age < 10)") == ["Ann", "Bob"])
        #expect(try names(store, "Pet", "ANY owner.clubs.name IN %@", ["Chess", "Go"]) == ["Rex", "Ivy"])
        #expect(try names(store, "Person", "name IN {'Bob', 'Eve'} AND email CONTAINS 'x'") == ["Bob"])
    }

    @Test func `calculations and subqueries are converted to SQL`() throws {
        let store = try filledStore()
        #expect(try names(store, "Person", "age + 2 * 5 = 40") == ["Ann"])
        #expect(try names(store, "Person", "age / 4 = 7 AND modulus:by:(age, 7) = 2") == ["Ann"])
        #expect(try names(store, "Person", "uppercase(name) = 'BOB' AND length(email) = 3") == ["Bob"])
        #expect(try names(store, "Person", "pets[SIZE] = 2 AND count(clubs) = 1") == ["Ann"])
        #expect(try names(store, "Dog", "tricks < now() AND abs(tricks - 5) = 2") == ["Ivy"])
        #expect(try names(store, "Person", "SUBQUERY(pets, $p, $p.name BEGINSWITH 'R').@count = 1") == ["Ann"])
        #expect(try names(store, "Person", "SUBQUERY(pets, $p, $p.owner.name = name).@count > 1") == ["Ann"])
        #expect(
            try names(store, "Person", "SUBQUERY(clubs, $c, $c.name = 'Go' OR $c.members.@count = 2).@count = 1")
                == ["Ann", "Bob"])
        #expect(
            try names(store, "Club", "SUBQUERY(members, $m, SUBQUERY($m.pets, $p, $p.name = 'X').@count = 0)[SIZE] = 2")
                == ["Chess"])
    }

    @Test func `a row that changed since it was read isn't overwritten`() throws {
        let store = try filledStore()
        var changes = StoreChanges()
        changes.updated = [StoreRow(entity: "Person", id: 1, version: 1, values: ["age": .integer(31)])]
        try store.save(changes)
        #expect {
            try store.save(changes)
        } throws: { error in
            guard case StoreError.conflicts(let conflicts) = error, case .version(_, 1, let current) = conflicts.first
            else { return false }
            return conflicts.count == 1 && current?.values["age"] == .integer(31)
        }
    }

    @Test func `inserting an existing unique key changes nothing`() throws {
        let store = try filledStore()
        var changes = StoreChanges()
        changes.inserted = [
            StoreRow(entity: "Person", id: 7, values: ["name": .text("Cy")]),
            StoreRow(entity: "Person", id: 8, values: ["email": .text("b@x")]),
        ]
        #expect(throws: StoreError.self) { try store.save(changes) }
        #expect(try store.count(StoreQuery(entity: "Person")) == 2)
        changes.updated = [StoreRow(entity: "Person", id: 2, version: 1, values: ["email": .text("c@x")])]
        try store.save(changes)
        #expect(try store.count(StoreQuery(entity: "Person")) == 4)
    }

    @Test func `a file that isn't a store is reported`() throws {
        let folder = try TemporaryFolder()
        try Data("This is a text, and it's long enough for the header of a database file.".utf8)
            .write(to: folder.store)
        #expect(throws: StoreError.self) { try ObjectStore(url: folder.store, schema: .people) }
        let other = folder.url.appendingPathComponent("other.sqlite")
        try DatabaseQueue(path: other.path).write { try $0.execute(sql: "CREATE TABLE a (b)") }
        #expect(throws: StoreError.self) { try ObjectStore(url: other, schema: .people) }
    }

    @Test func `identifiers are never reused`() throws {
        let store = try filledStore()
        #expect(try store.reserveIdentifiers(3, of: "Dog") == 1)
        #expect(try store.reserveIdentifiers(1, of: "Pet") == 4)
    }
}
