import Foundation

/// How values of a type are kept in snapshots: what of them, in which kind of file, and how two of them compare.
///
/// ```swift
/// extension SnapshotFormat where Value == Route {
///     static let route = SnapshotFormat("route", fileExtension: "geojson") { try $0.geoJSON() }
/// }
///
/// try verifySnapshot(of: planner.route, as: .route, named: "to the airport")
/// ```
public struct SnapshotFormat<Value>: Sendable {
    /// What reports call it.
    public let name: String
    /// What follows the last point of the file's name.
    public let fileExtension: String
    let data: @MainActor @Sendable (Value) throws -> Data
    let difference: @Sendable (_ expected: Data, _ actual: Data) throws -> String?

    /// A format.
    /// - Parameters:
    ///   - name: What reports call it.
    ///   - fileExtension: What follows the last point of the file's name. Characters that files can't have become `-`.
    ///   - difference: What differs between the reference's data, which comes first, and what is there now, in words; nil
    ///     if nothing does. Without it, the first line that differs.
    ///   - data: What is kept of a value; the same for equal values.
    public init(
        _ name: String, fileExtension: String,
        difference: (@Sendable (_ expected: Data, _ actual: Data) throws -> String?)? = nil,
        data: @escaping @MainActor @Sendable (Value) throws -> Data
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.difference = difference ?? { DataContent.differingLine($0, $1) }
        self.data = data
    }
}

extension SnapshotFormat where Value == String {
    /// A text, compared line by line.
    public static var lines: SnapshotFormat { SnapshotFormat("lines", fileExtension: "txt") { Data($0.utf8) } }
}

extension SnapshotFormat where Value == Data {
    /// Bytes.
    /// - Parameter fileExtension: What follows the last point of the file's name.
    public static func data(fileExtension: String) -> SnapshotFormat {
        SnapshotFormat(
            "data", fileExtension: fileExtension, difference: { DataContent.differingByte($0, $1) }, data: { $0 })
    }
}

extension SnapshotFormat where Value: Encodable {
    /// JSON with its keys in order, a line for each.
    public static var json: SnapshotFormat {
        SnapshotFormat("json", fileExtension: "json") { value in
            let encoder = JSONEncoder.sorted
            encoder.outputFormatting.insert(.prettyPrinted)
            return try encoder.encode(value) + Data("\n".utf8)
        }
    }
}

extension SnapshotFormat {
    /// What `dump` prints, without addresses. Sets and dictionaries have another order in each process; keep them out.
    public static var dump: SnapshotFormat {
        SnapshotFormat("dump", fileExtension: "txt") { value in
            var text = ""
            Swift.dump(value, to: &text)
            return Data(text.replacing(#/0x[0-9a-f]{6,}/#, with: "0x…").utf8)
        }
    }
}

/// Compares a value with the snapshot of that name, as `TestHost.verify` compares screens.
/// - Parameters:
///   - value: What is compared.
///   - format: How it is kept.
///   - name: The snapshot's name, that of the test's function by default.
/// - Throws: ``SnapshotFailure``, which says what differs and where the new snapshot lies, and what the format throws; with
///   Swift Testing both are recorded as issues at the line of the call instead.
@MainActor
public func verifySnapshot<Value>(
    of value: Value, as format: SnapshotFormat<Value>, named name: String? = nil, fileID: String = #fileID,
    file: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) throws {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    let suffix = SnapshotName(format.fileExtension).fileName
    // Values have no host that could tell the arguments of a test apart: each of their snapshots needs a name of its own.
    try call.verify(SnapshotType(name: format.name, suffix: suffix), named: name, argument: UUID()) {
        DataContent(data: try format.data(value), difference: format.difference)
    }
}
