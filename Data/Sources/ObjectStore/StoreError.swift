/// The failure of an operation on a store.
package enum StoreError: Error, Sendable {
    /// The file isn't a database, or isn't a database of this format.
    case notAStore(path: String, reason: String)
    /// The file was written with another schema, and migration isn't allowed.
    case incompatibleSchema
    /// The migration can't be inferred from the differences between two schemas.
    case cannotInferMigration(entity: String, property: String, reason: String)
    /// Rows changed since they were read, or unique keys exist already.
    case conflicts([StoreConflict])
    /// The database reported an error.
    case database(code: Int, message: String)
}

/// The reason why one row can't be saved.
package enum StoreConflict: Hashable, Sendable {
    /// The row changed after it was read, or no longer exists (`current` is `nil`).
    case version(entity: String, row: Int64, current: StoreRow?)
    /// Another row has the same values for a unique key.
    case unique(keys: [String], row: Int64, existing: StoreRow)
}
