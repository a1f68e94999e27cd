import DiffEngine

/// The messages of the exceptions that UIKit raises when a section snapshot is asked for what it doesn't have or is
/// given what it has (recorded: `DataSourceRules.md` T3, T4, T9).
enum SectionSnapshotMisuse {
    static func unknown(_ subject: String, _ item: some Hashable) -> String {
        "\(subject) does not exist in section snapshot: \(item)"
    }

    static func requirePresent<Value>(_ value: Value?, _ item: some Hashable) -> Value {
        guard let value else { raise(unknown("Item identifier", item)) }
        return value
    }

    /// - Parameter subject: what UIKit calls the item that is the destination.
    static func raiseInsertion<Item: Hashable>(
        _ error: EditError, _ items: [Item], _ subject: String, _ destination: Item?
    ) -> Never {
        if case .duplicates(let positions) = error {
            raise(
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                    + SnapshotMisuse.orderedSet(positions.map { items[$0] }))
        }
        guard let destination else { preconditionFailure("The roots of a section snapshot are always there") }
        raise(unknown(subject, destination))
    }
}
