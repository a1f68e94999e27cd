import Foundation
import RuntimeSupport

/// Values of any types, each of which stands for a screen of a stack.
public nonisolated struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// No screen but the lowest.
    public init() {}

    /// Values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    init(erased elements: [AnyHashable]) {
        self.elements = elements
    }

    /// The number of screens above the lowest.
    public var count: Int { elements.count }

    /// Whether the lowest screen is alone.
    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a screen on top.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Takes screens away from the top: one by default. There have to be as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
    /// Values that an archive holds.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// The values, for an archive; nil if any of them isn't `Codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// The values of a path in an archive, each with its type: of the highest screen first.
    ///
    /// Types are found by their names, so that an archive is for the app that wrote it.
    ///
    /// Differs from SwiftUI: private types have no names that would be the same the next time the app runs, and are refused
    /// when the archive is written.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) {
            self.elements = elements
        }

        /// The values of an archive. Throws if a type isn't found any more, or a value isn't one of its type.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = MangledNames.type(named: name) as? any Codable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no type \(name) that is Codable.")
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

        /// Writes the values. Throws what they throw, and if a type couldn't be found again.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Codable, let name = MangledNames.name(of: type(of: value))
                else {
                    throw EncodingError.invalidValue(
                        element.base,
                        EncodingError.Context(
                            codingPath: container.codingPath,
                            debugDescription: "\(type(of: element.base)) is private: it wouldn't be found again."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
