import Foundation

/// A JSON value, for answers that are recorded by name.
package enum JSONValue: Decodable, Sendable, Equatable, CustomStringConvertible {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package subscript(key key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The number, or `nil` for other values.
    package var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The Boolean value, or `nil` for other values.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements of an array, or `nil` for other values.
    package var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The text, or `nil` for other values.
    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The numbers of an array of numbers, or `nil` for other values.
    package var numbers: [Double]? {
        guard case .array(let values) = self else { return nil }
        let numbers = values.compactMap(\.number)
        return numbers.count == values.count ? numbers : nil
    }

    package var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let value): "\"\(value)\""
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
        }
    }
}
