import DiffEngine

/// The messages of UIKit's exceptions about invalid edits of snapshots (recorded: `DataSourceRules.md` S3 to S10).
@usableFromInline enum SnapshotMisuse {
    static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"

    @usableFromInline static func raiseUnknownSection() -> Never { raise(unknownSection) }

    @usableFromInline static func raiseUnknownMark(_ action: String, _ identifier: some Hashable) -> Never {
        raise(unknownMark(action, identifier))
    }

    static func unknownMark(_ action: String, _ identifier: some Hashable) -> String {
        "Attempted to \(action) identifier that does not exist in the snapshot: \(identifier)"
    }

    static func unsatisfied(_ condition: String) -> String {
        "Invalid parameter not satisfying: \(condition)"
    }

    @usableFromInline static func raiseSections<Identifier: Hashable>(
        _ error: EditError, _ identifiers: [Identifier], destination: Identifier? = nil
    ) -> Never {
        switch error {
        case .duplicates(let positions):
            raise(notUnique("section", at: positions, of: identifiers))
        case .existingSections(let positions):
            let existing = positions.map { identifiers[$0] }
            let subject =
                existing.count == 1
                ? "1 section identifier that already exists"
                : "\(existing.count) section identifiers that already exist"
            raise(
                "Diffable data source detected an attempt to insert or append \(subject) in the snapshot. Identifiers "
                    + "in a snapshot must be unique. Section \(existing.count == 1 ? "identifier" : "identifiers") "
                    + "that already \(existing.count == 1 ? "exists" : "exist"): \(list(existing))")
        case .destinationIsSource:
            raise(
                "Invalid update: destination for section operation [\(text(destination))] is in the inserted section "
                    + "list for update: <action: INS; sectionIdentifiers: \(list(identifiers))>")
        default:
            raise(unsatisfied("insertIndex != NSNotFound"))
        }
    }

    @usableFromInline static func raiseItems<Identifier: Hashable>(
        _ error: EditError, _ identifiers: [Identifier], destination: Identifier? = nil
    ) -> Never {
        switch error {
        case .duplicates(let positions):
            raise(notUnique("item", at: positions, of: identifiers))
        case .destinationIsSource:
            raise(destinationIsSource(text(destination), action: "INS", identifiers))
        case .noSections:
            raise("There are currently no sections in the data source. Please add a section first.")
        default:
            raise(unsatisfied("section != NSNotFound"))
        }
    }

    /// - Parameters:
    ///   - source: UIKit's term for the position of the moved item or section.
    ///   - target: UIKit's term for the position of the destination.
    @usableFromInline static func raiseMove<Identifier: Hashable>(
        _ error: EditError, _ identifier: Identifier, destination: Identifier, source: String, target: String
    ) -> Never {
        switch error {
        case .destinationIsSource:
            raise(destinationIsSource(text(destination), action: "MOV", [identifier]))
        case .unknownSource:
            raise(unsatisfied("\(source) != NSNotFound"))
        default:
            raise(unsatisfied("\(target) != NSNotFound"))
        }
    }

    private static func destinationIsSource(
        _ destination: String, action: String, _ identifiers: [some Hashable]
    ) -> String {
        "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
            + "for update: <action: \(action); identifiers: \(list(identifiers))>."
    }

    private static func notUnique<Identifier: Hashable>(
        _ noun: String, at positions: [Int], of identifiers: [Identifier]
    ) -> String {
        "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: "
            + orderedSet(positions.map { identifiers[$0] })
    }

    /// Returns identifiers in the format of a Foundation array's description.
    static func list(_ identifiers: [some Hashable]) -> String {
        "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    }

    /// Returns identifiers in the format of a Foundation ordered set's description, without repetitions.
    static func orderedSet<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
        var seen: Set<Identifier> = []
        return "{" + list(identifiers.filter { seen.insert($0).inserted }) + "}"
    }

    private static func text(_ identifier: (some Hashable)?) -> String {
        identifier.map { "\($0)" } ?? "(null)"
    }
}
