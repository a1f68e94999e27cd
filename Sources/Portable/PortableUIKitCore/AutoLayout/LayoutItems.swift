import ConstraintEngine

/// The views and guides whose frames constraints of a tree determine, with their variables.
@MainActor
struct LayoutItems {
    /// The identifier of the engine that solves the constraints.
    let engine: Int
    /// The variables of the root's width and height.
    let rootLengths: [Variable]
    /// A Boolean value that indicates whether the height of the root's content can increase if its width decreases.
    let rootIsText: Bool

    private(set) var items: [LayoutItem] = []
    private var indexes: [ObjectIdentifier: Int] = [:]
    /// The number of collections. It identifies items that the last one didn't find.
    private var collection = 0

    init(root: UIView, engine: Int, in solution: LayoutSolution) {
        self.engine = engine
        rootLengths = [solution.solver.makeVariable(), solution.solver.makeVariable()]
        rootIsText = root is any WidthDependentContent
    }

    var indices: Range<Int> { items.indices }

    subscript(index: Int) -> LayoutItem {
        _read { yield items[index] }
    }

    /// Returns the index of a view or guide, or `nil` if constraints don't determine its frame.
    func index(of subject: LayoutSubject) -> Int? {
        if subject.place.engine == engine { return subject.place.index }
        return indexes[ObjectIdentifier(subject)]
    }

    /// Returns the variables of a view or guide, or `nil` if constraints don't determine its frame.
    func variables(of subject: LayoutSubject) -> LayoutVariables? {
        guard let index = index(of: subject) else { return nil }
        return items[index].variables
    }

    // MARK: Collecting

    /// Starts a collection of all views and guides.
    mutating func startCollection() { collection += 1 }

    /// Records that the current collection has found a view or guide.
    mutating func collect(_ subject: LayoutSubject, in solution: LayoutSolution) {
        if let index = index(of: subject) {
            items[index].collection = collection
            return
        }
        let index = items.count
        indexes[ObjectIdentifier(subject)] = index
        subject.place = EngineIndex(engine: engine, index: index)
        items.append(LayoutItem(subject, solution.makeVariables(), collection: collection))
    }

    /// Removes the views and guides that the last collection didn't find.
    mutating func removeUncollected(from solution: LayoutSolution) {
        guard hasUncollected else { return }
        for item in items where item.collection != collection {
            for variable in item.variables.all { solution.solver.removeVariable(variable) }
            if item.subject.place.engine == engine { item.subject.place = EngineIndex() }
        }
        items.removeAll { $0.collection != collection }
        indexes.removeAll(keepingCapacity: true)
        for (index, item) in items.enumerated() {
            indexes[ObjectIdentifier(item.subject)] = index
            if item.subject.place.engine == engine { item.subject.place.index = index }
        }
    }

    private var hasUncollected: Bool {
        for index in items.indices where items[index].collection != collection { return true }
        return false
    }

    // MARK: Placement

    /// Records the frames of all items in a solution. Returns the indexes of the items whose frames differ from the
    /// recorded ones.
    mutating func updatePlacements(from values: LayoutValues) -> [Int] {
        var moved: [Int] = []
        for index in items.indices {
            let frame = values.frame(of: items[index].variables)
            guard frame != items[index].placed else { continue }
            items[index].placed = frame
            if moved.isEmpty { moved.reserveCapacity(items.count - index) }
            moved.append(index)
        }
        return moved
    }

    /// Returns the items with a negative width or height in a solution.
    func negativeLengths(in values: LayoutValues) -> [(item: LayoutItem, axis: NSLayoutConstraint.Axis)] {
        var lengths: [(item: LayoutItem, axis: NSLayoutConstraint.Axis)] = []
        for index in items.indices {
            let frame = values.frame(of: items[index].variables)
            if frame.z < -1e-6 { lengths.append((items[index], .horizontal)) }
            if frame.w < -1e-6 { lengths.append((items[index], .vertical)) }
        }
        return lengths
    }

    /// Discards the recorded frames. Views can have other frames although their variables haven't changed.
    mutating func invalidatePlacement() {
        for index in items.indices { items[index].placed = LayoutItem.unplaced }
    }
}
