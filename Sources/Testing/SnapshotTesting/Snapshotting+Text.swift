import CollageTesting
import Foundation

extension Diffing where Value == String {
    /// Compares strings line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { expected, actual in
            guard expected != actual else { return nil }
            return (ExternalSnapshot.changes(from: expected, to: actual), [])
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A strategy for text.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == Data {
    /// Compares binary data.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { expected, actual in
            guard expected != actual else { return nil }
            return ("There are \(actual.count) bytes instead of \(expected.count), or different bytes.", [])
        }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// A strategy for binary data, in files without an extension.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// A strategy for the description of a value.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { "\($0)" } }

    /// A strategy for a value and its children, one per line.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }

    /// A strategy for JSON objects, with sorted keys.
    public static var json: Snapshotting {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        var snapshotting = SimplySnapshotting<String>.lines.pullback { (value: Value) in
            guard JSONSerialization.isValidJSONObject(value) else { return "\(type(of: value)) isn't a JSON object" }
            do {
                return String(
                    decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
            } catch {
                return "\(error)"
            }
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A strategy for values that are encoded as JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// A strategy for values that the given encoder encodes.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded(as: "json") { try encoder.encode($0) }
    }

    /// A strategy for values that are encoded as an XML property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// A strategy for values that the given encoder encodes.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded(as: "plist") { try encoder.encode($0) }
    }

    private static func encoded(as pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                // The text becomes the snapshot, so the test prints it.
                return "\(type(of: value)) can't be encoded: \(error)"
            }
        }
        snapshotting.pathExtension = pathExtension
        return snapshotting
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// A strategy for functions, which maps each case to the function's result in a table with two columns.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var snapshotting = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> A) in
            let rows = Value.allCases.map { ($0, witness.snapshot(function($0))) }
            return Async<String> { callback in
                var lines: [String] = []
                for (value, result) in rows {
                    result.run { text in
                        lines.append("\"\(value)\",\"\(text)\"")
                        if lines.count == rows.count { callback(lines.joined(separator: "\n")) }
                    }
                }
                if rows.isEmpty { callback("") }
            }
        }
        snapshotting.pathExtension = "csv"
        return snapshotting
    }
}

extension Snapshotting {
    /// A strategy that waits for the given number of seconds while the run loop runs, and then uses another one.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
