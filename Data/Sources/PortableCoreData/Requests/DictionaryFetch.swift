import Foundation
import ObjectStore
@_spi(Collage) import PortablePredicates

/// A fetch of dictionaries with the values of properties and expressions.
struct DictionaryFetch {
    private let plan: FetchPlan
    private let columns: [Column]
    private let groups: [[String]]
    private let having: NSPredicate?
    private let isDistinct: Bool

    /// A value of each dictionary.
    private struct Column {
        let name: String
        let operand: PredicateOperand
        let function: String?
        /// The type of the value, if an expression declares it.
        let type: NSAttributeType
    }

    init<Result>(_ request: NSFetchRequest<Result>, _ plan: FetchPlan) throws {
        self.plan = plan
        let properties = request.propertiesToFetch ?? plan.entity.attributesByName.keys.sorted()
        columns = try properties.map(Self.column)
        groups = try (request.propertiesToGroupBy ?? []).map { try Self.groupKeys($0) }
        having = request.havingPredicate
        isDistinct = request.returnsDistinctResults
    }

    private static func groupKeys(_ property: Any) throws -> [String] {
        guard case .keys(let keys) = try column(property).operand else {
            throw noSQL("Results can be grouped only by properties.")
        }
        return keys
    }

    private static func column(_ property: Any) throws -> Column {
        func keys(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }
        switch property {
        case let name as String:
            return Column(name: name, operand: .keys(keys(name)), function: nil, type: .undefinedAttributeType)
        case let description as NSExpressionDescription:
            guard let column = description.expression?.column else {
                throw noSQL("The expression of '\(description.name)' can't be converted to SQL.")
            }
            return Column(
                name: description.name, operand: column.operand, function: column.function,
                type: description.expressionResultType)
        case let property as NSPropertyDescription:
            return Column(
                name: property.name, operand: .keys([property.name]), function: nil, type: .undefinedAttributeType)
        default: throw noSQL("\(type(of: property)) can't be fetched as a property.")
        }
    }

    private static func noSQL(_ text: String) -> NSError { CocoaError.coreData(.sqlite, text) }

    /// Returns the dictionaries. As in Core Data, they don't contain unsaved changes.
    func dictionaries(in context: NSManagedObjectContext) throws -> [NSDictionary] {
        // A child context has the store of its first ancestor.
        var ancestor = context
        while let parent = ancestor.parent { ancestor = parent }
        guard let source = ancestor.source as? StoreSource else { return [] }
        let names = Set(columns.map(\.name))
        guard let sorts = plan.storeSorts(addedKeys: names), var query = source.query(plan) else {
            throw Self.noSQL("The predicate or a sort descriptor of a fetch of dictionaries can't be converted to SQL.")
        }
        query.sorts = sorts
        let rows = try source.mapped {
            try source.store.objects.values(
                query,
                columns: columns.map { StoreQuery.Column(name: $0.name, operand: $0.operand, function: $0.function) },
                groupedBy: groups, having: having.map { try condition($0) }, isDistinct: isDistinct)
        }
        guard let rows else { throw Self.noSQL("The properties to fetch can't be converted to SQL.") }
        return try rows.map { row in
            let result = NSMutableDictionary()
            for column in columns {
                if let value = try value(row[column.name] ?? .null, column, source) { result[column.name] = value }
            }
            return result
        }
    }

    private func condition(_ predicate: NSPredicate) throws -> PredicateCondition {
        guard let condition = predicate.condition else {
            throw Self.noSQL("A predicate for groups can't contain a block.")
        }
        return condition
    }

    // MARK: Values

    private func value(_ stored: StoreValue, _ column: Column, _ source: StoreSource) throws -> Any? {
        var (attribute, relationship): (NSAttributeDescription?, NSRelationshipDescription?)
        if case .keys(let keys) = column.operand { (attribute, relationship) = property(keys) }
        if column.function == nil, let destination = relationship?.destinationEntity, case .integer(let row) = stored {
            return source.coordinator.identifier(of: destination, row: row, in: source.store)
        }
        if column.type != .undefinedAttributeType, column.type != .objectIDAttributeType {
            return converted(stored, to: column.type)
        }
        switch column.function {
        case nil, "MIN", "MAX":
            if attribute?.attributeType == .decimalAttributeType { return converted(stored, to: .decimalAttributeType) }
            return try attribute?.value(stored) ?? stored.plainValue
        default: return stored.plainValue.flatMap { PlainValues.number($0) }
        }
    }

    private func converted(_ stored: StoreValue, to type: NSAttributeType) -> Any? {
        let attribute = NSAttributeDescription()
        attribute.attributeType = type
        return attribute.normalized(stored.plainValue)
    }

    /// Returns the attribute or the relationship at the end of a key path.
    private func property(_ keys: [String]) -> (NSAttributeDescription?, NSRelationshipDescription?) {
        var entity: NSEntityDescription? = plan.entity
        for (index, key) in keys.enumerated() {
            let isLast = index == keys.count - 1
            if let attribute = entity?.attributesByName[key] { return (isLast ? attribute : nil, nil) }
            guard let relationship = entity?.relationshipsByName[key] else { return (nil, nil) }
            if isLast { return (nil, relationship.isToMany ? nil : relationship) }
            entity = relationship.destinationEntity
        }
        return (nil, nil)
    }
}
