/// The changes of a tree that haven't been passed to the solver yet, and the resulting work.
struct LayoutChanges {
    /// A kind of change of the views, guides, and constraints of a tree.
    enum Structure {
        /// Constraints or guides were added or removed. The others keep their translations.
        case constraints
        /// A view is about to leave.
        case leaving
        /// A view has entered.
        case entering
        /// Everything may have changed.
        case everything
    }

    private struct Kinds: OptionSet {
        let rawValue: UInt8
        static let structure = Kinds(rawValue: 1)
        /// All constraints must be translated again.
        static let translations = Kinds(rawValue: 2)
        /// Views with subviews have left the tree since the last solution.
        static let departures = Kinds(rawValue: 4)
        static let geometry = Kinds(rawValue: 8)
        static let rootSize = Kinds(rawValue: 16)
        static let baselines = Kinds(rawValue: 32)
    }

    private var kinds: Kinds = [.structure, .geometry]
    /// The indexes of entries that must be translated again.
    private(set) var translatedEntries: [Int] = []
    /// The indexes of constraints whose constant or priority has changed.
    private(set) var editedEntries: [Int] = []
    /// A Boolean value that indicates whether the constraints have changed since the last solution.
    private(set) var needsSolving = true
    /// A Boolean value that indicates whether views haven't been compared with the last solution, which was computed to
    /// measure the root.
    private(set) var needsPlacement = false

    // MARK: Recording

    /// Records a change of the structure. A view without subviews and constraints is empty.
    mutating func record(_ change: Structure, ofEmptyView isEmpty: Bool) {
        kinds.insert(.structure)
        guard change != .constraints else { return }
        kinds.insert(.baselines)
        if change == .everything { kinds.insert(.translations) }
        if isEmpty { return }
        // If a view is removed and added again, its constraints can be translated differently at its new position.
        if change == .leaving { kinds.insert(.departures) }
        if change == .entering, kinds.contains(.departures) { kinds.insert(.translations) }
    }

    mutating func recordStructure() { kinds.insert(.structure) }

    /// Records a change of frames, insets, or content offsets that aren't variables.
    mutating func recordGeometry() { kinds.insert(.geometry) }

    mutating func recordRootSize() { kinds.insert(.rootSize) }

    mutating func recordBaselines() { kinds.insert(.baselines) }

    mutating func recordEdit(ofEntry index: Int) { editedEntries.append(index) }

    mutating func recordTranslation(ofEntry index: Int) { translatedEntries.append(index) }

    /// Records that a constraint of the solver has changed.
    mutating func recordConstraint() { needsSolving = true }

    /// Records a solution that views aren't compared with yet.
    mutating func recordUnplacedSolution() { needsPlacement = true }

    // MARK: Updating

    /// A Boolean value that indicates whether nothing has changed since the last update.
    var isEmpty: Bool {
        kinds.isEmpty && !needsSolving && !needsPlacement && editedEntries.isEmpty && translatedEntries.isEmpty
    }

    var includesStructure: Bool { kinds.contains(.structure) }

    var includesGeometry: Bool { kinds.contains(.geometry) }

    var includesRootSize: Bool { kinds.contains(.rootSize) }

    var includesBaselines: Bool { kinds.contains(.baselines) }

    /// Removes the changes of the structure and of entries, whose indexes become invalid. Returns whether all
    /// constraints must be translated again.
    mutating func removeStructure() -> Bool {
        let translatesAll = kinds.contains(.translations)
        kinds.subtract([.structure, .translations, .departures])
        removeEntries()
        return translatesAll
    }

    /// Removes all changes except changes of the structure.
    mutating func removeAllButStructure() {
        kinds.subtract([.geometry, .rootSize, .baselines])
        removeEntries()
    }

    /// Restores the changes of entries after their indexes have changed.
    mutating func replaceTranslatedEntries(with indexes: [Int]) { translatedEntries = indexes }

    private mutating func removeEntries() {
        translatedEntries.removeAll(keepingCapacity: true)
        editedEntries.removeAll(keepingCapacity: true)
    }

    /// Cancels a change of the geometry that results from a solution.
    mutating func removeGeometry() { kinds.remove(.geometry) }

    /// Returns whether the constraints must be solved, and resets this state.
    mutating func consumeNeedsSolving() -> Bool {
        defer { needsSolving = false }
        return needsSolving
    }

    /// Returns whether views must be compared with an earlier solution, and resets this state.
    mutating func consumeNeedsPlacement() -> Bool {
        defer { needsPlacement = false }
        return needsPlacement
    }
}
