import Foundation

/// A format for snapshots of values: the encoding, the type of file, and the comparison.
///
/// ```swift
/// extension SnapshotFormat where Value == [Recipe] {
///     static let recipes = SnapshotFormat("recipes", fileExtension: "txt") { recipes in
///         Data(recipes.map(\.name).joined(separator: "\n").utf8)
///     }
/// }
///
/// try verifySnapshot(of: recipes, as: .recipes, named: "favorites")
/// ```
public struct SnapshotFormat<Value>: Sendable {
    /// The name in reports.
    public let name: String
    /// The extension of the file name.
    public let fileExtension: String
    let data: @MainActor @Sendable (Value) throws -> Data
    let difference: @Sendable (_ expected: Data, _ actual: Data) throws -> String?

    /// Creates a format.
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - fileExtension: The extension of the file name. Characters that aren't allowed in file names are replaced
    ///     with `-`.
    ///   - difference: A closure that describes the difference between the reference's data, its first argument, and
    ///     the actual data, or returns `nil` if nothing differs. By default, it returns the first differing line.
    ///   - data: A closure that encodes a value. It must return the same data for equal values.
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
    /// A format for text, which is compared line by line.
    public static var lines: SnapshotFormat { SnapshotFormat("lines", fileExtension: "txt") { Data($0.utf8) } }
}

extension SnapshotFormat where Value == Data {
    /// A format for binary data.
    /// - Parameter fileExtension: The extension of the file name.
    public static func data(fileExtension: String) -> SnapshotFormat {
        SnapshotFormat(
            "data", fileExtension: fileExtension, difference: { DataContent.differingByte($0, $1) }, data: { $0 })
    }
}

extension SnapshotFormat where Value: Encodable {
    /// A format for JSON with sorted keys, one per line.
    public static var json: SnapshotFormat {
        SnapshotFormat("json", fileExtension: "json") { value in
            let encoder = JSONEncoder.sorted
            encoder.outputFormatting.insert(.prettyPrinted)
            return try encoder.encode(value) + Data("\n".utf8)
        }
    }
}

extension SnapshotFormat {
    /// A format for the output of `dump`, without addresses. The order of sets and dictionaries changes with each
    /// process, so don't use it for values that contain them.
    public static var dump: SnapshotFormat {
        SnapshotFormat("dump", fileExtension: "txt") { value in
            var text = ""
            Swift.dump(value, to: &text)
            return Data(text.replacing(#/0x[0-9a-f]{6,}/#, with: "0x…").utf8)
        }
    }
}

/// Compares a value with the snapshot of the given name, like `TestHost.verify` for screens.
/// - Parameters:
///   - value: The value to compare.
///   - format: The format of the snapshot.
///   - name: The name of the snapshot. The default is the name of the test function.
/// - Throws: ``SnapshotFailure``, which describes the difference and where the new snapshot is stored, or an error of
///   the format. With Swift Testing, both are recorded as issues at the line of the call instead.
@MainActor
public func verifySnapshot<Value>(
    of value: Value, as format: SnapshotFormat<Value>, named name: String? = nil, fileID: String = #fileID,
    file: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) throws {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    let suffix = SnapshotName(format.fileExtension).fileName
    // Values have no host that distinguishes the arguments of a test, so each of their snapshots must have a unique
    // name.
    try call.verify(SnapshotType(name: format.name, suffix: suffix), named: name, argument: UUID()) {
        DataContent(data: try format.data(value), difference: format.difference)
    }
}
