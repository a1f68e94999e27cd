import Foundation
import GRDB
import GRDBSQLite

/// The arguments of a statement that is executed for many rows.
///
/// GRDB's arguments are an array of values, which takes as much time as the insertion of a small row. These are passed to
/// SQLite directly.
struct BoundArguments {
    fileprivate let statement: OpaquePointer

    /// SQLite copies text and data.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Sets the argument at an index from 1.
    func bind(_ value: Int64, at index: Int32) { sqlite3_bind_int64(statement, index, value) }

    /// Sets the argument at an index from 1.
    func bind(_ value: StoreValue?, at index: Int32) {
        switch value {
        case nil, .null: sqlite3_bind_null(statement, index)
        case .integer(let value): sqlite3_bind_int64(statement, index, value)
        case .double(let value): sqlite3_bind_double(statement, index, value)
        case .text(let value): bind(value, at: index)
        case .data(let value):
            _ = value.withUnsafeBytes { bytes in
                // A missing address would be a missing value.
                bytes.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob64(
                        statement, index, bytes.baseAddress, sqlite3_uint64(bytes.count), Self.copied)
            }
        }
    }

    private func bind(_ text: String, at index: Int32) {
        var text = text
        _ = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.isEmpty
                    ? sqlite3_bind_text(statement, index, "", 0, Self.copied)
                    : sqlite3_bind_text64(
                        statement, index, characters.baseAddress, sqlite3_uint64(characters.count), Self.copied,
                        UInt8(SQLITE_UTF8))
            }
        }
    }
}

extension Statement {
    /// Executes a statement without results, with arguments that a closure sets. All of them must be set.
    func execute(_ bind: (BoundArguments) -> Void) throws {
        let connection = sqlite3_db_handle(sqliteStatement)
        bind(BoundArguments(statement: sqliteStatement))
        let code = sqlite3_step(sqliteStatement)
        let reset = sqlite3_reset(sqliteStatement)
        guard code == SQLITE_DONE, reset == SQLITE_OK else {
            throw DatabaseError(
                resultCode: ResultCode(rawValue: code == SQLITE_DONE ? reset : sqlite3_extended_errcode(connection)),
                message: connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }, sql: sql)
        }
    }
}
