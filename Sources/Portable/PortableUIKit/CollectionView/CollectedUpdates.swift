import DiffEngine

/// The changes of a batch by their kinds, each checked against the numbers of items as it comes.
struct CollectedUpdates {
    private let before: [Int]
    private let after: [Int]
    private let terms: UpdateTerms

    /// Sections are items of section 0, so that they are looked for like items.
    private(set) var deletedSections: [UpdatePlace] = []
    private(set) var insertedSections: [UpdatePlace] = []
    private(set) var sectionMoves: [UpdatePlaces.Entry] = []
    private(set) var deletedItems: [UpdatePlace] = []
    private(set) var insertedItems: [UpdatePlace] = []
    private(set) var itemMoves: [UpdatePlaces.Entry] = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var reloadedItems: Set<UpdatePlace> = []

    init(before: [Int], after: [Int], terms: UpdateTerms) {
        self.before = before
        self.after = after
        self.terms = terms
    }

    /// Takes in what a data source has found, which is sorted.
    mutating func take(_ difference: BatchUpdates) {
        for section in difference.deletedSections { take(.deleteSection(section)) }
        for section in difference.insertedSections { take(.insertSection(section)) }
        for move in difference.movedSections { take(.moveSection(move.source, move.destination)) }
        deletedItems = difference.deletedItems.map { place($0, "delete", isBefore: true) }
        insertedItems = difference.insertedItems.map { place($0, "insert", isBefore: false) }
        itemMoves = difference.movedItems.map {
            UpdatePlaces.Entry(
                place: place($0.source, "move", isBefore: true),
                partner: place($0.destination, "move", isBefore: false))
        }
    }

    mutating func take(_ change: BatchUpdate.Change) {
        switch change {
        case .insertSection(let section):
            require(section: section, to: "insert", isBefore: false)
            insertedSections.append(UpdatePlace(section: 0, item: section))
        case .deleteSection(let section):
            require(section: section, to: "delete", isBefore: true)
            deletedSections.append(UpdatePlace(section: 0, item: section))
        case .reloadSection(let section):
            require(section: section, to: "reload", isBefore: true)
            reloadedSections.insert(section)
        case .moveSection(let from, let to):
            require(section: from, to: "move", isBefore: true)
            require(section: to, to: "move", isBefore: false)
            sectionMoves.append(
                UpdatePlaces.Entry(
                    place: UpdatePlace(section: 0, item: from), partner: UpdatePlace(section: 0, item: to)))
        case .insertItem(let path): insertedItems.append(place(path, "insert", isBefore: false))
        case .deleteItem(let path): deletedItems.append(place(path, "delete", isBefore: true))
        case .reloadItem(let path): reloadedItems.insert(place(path, "reload", isBefore: true))
        case .moveItem(let from, let to):
            itemMoves.append(
                UpdatePlaces.Entry(
                    place: place(from, "move", isBefore: true), partner: place(to, "move", isBefore: false)))
        }
    }

    // MARK: Checking

    private func place(_ position: ItemPosition, _ verb: String, isBefore: Bool) -> UpdatePlace {
        let counts = isBefore ? before : after
        let section = position.section, item = position.item
        guard section >= 0, section < counts.count, item >= 0, item < counts[section] else {
            return place(position.indexPath, verb, isBefore: isBefore)
        }
        return UpdatePlace(section: section, item: item)
    }

    private func place(_ path: IndexPath, _ verb: String, isBefore: Bool) -> UpdatePlace {
        let counts = isBefore ? before : after
        guard path.count == 2 else {
            raise("attempt to \(verb) \(terms.item) at an index path without section and \(terms.item): \(path)")
        }
        let place = UpdatePlace(section: path[0], item: path[1])
        guard counts.indices.contains(place.section) else {
            raise(
                "attempt to \(verb) \(terms.item) \(place.item) \(isBefore ? "from" : "into") section "
                    + "\(place.section), but there are only \(counts.count) sections \(isBefore ? "before" : "after") "
                    + "the update")
        }
        let count = counts[place.section]
        guard place.item < 0 || place.item >= count else { return place }
        if isBefore {
            raise(
                "attempt to \(verb) \(terms.item) \(place.item) from section \(place.section) which only contains "
                    + "\(count) \(terms.items) before the update")
        }
        raise(
            "attempt to \(verb) \(terms.item) \(place.item) into section \(place.section), but there are only "
                + "\(count) \(terms.items) in section \(place.section) after the update")
    }

    private func require(section: Int, to verb: String, isBefore: Bool) {
        let counts = isBefore ? before : after
        guard !counts.indices.contains(section) else { return }
        raise(
            "attempt to \(verb) section \(section), but there are only \(counts.count) sections "
                + "\(isBefore ? "before" : "after") the update")
    }
}
