/// The table of an entity, and the columns of its attributes and to-one relationships.
struct StorePlaces: Hashable, Sendable {
    /// The entity whose table has the rows.
    let root: String
    /// The columns by the names of properties, including inherited ones.
    private(set) var columns: [String: String]
    /// The properties that have a column, in order.
    private(set) var names = PropertyNames.none
    /// The columns of the properties, in the order of their names.
    private(set) var orderedColumns: [String] = []

    /// The columns that every table has.
    private static let reserved: Set<String> = ["_id", "_entity", "_version"]

    /// Returns the places of all entities by their names.
    static func places(of entities: [String: StoreEntity]) -> [String: StorePlaces] {
        var children: [String: [StoreEntity]] = [:]
        for entity in entities.values.sorted(by: { $0.name < $1.name }) {
            if let parent = entity.parent { children[parent, default: []].append(entity) }
        }
        var places: [String: StorePlaces] = [:]
        for root in entities.values where root.parent == nil {
            var used = reserved
            var waiting = [(root, StorePlaces(root: root.name, columns: [:]))]
            while let (entity, inherited) = waiting.popLast() {
                var place = inherited
                place.add(entity, &used)
                places[entity.name] = place.ordered
                waiting += (children[entity.name] ?? []).reversed().map { ($0, place) }
            }
        }
        return places
    }

    /// The places with the names of properties in order.
    private var ordered: StorePlaces {
        var copy = self
        let pairs = columns.sorted { $0.key < $1.key }
        copy.names = PropertyNames(pairs.map(\.key))
        copy.orderedColumns = pairs.map(\.value)
        return copy
    }

    /// Adds the properties that an entity declares.
    ///
    /// A column has the name of its property. Entities with a common ancestor share a table, so that the second property with
    /// a name has the name of its entity as well. SQL doesn't distinguish uppercase from lowercase.
    private mutating func add(_ entity: StoreEntity, _ used: inout Set<String>) {
        let relationships = entity.relationships.filter { !$0.isToMany }.map(\.name)
        for name in (entity.attributes.map(\.name) + relationships).sorted() where columns[name] == nil {
            var column = name
            var number = 1
            while !used.insert(column.lowercased()).inserted {
                column = number == 1 ? "\(entity.name).\(name)" : "\(entity.name).\(name).\(number)"
                number += 1
            }
            columns[name] = column
        }
    }
}
