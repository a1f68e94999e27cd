import GRDB

/// A name in quotation marks for SQL.
func quoted(_ name: String) -> String { name.quotedDatabaseIdentifier }

extension SQL {
    /// Creates SQL without arguments.
    init(text: String) { self.init(sql: text) }

    static func value(_ value: StoreValue) -> SQL { SQL(sql: "?", arguments: [value.databaseValue]) }
}
