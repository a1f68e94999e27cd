import Foundation

/// The entities of a store.
package struct StoreSchema: Codable, Hashable, Sendable {
    /// The entities by name.
    package let entities: [String: StoreEntity]
    /// The tables and columns of the entities, by the names of entities.
    private let places: [String: StorePlaces]

    private enum CodingKeys: CodingKey { case entities }

    /// Creates a schema with the given entities.
    package init(_ entities: [StoreEntity]) {
        self.init(Dictionary(entities.map { ($0.name, $0) }) { first, _ in first })
    }

    private init(_ entities: [String: StoreEntity]) {
        self.entities = entities
        places = StorePlaces.places(of: entities)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode([String: StoreEntity].self, forKey: .entities))
    }

    /// The names of entities without a parent, in order. Each has a table.
    package var roots: [String] { entities.values.filter { $0.parent == nil }.map(\.name).sorted() }

    /// Returns the entity whose table has the rows of the given entity.
    package func root(of name: String) -> String { places[name]?.root ?? name }

    /// Returns the column of an attribute or a to-one relationship of an entity or its ancestors.
    func column(_ property: String, of entity: String) -> String { places[entity]?.columns[property] ?? property }

    /// Returns the properties of an entity that have a column, in order, and their columns.
    func columns(of entity: String) -> (names: PropertyNames, columns: [String]) {
        places[entity].map { ($0.names, $0.orderedColumns) } ?? (.none, [])
    }

    /// Returns whether tables of this schema can be used with another schema.
    ///
    /// Defaults, indexes, and the order of properties can differ, and also the names of earlier versions.
    package func isCompatible(with other: StoreSchema) -> Bool {
        entities.mapValues(\.compared) == other.entities.mapValues(\.compared)
    }

    /// A hash of each entity, by the entity's name. It covers the parts that tables depend on, and is the same in all
    /// launches.
    package var versionHashes: [String: Data] {
        entities.mapValues { entity in
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard let text = try? encoder.encode(entity.compared) else { return Data() }
            // Four hashes of the same text with different seeds, in 32 bytes.
            let hashes = (0..<4).map { seed in
                text.reduce(0xcbf2_9ce4_8422_2325 &+ UInt64(seed)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
            }
            return Data(hashes.flatMap { hash in (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) } })
        }
    }

    /// Returns the entity and the entities that inherit from it.
    package func family(of name: String) -> [String] {
        [name] + entities.values.filter { $0.parent == name }.map(\.name).sorted().flatMap(family)
    }

    /// Returns the entity and its ancestors, the root first.
    package func ancestry(of name: String) -> [StoreEntity] {
        guard let entity = entities[name] else { return [] }
        return (entity.parent.map(ancestry) ?? []) + [entity]
    }

    /// Returns an attribute of an entity or its ancestors.
    package func attribute(_ name: String, of entity: String) -> StoreAttribute? {
        ancestry(of: entity).lazy.compactMap { $0.attributes.first { $0.name == name } }.first
    }

    /// Returns a relationship of an entity or its ancestors.
    package func relationship(_ name: String, of entity: String) -> StoreRelationship? {
        ancestry(of: entity).lazy.compactMap { $0.relationships.first { $0.name == name } }.first
    }

    /// Returns the unique keys of an entity and its ancestors, with the entity that declares each.
    func uniqueKeys(of entity: String) -> [(entity: String, keys: [String])] {
        ancestry(of: entity).flatMap { ancestor in ancestor.uniqueKeys.map { (ancestor.name, $0) } }
    }

    /// Returns where the links of a relationship are stored.
    func storage(of name: String, of entity: String) -> RelationshipStorage? {
        guard let owner = ancestry(of: entity).first(where: { $0.relationships.contains { $0.name == name } }),
            let relationship = relationship(name, of: entity)
        else { return nil }
        guard relationship.isToMany else { return .column }
        let inverse = relationship.inverse.flatMap { self.relationship($0, of: relationship.destination) }
        if let inverse, !inverse.isToMany {
            return .inverseColumn(column(inverse.name, of: relationship.destination))
        }
        guard let inverse,
            let other = ancestry(of: relationship.destination).first(where: { $0.relationships.contains(inverse) })
        else { return .table(LinkTable(name: "\(owner.name)_\(name)", isReversed: false)) }
        // One table serves both directions; the first in alphabetical order names it.
        let isFirst = (owner.name, name) <= (other.name, inverse.name)
        let tableName = isFirst ? "\(owner.name)_\(name)" : "\(other.name)_\(inverse.name)"
        return .table(LinkTable(name: tableName, isReversed: !isFirst))
    }
}

/// A kind of object in a store.
package struct StoreEntity: Codable, Hashable, Sendable {
    package var name: String
    /// The name that the entity had in the previous version, if it was different.
    package var renamedFrom: String?
    package var parent: String?
    package var attributes: [StoreAttribute]
    package var relationships: [StoreRelationship]
    /// Groups of attributes whose values identify one object.
    package var uniqueKeys: [[String]]
    /// Groups of attributes with an index.
    package var indexes: [[String]]

    /// Creates an entity.
    package init(
        name: String, renamedFrom: String? = nil, parent: String? = nil, attributes: [StoreAttribute] = [],
        relationships: [StoreRelationship] = [], uniqueKeys: [[String]] = [], indexes: [[String]] = []
    ) {
        self.name = name
        self.renamedFrom = renamedFrom
        self.parent = parent
        self.attributes = attributes
        self.relationships = relationships
        self.uniqueKeys = uniqueKeys
        self.indexes = indexes
    }

    /// The parts that tables depend on, in a fixed order.
    fileprivate var compared: StoreEntity {
        var copy = self
        copy.renamedFrom = nil
        copy.indexes = []
        copy.uniqueKeys.sort { $0.lexicographicallyPrecedes($1) }
        copy.attributes.sort { $0.name < $1.name }
        copy.relationships.sort { $0.name < $1.name }
        for index in copy.attributes.indices {
            copy.attributes[index].defaultValue = .null
            copy.attributes[index].renamedFrom = nil
        }
        for index in copy.relationships.indices { copy.relationships[index].renamedFrom = nil }
        return copy
    }
}

/// A value that each object of an entity has.
package struct StoreAttribute: Codable, Hashable, Sendable {
    /// The type of an attribute's values.
    package enum ValueType: String, Codable, Sendable {
        case integer, double, decimal, text, data

        var affinity: String {
            switch self {
            case .integer: "INTEGER"
            case .double: "REAL"
            case .decimal, .text: "TEXT"
            case .data: "BLOB"
            }
        }
    }

    package var name: String
    package var renamedFrom: String?
    package var type: ValueType
    package var isOptional: Bool
    /// The value of existing objects when a migration adds the attribute.
    package var defaultValue: StoreValue

    /// Creates an attribute.
    package init(
        name: String, renamedFrom: String? = nil, type: ValueType, isOptional: Bool = true,
        defaultValue: StoreValue = .null
    ) {
        self.name = name
        self.renamedFrom = renamedFrom
        self.type = type
        self.isOptional = isOptional
        self.defaultValue = defaultValue
    }
}

/// Links from the objects of an entity to the objects of another entity.
package struct StoreRelationship: Codable, Hashable, Sendable {
    package var name: String
    package var renamedFrom: String?
    package var destination: String
    package var inverse: String?
    package var isToMany: Bool
    package var isOrdered: Bool

    /// Creates a relationship.
    package init(
        name: String, renamedFrom: String? = nil, destination: String, inverse: String? = nil, isToMany: Bool = false,
        isOrdered: Bool = false
    ) {
        self.name = name
        self.renamedFrom = renamedFrom
        self.destination = destination
        self.inverse = inverse
        self.isToMany = isToMany
        self.isOrdered = isOrdered
    }
}

/// The location of a relationship's links in the database.
enum RelationshipStorage: Hashable {
    /// A column with the identifier of the destination.
    case column
    /// The column of the inverse relationship, in the table of the destination.
    case inverseColumn(String)
    /// A table of pairs.
    case table(LinkTable)
}

/// A table with the pairs of a many-to-many relationship.
struct LinkTable: Hashable {
    let name: String
    /// A Boolean value that indicates whether the relationship is the inverse of the relationship that names the table.
    let isReversed: Bool

    var source: String { isReversed ? "target" : "source" }
    var target: String { isReversed ? "source" : "target" }
    var position: String { isReversed ? "target_position" : "source_position" }
}
