import Foundation
import GRDB

/// The origin of changes, for the history of a store.
package struct StoreOrigin: Hashable, Sendable {
    package var author: String?
    package var context: String?

    /// Creates an origin.
    package init(author: String? = nil, context: String? = nil) {
        self.author = author
        self.context = context
    }
}

/// The changes of one save in the history of a store.
package struct StoreTransaction: Sendable {
    /// A change of a row.
    package struct Change: Codable, Hashable, Sendable {
        /// The kind of a change.
        package enum Kind: Int, Codable, Sendable {
            case insert, update, delete
        }

        package var kind: Kind
        package var entity: String
        package var row: Int64
        /// The names of the properties that an update changed.
        package var properties: [String]
        /// The preserved values of a deleted object.
        package var values: [String: StoreValue]?
    }

    /// The number of the transaction in the store, from 1.
    package var number: Int64
    package var date: Date
    package var origin: StoreOrigin
    package var changes: [Change]
}

extension StoreChanges {
    /// The changes of rows for the history.
    fileprivate var recorded: [StoreTransaction.Change] {
        var links: [StoreRow: [String]] = [:]
        for link in self.links {
            links[StoreRow(entity: link.entity, id: link.source, values: [:]), default: []].append(link.relationship)
        }
        return inserted.map { .init(kind: .insert, entity: $0.entity, row: $0.id, properties: []) }
            + updated.map { row in
                let related = links[StoreRow(entity: row.entity, id: row.id, values: [:])] ?? []
                let names = Set(row.values.keys).union(related).sorted()
                return .init(kind: .update, entity: row.entity, row: row.id, properties: names)
            }
            + deleted.map { row in
                let values = row.values.dictionary
                return .init(
                    kind: .delete, entity: row.entity, row: row.id, properties: [],
                    values: values.isEmpty ? nil : values)
            }
    }
}

extension ObjectStore {
    /// Adds changes to the history, in the transaction that makes them.
    func record(_ changes: StoreChanges, in database: Database) throws {
        guard let origin = changes.origin, !changes.isEmpty else { return }
        try database.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS _collage_history (number INTEGER PRIMARY KEY AUTOINCREMENT, \
                date REAL NOT NULL, author TEXT, context TEXT, changes TEXT NOT NULL)
                """)
        let text = String(decoding: try JSONEncoder().encode(changes.recorded), as: UTF8.self)
        try database.execute(
            sql: "INSERT INTO _collage_history (date, author, context, changes) VALUES (?, ?, ?, ?)",
            arguments: [Date().timeIntervalSinceReferenceDate, origin.author, origin.context, text])
    }

    /// Returns the transactions after the transaction with a number, and after a date.
    package func history(after number: Int64 = 0, since date: Date? = nil) throws -> [StoreTransaction] {
        try read { database in
            guard try database.tableExists("_collage_history") else { return [] }
            let rows = try Row.fetchAll(
                database, sql: "SELECT * FROM _collage_history WHERE number > ? AND date > ? ORDER BY number",
                arguments: [number, date?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude])
            return try rows.map { row in
                let changes = try JSONDecoder().decode(
                    [StoreTransaction.Change].self, from: Data((row["changes"] as String).utf8))
                return StoreTransaction(
                    number: row["number"], date: Date(timeIntervalSinceReferenceDate: row["date"]),
                    origin: StoreOrigin(author: row["author"], context: row["context"]), changes: changes)
            }
        }
    }

    /// The number of the last transaction, even if it was deleted, or 0 before the first transaction.
    package func lastTransaction() throws -> Int64 {
        try read { database in
            guard try database.tableExists("_collage_history") else { return 0 }
            return try Int64.fetchOne(
                database, sql: "SELECT seq FROM sqlite_sequence WHERE name = '_collage_history'") ?? 0
        }
    }

    /// Deletes transactions by their numbers.
    package func deleteHistory(_ numbers: [Int64]) throws {
        try write { database in
            guard try database.tableExists("_collage_history") else { return }
            for number in numbers {
                try database.execute(sql: "DELETE FROM _collage_history WHERE number = ?", arguments: [number])
            }
        }
    }

    /// Deletes the transactions before the transaction with a number, or before a date.
    package func deleteHistory(before number: Int64? = nil, olderThan date: Date? = nil) throws {
        try write { database in
            guard try database.tableExists("_collage_history") else { return }
            try database.execute(
                sql: "DELETE FROM _collage_history WHERE number < ? OR date < ?",
                arguments: [number ?? 0, date?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude])
        }
    }
}
