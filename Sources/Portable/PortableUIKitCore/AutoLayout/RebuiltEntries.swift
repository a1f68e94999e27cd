/// The rules of a tree after a change of its structure, before they replace the previous ones.
@MainActor
struct RebuiltEntries {
    private(set) var entries: [LayoutEntry] = []
    private(set) var indexes: [LayoutEntry.Key: Int] = [:]
    /// For each previous rule, a Boolean value that indicates whether it still exists.
    private(set) var isKept: [Bool]
    /// The existing rules that have been translated again.
    private(set) var translated: [(index: Int, translation: LayoutEntry.Translation)] = []
    /// The indexes of new rules.
    private(set) var added: [Int] = []

    /// Creates rules for all sources.
    ///
    /// - Parameters:
    ///   - sources: The sources in the order of their rules.
    ///   - former: The rules to replace, whose translations are kept.
    ///   - engine: The identifier of the engine.
    ///   - translatesAll: A Boolean value that indicates whether former rules are translated again, too.
    ///   - translate: A closure that returns the translation of a rule, or `nil` if an item of the rule was
    ///     deallocated.
    init(
        _ sources: [LayoutEntry.Source], replacing former: LayoutEntries, of engine: Int, translatesAll: Bool,
        translate: (LayoutEntry.Source) -> LayoutEntry.Translation?
    ) {
        var former = former
        isKept = [Bool](repeating: false, count: former.indices.count)
        entries.reserveCapacity(sources.count)
        indexes.reserveCapacity(sources.count)
        for source in sources {
            let key = source.key
            let formerIndex = former.index(of: source, key)
            let translation = formerIndex == nil || translatesAll ? translate(source) : nil
            let isKnown = formerIndex != nil && !translatesAll
            guard isKnown || translation != nil, !contains(source, key, of: engine) else { continue }
            if case .constraint(let constraint) = source {
                constraint.place = EngineIndex(engine: engine, index: entries.count)
            } else {
                indexes[key] = entries.count
            }
            if let formerIndex {
                isKept[formerIndex] = true
                if let translation { translated.append((entries.count, translation)) }
                entries.append(former[formerIndex])
            } else if let translation {
                added.append(entries.count)
                entries.append(LayoutEntry(source, translation))
            }
        }
    }

    private func contains(_ source: LayoutEntry.Source, _ key: LayoutEntry.Key, of engine: Int) -> Bool {
        guard case .constraint(let constraint) = source else { return indexes[key] != nil }
        let place = constraint.place
        guard place.engine == engine, entries.indices.contains(place.index),
            case .constraint(let found) = entries[place.index].source
        else { return false }
        return found === constraint
    }
}
