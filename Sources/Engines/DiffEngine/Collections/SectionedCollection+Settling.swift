extension SectionedCollection {
    /// The repeated items of an append.
    public struct Repetition: Equatable {
        /// All appended items.
        public var items: [Item]
        /// The positions of the repeated items among the appended items.
        public var positions: [Int]

        @inlinable init(items: [Item], positions: [Int]) {
            self.items = items
            self.positions = positions
        }
    }

    /// A Boolean value that indicates whether all items are known to be distinct.
    @inlinable public var isSettled: Bool { appends.isEmpty || box.isSettled }

    /// Checks whether appended items were already in the collection, or are repeated. Existing items move to where they
    /// were appended last; repeated items are an error.
    ///
    /// - Returns: The repeated items, after which the collection can't be used; `nil` if no item is repeated.
    /// - Complexity: O(*n*) on average, O(1) if the collection is already settled.
    @inlinable public mutating func settle() -> Repetition? {
        defer { checkInvariants() }
        if isSettled {
            appends = []
            return nil
        }
        if let index = ItemIndex.make(of: lists, itemCount: itemCount) {
            appends = []
            box.settle()
            box.store(index)
            return nil
        }
        return appendAgain()
    }

    /// Returns this collection, settled. The result is cached for the collection and its copies.
    /// - Parameter refuse: A closure that is called if an item is repeated.
    @inlinable public func settled(orRefuse refuse: (Repetition) -> Never) -> SectionedCollection {
        if isSettled { return self }
        if let known = box.knownResolution(as: SectionedCollection.self) { return known }
        var result = self
        if let repetition = result.settle() { refuse(repetition) }
        if !isSettled { box.store(resolution: result) }
        return result
    }

    /// Performs the appends again one by one, each checked against the preceding content.
    @inlinable mutating func appendAgain() -> Repetition? {
        var counts = lists.map { $0.count }
        for append in appends { counts[Int(append.section)] -= append.count }
        var result = self
        result.appends = []
        for section in lists.indices where counts[section] < lists[section].count {
            result.replaceList(ofSection: Handle(section), with: Array(lists[section].elements[..<counts[section]]))
        }
        result.box = IndexBox()
        for append in appends {
            let start = counts[Int(append.section)]
            counts[Int(append.section)] += append.count
            let items = Array(lists[Int(append.section)].elements[start..<start + append.count])
            do {
                try result.appendSettledItems(items, to: append.section)
            } catch .duplicates(let positions) {
                return Repetition(items: items, positions: positions)
            } catch {
                preconditionFailure("Appending to an existing section failed: \(error)")
            }
        }
        self = result
        return nil
    }

    @inlinable mutating func replaceList(ofSection section: Handle, with items: [Item]) {
        let difference = items.count - lists[Int(section)].count
        lists[Int(section)] = ItemList()
        lists[Int(section)].append(items)
        changeCount(by: difference, inSection: section)
    }
}

// MARK: - Edits

extension SectionedCollection {
    /// Updates the item counts after a change of a section's count.
    @inlinable mutating func changeCount(by difference: Int, inSection section: Handle) {
        guard difference != 0 else { return }
        total += difference
        counts.add(difference, at: order.position(of: section, notes: notes))
    }

    /// Removes the index from the box for an edit. All other cached values are invalid after the edit.
    @inlinable mutating func borrowIndex() -> ItemIndex<Item> {
        assert(isSettled, "Settle the collection before you edit it")
        appends = []
        let contents = knownIndex
        guard let index = contents.value else { preconditionFailure("An item is in the collection twice") }
        // No other reference to the box exists, so the index remains the only owner of its table.
        if isKnownUniquelyReferenced(&box) { contents.value = nil }
        return index
    }

    /// Stores the index in a new box, or discards it if it's worn out.
    @inlinable mutating func returnIndex(_ index: consuming ItemIndex<Item>) {
        guard index.needsRebuild(itemCount: itemCount) else {
            box = IndexBox()
            box.store(index)
            return
        }
        invalidateIndex()
    }

    /// Renumbers the slots and discards the index.
    /// - Complexity: O(*n*), amortized over as many edits.
    @inlinable mutating func invalidateIndex() {
        for section in lists.indices { lists[section].renumber() }
        box = IndexBox()
    }

    /// Keeps only the index, which detects removed items itself, and discards all other cached values.
    @inlinable mutating func didRemove() {
        if isSettled { appends = [] }
        guard let contents = box.knownIndex else {
            box = IndexBox()
            return
        }
        guard isKnownUniquelyReferenced(&box) else {
            box = IndexBox()
            box.store(contents.value)
            if contents.value?.needsRebuild(itemCount: itemCount) == true { invalidateIndex() }
            return
        }
        guard let index = contents.value.take() else { return }
        returnIndex(index)
    }
}
