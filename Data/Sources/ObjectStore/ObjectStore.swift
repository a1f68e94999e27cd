import Foundation
import GRDB

/// A database of objects: entities with attributes and relationships in SQLite.
package final class ObjectStore: Sendable {
    /// The entities of the store.
    package let schema: StoreSchema
    /// The file of the store, or `nil` if the store is in memory.
    package let url: URL?
    /// The numbers of operations since the store was opened.
    package let counters = StoreCounters()
    /// The results that are read before the next write.
    let unread = UnreadRows()
    let database: any DatabaseWriter
    /// The database that is read, which can be an earlier state.
    private let reader: any DatabaseReader

    /// Opens a store, which is created if the file doesn't exist.
    ///
    /// A file that was written with another schema is migrated, in one transaction, if that is allowed.
    /// - Parameters:
    ///   - url: The file, or `nil` for a store in memory.
    ///   - schema: The entities of the store.
    ///   - migrates: A Boolean value that indicates whether a file with a different schema is migrated.
    ///   - isReadOnly: Whether the file can't be changed.
    ///   - options: The way in which SQLite uses the file.
    ///   - source: A store whose contents are copied to the new store.
    /// - Throws: A ``StoreError``.
    package init(
        url: URL?, schema: StoreSchema, migrates: Bool = false, isReadOnly: Bool = false,
        options: StoreOptions = StoreOptions(), copying source: ObjectStore? = nil
    ) throws {
        self.schema = schema
        self.url = url
        do {
            database = try Self.open(url, options, isReadOnly: isReadOnly)
            reader = database
            try source?.database.backup(to: database)
            try StoreMetadata.prepare(database, schema: schema, migrates: migrates, isReadOnly: isReadOnly)
            if options.isCompacted { try database.vacuum() }
            if options.isAnalyzed { try database.write { try $0.execute(sql: "ANALYZE") } }
        } catch let error as DatabaseError {
            throw error.storeError(path: url?.path ?? "")
        }
    }

    private init(_ store: ObjectStore, reader: any DatabaseReader) {
        schema = store.schema
        url = store.url
        database = store.database
        self.reader = reader
    }

    /// Returns a store with the current state. It doesn't contain later changes. A store in memory has only one state.
    package func pinned() throws -> ObjectStore? {
        guard let pool = database as? DatabasePool else { return nil }
        do {
            return ObjectStore(self, reader: try pool.makeSnapshot())
        } catch let error as DatabaseError {
            throw error.storeError(path: url?.path ?? "")
        }
    }

    private static func open(
        _ url: URL?, _ options: StoreOptions, isReadOnly: Bool
    ) throws -> any DatabaseWriter {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(options.timeout)
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { database in
            SQLFunctions.install(in: database)
            for (name, value) in options.pragmas.sorted(by: { $0.key < $1.key }) {
                _ = try Row.fetchAll(database, sql: "PRAGMA \(name) = \(value)")
            }
        }
        guard let url else { return try DatabaseQueue(configuration: configuration) }
        if options.journal.map({ $0 != "wal" }) ?? false {
            return try DatabaseQueue(path: url.path, configuration: configuration)
        }
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

    /// Replaces the values of a store's file without opening the store.
    package static func setMetadata(_ values: [String: StoreValue], of url: URL) throws {
        do {
            try DatabaseQueue(path: url.path).write { database in
                _ = try StoreMetadata.schema(in: database)
                try StoreMetadata.set(values, in: database)
            }
        } catch let error as DatabaseError {
            throw error.storeError(path: url.path)
        }
    }

    /// Replaces a file with a copy of a store's file.
    package static func copy(_ source: URL, to destination: URL) throws {
        do {
            let original = try DatabaseQueue(path: source.path)
            _ = try original.read { try StoreMetadata.schema(in: $0) }
            try original.backup(to: DatabaseQueue(path: destination.path))
        } catch let error as DatabaseError {
            throw error.storeError(path: source.path)
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

    /// Limits the size of the file, to simulate a full disk. The limit is at least the current size.
    package func limitPages(to count: Int) throws {
        try write { _ = try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(max(count, 1))") }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        counters.countQuery()
        do {
            return try reader.read(body)
        } catch let error as DatabaseError {
            throw error.storeError(path: url?.path ?? "")
        }
    }

    func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try unread.write { try database.write(body) }
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
