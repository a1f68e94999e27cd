import DiffEngine

/// The messages of UIKit's exceptions about missing and repeated items of section snapshots (recorded:
/// `DataSourceRules.md` T3, T4, T9).
enum SectionSnapshotMisuse {
    static func unknown(_ subject: String, _ item: some Hashable) -> String {
        "\(subject) does not exist in section snapshot: \(item)"
    }

    static func requirePresent<Value>(_ value: Value?, _ item: some Hashable) -> Value {
        guard let value else { raise(unknown("Item identifier", item)) }
        return value
    }

    /// - Parameter subject: UIKit's term for the destination item.
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
