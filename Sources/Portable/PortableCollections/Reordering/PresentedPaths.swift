/// The differences between the items on screen and those in the data source: the item that the user is moving is at
/// another position, and there can be gaps and placeholders.
package struct PresentedPaths: Equatable {
    /// A difference. Index paths are on screen after all preceding differences.
    package enum Edit: Equatable {
        /// The item at `from` is shown at `to`.
        case move(from: IndexPath, to: IndexPath)
        /// The item at the path isn't in the data source.
        case insert(IndexPath)
    }

    /// The differences, each based on the preceding ones.
    package var edits: [Edit]

    package init(edits: [Edit] = []) {
        self.edits = edits
    }

    /// Whether there are no differences.
    package var isIdentity: Bool { edits.isEmpty }

    /// Returns the index path on screen of an item of the data source.
    ///
    /// - Complexity: O(*e*) in the number of differences, in both directions.
    package func presented(_ path: IndexPath) -> IndexPath {
        edits.reduce(path) { path, edit in
            switch edit {
            case .move(let source, let target): path == source ? target : path.removing(source).inserting(target)
            case .insert(let place): path.inserting(place)
            }
        }
    }

    /// Returns the index path in the data source for an index path on screen; `nil` if the item isn't in the data
    /// source.
    package func dataSource(_ path: IndexPath) -> IndexPath? {
        var path = path
        for edit in edits.reversed() {
            switch edit {
            case .move(let source, let target):
                path = path == target ? source : path.removing(target).inserting(source)
            case .insert(let place):
                guard path != place else { return nil }
                path = path.removing(place)
            }
        }
        return path
    }

    /// Returns the number of additional items of a section on screen.
    package func surplus(inSection section: Int) -> Int {
        presented(counts: Array(repeating: 0, count: section + 1))[section]
    }

    /// Returns the item counts on screen for the data source's item counts.
    package func presented(counts: [Int]) -> [Int] {
        var counts = counts
        func add(_ difference: Int, to section: Int) {
            if counts.indices.contains(section) { counts[section] += difference }
        }
        for edit in edits {
            switch edit {
            case .move(let source, let target):
                add(-1, to: source.section)
                add(1, to: target.section)
            case .insert(let place):
                add(1, to: place.section)
            }
        }
        return counts
    }
}

extension IndexPath {
    /// Returns the path of the same item after another item was removed at `place`.
    fileprivate func removing(_ place: IndexPath) -> IndexPath {
        guard isItem(ofSection: place.section), item > place.item else { return self }
        return IndexPath(item: item - 1, section: section)
    }

    /// Returns the path of the same item after another item was inserted at `place`.
    fileprivate func inserting(_ place: IndexPath) -> IndexPath {
        guard isItem(ofSection: place.section), item >= place.item else { return self }
        return IndexPath(item: item + 1, section: section)
    }

    /// Index paths of other lengths, and the paths of whole sections, don't move with items.
    private func isItem(ofSection section: Int) -> Bool {
        count == 2 && self.section == section && item != NSNotFound && item != Int.max
    }
}
