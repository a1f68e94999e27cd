@_spi(Collage) import PortablePredicates

/// A query for the rows of an entity.
package struct StoreQuery: @unchecked Sendable {
    /// A key path that results are ordered by.
    package struct Sort: Sendable {
        package var keys: [String]
        package var isAscending: Bool
        /// The order of strings, if it isn't the order of their characters.
        package var stringOrder: StringOrder?

        /// Creates a sort order.
        package init(keys: [String], isAscending: Bool, stringOrder: StringOrder? = nil) {
            self.keys = keys
            self.isAscending = isAscending
            self.stringOrder = stringOrder
        }
    }

    /// A value that is computed from a group of rows.
    package struct Column: @unchecked Sendable {
        package var name: String
        package var operand: PredicateOperand
        /// `COUNT`, `SUM`, `AVG`, `MIN`, or `MAX`, or `nil` for the value itself.
        package var function: String?

        /// Creates a column.
        package init(name: String, operand: PredicateOperand, function: String? = nil) {
            self.name = name
            self.operand = operand
            self.function = function
        }
    }

    package var entity: String
    package var includesSubentities = true
    package var condition: PredicateCondition?
    package var sorts: [Sort] = []
    package var limit: Int?
    package var offset = 0

    /// Creates a query for all rows of an entity.
    package init(entity: String) {
        self.entity = entity
    }
}

/// The rows that a query selects, without their values.
package struct StoreIdentifiers: Sendable {
    /// The entity of the query.
    package let entity: String
    /// The identifiers of the rows, in order.
    package var rows: [Int64] = []
    /// The entities of the rows, in the same order, or `nil` if all rows have the entity of the query.
    package var entities: [String]?

    init(entity: String) {
        self.entity = entity
    }
}
