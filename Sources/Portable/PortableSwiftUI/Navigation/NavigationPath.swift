import Foundation
import RuntimeSupport

/// A type-erased list of values that represents the content of a navigation stack.
public nonisolated struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Creates an empty path, which shows the root view.
    public init() {}

    /// Creates a path from values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    init(erased elements: [AnyHashable]) {
        self.elements = elements
    }

    /// The number of values: of screens above the root view.
    public var count: Int { elements.count }

    /// A Boolean value that indicates whether the path is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value, which pushes a screen.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes values from the end. The default is one value. The path must have at least as many values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
    /// Creates a path from a serializable representation.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// A serializable representation, or `nil` if a value isn't `Codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// A serializable representation of a path: the values with their types, starting with the topmost screen.
    ///
    /// Types are identified by name, so only the app that encoded a path can decode it.
    ///
    /// Differs from SwiftUI: private types don't have stable names, and encoding them throws an error.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) {
            self.elements = elements
        }

        /// Decodes the values. Throws an error if a type isn't found, or a value can't be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = MangledNames.type(named: name) as? any Codable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no Codable type \(name).")
                }
                let value = try container.decode(String.self)
                guard let element = try JSONDecoder().decode(type, from: Data(value.utf8)) as? any Hashable else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(type) isn't Hashable.")
                }
                elements.append(AnyHashable(element))
            }
            self.elements = elements.reversed()
        }

        /// Encodes the values. Throws an error if a value can't be encoded, or its type couldn't be found when
        /// decoding.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Codable, let name = MangledNames.name(of: type(of: value))
                else {
                    throw EncodingError.invalidValue(
                        element.base,
                        EncodingError.Context(
                            codingPath: container.codingPath,
                            debugDescription: "\(type(of: element.base)) is private, so it couldn't be decoded."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
