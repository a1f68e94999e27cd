import CollageTesting
import Foundation

/// The recorded answers of a case. The name of an answer specifies the call.
struct NamedExpectations: Decodable {
    var expected: [String: JSONValue]

    /// Compares each answer with the result of `answer` for its name. `nil` means that the name is unknown.
    @MainActor
    func differences(_ answer: (String, JSONValue) -> JSONValue?) -> [String] {
        expected.sorted { $0.key < $1.key }.flatMap { name, expected -> [String] in
            guard let found = answer(name, expected) else {
                return [difference(name, expected: expected, found: "an unknown question")]
            }
            return differences(name, expected, found)
        }
    }

    private func differences(_ name: String, _ expected: JSONValue, _ found: JSONValue) -> [String] {
        guard case .object(let members) = expected, case .object = found else {
            return expected == found ? [] : [difference(name, expected: expected, found: found)]
        }
        return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
            guard let answer = found[key: key] else {
                // Notes describe how the answer was recorded.
                return key == "note" || key == "calls"
                    ? [] : [difference("\(name).\(key)", expected: value, found: "an unknown question")]
            }
            return differences("\(name).\(key)", value, answer)
        }
    }
}

extension JSONValue {
    init(_ point: CGPoint) { self = .array([.number(point.x), .number(point.y)]) }
    init(_ size: CGSize) { self = .array([.number(size.width), .number(size.height)]) }

    /// Creates a value from index paths in their recorded format, "section-item".
    init(_ paths: [IndexPath]?) {
        self = paths.map { .array($0.map { .string("\($0.section)-\($0.item)") }) } ?? .null
    }

    @MainActor init(_ paths: [String: [IndexPath]]?) {
        self = paths.map { .object($0.mapValues { JSONValue($0) }) } ?? .null
    }
}
