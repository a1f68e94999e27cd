import GRDB

/// The numbers of rows in tables that are merged.
extension StoreMigration {
    /// Returns the offsets that are added to row numbers, so that rows of several tables have different numbers in
    /// their new table.
    func offsets(in database: Database) throws -> [RowMove: Int64] {
        var offsets: [RowMove: Int64] = [:]
        for root in new.roots {
            let sources = Set(new.family(of: root).compactMap { new.entities[$0].flatMap(source)?.name }.map(old.root))
            // The rows of the table with the same name keep their numbers.
            let ordered = sources.sorted { ($0 == root ? 0 : 1, $0) < ($1 == root ? 0 : 1, $1) }
            var next: Int64 = 0
            for table in ordered {
                offsets[RowMove(old: table, new: root)] = next
                next += try lastRow(of: table, in: database)
            }
        }
        return offsets
    }

    private func lastRow(of table: String, in database: Database) throws -> Int64 {
        try Int64.fetchOne(
            database,
            sql: """
                SELECT max(ifnull((SELECT MAX(_id) FROM \(quoted(table))), 0), \
                ifnull((SELECT last FROM _collage_identifiers WHERE entity = ?), 0))
                """, arguments: [table]) ?? 0
    }

    /// Returns the number that is added to the rows of an entity.
    func offset(from oldEntity: String, to entity: String) -> Int64 {
        offsets[RowMove(old: old.root(of: oldEntity), new: new.root(of: entity))] ?? 0
    }
}
