import Foundation
import GRDB

/// A database of objects: entities with attributes and relationships in SQLite.
package final class ObjectStore: Sendable {
    /// The entities of the store.
    package let schema: StoreSchema
    /// The file of the store; `nil` if the store is in memory.
    package let url: URL?
    /// The numbers of operations since the store was opened.
    package let counters = StoreCounters()
    let database: any DatabaseWriter

    /// Opens a store, which is created if the file doesn't exist.
    ///
    /// A file that was written with another schema is migrated, in one transaction, if that is allowed.
    /// - Parameters:
    ///   - url: The file, or `nil` for a store in memory.
    ///   - schema: The entities of the store.
    ///   - migrates: Whether a file with another schema is migrated.
    ///   - isReadOnly: Whether the file can't be changed.
    /// - Throws: A ``StoreError``.
    package init(url: URL?, schema: StoreSchema, migrates: Bool = false, isReadOnly: Bool = false) throws {
        self.schema = schema
        self.url = url
        do {
            database = try Self.open(url, isReadOnly: isReadOnly)
            try StoreMetadata.prepare(database, schema: schema, migrates: migrates, isReadOnly: isReadOnly)
        } catch let error as DatabaseError {
            throw error.storeError(path: url?.path ?? "")
        }
    }

    private static func open(_ url: URL?, isReadOnly: Bool) throws -> any DatabaseWriter {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { SQLFunctions.install(in: $0) }
        guard let url else { return try DatabaseQueue(configuration: configuration) }
        // GRDB's pool uses write-ahead logging, so that readers and the writer don't wait for each other.
        return try DatabasePool(path: url.path, configuration: configuration)
    }

    /// Closes the store's file. Later operations fail.
    package func close() throws { try database.close() }

    /// Returns the schema and the values that a store's file was saved with, without opening the store.
    /// - Throws: A ``StoreError`` if the file isn't a store.
    package static func metadata(of url: URL) throws -> (schema: StoreSchema?, values: [String: StoreValue]) {
        do {
            // A store that was closed has no shared memory, which readers of its log can't create.
            let database = try DatabaseQueue(path: url.path)
            return try database.read { (try StoreMetadata.schema(in: $0), try StoreMetadata.values(in: $0)) }
        } catch let error as DatabaseError {
            throw error.storeError(path: url.path)
        }
    }

    /// The values that are stored with the file and aren't objects.
    package var metadata: [String: StoreValue] {
        get throws { try read { try StoreMetadata.values(in: $0) } }
    }

    /// Replaces the values that are stored with the file.
    package func setMetadata(_ values: [String: StoreValue]) throws {
        try write { try StoreMetadata.set(values, in: $0) }
    }

    /// Limits the size of the file, as a full disk does. A limit below the current size is that size.
    package func limitPages(to count: Int) throws {
        try write { _ = try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(max(count, 1))") }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        counters.countQuery()
        do {
            return try database.read(body)
        } catch let error as DatabaseError {
            throw error.storeError(path: url?.path ?? "")
        }
    }

    func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try database.write(body)
        } catch let error as DatabaseError {
            throw error.storeError(path: url?.path ?? "")
        }
    }
}

extension DatabaseError {
    fileprivate func storeError(path: String) -> StoreError {
        switch resultCode {
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: .notAStore(path: path, reason: description)
        default: .database(code: Int(resultCode.rawValue), message: description)
        }
    }
}
