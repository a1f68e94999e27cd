/// How the items on screen differ from those of the data source: one that the person holds stands elsewhere, and
/// places are kept free that the data source knows nothing of.
package struct PresentedPaths: Equatable {
    /// One difference. Paths are those on screen after all differences before it.
    package enum Edit: Equatable {
        /// The item of `from` stands at `to`.
        case move(from: IndexPath, to: IndexPath)
        /// The item at a place is none of the data source's.
        case insert(IndexPath)
    }

    /// The differences, each on top of those before it.
    package var edits: [Edit]

    package init(edits: [Edit] = []) {
        self.edits = edits
    }

    /// Whether both are the same.
    package var isIdentity: Bool { edits.isEmpty }

    /// Where an item of the data source is on screen.
    ///
    /// - Complexity: O(*e*) in the number of differences, as is the way back.
    package func presented(_ path: IndexPath) -> IndexPath {
        edits.reduce(path) { path, edit in
            switch edit {
            case .move(let source, let target): path == source ? target : path.removing(source).inserting(target)
            case .insert(let place): path.inserting(place)
            }
        }
    }

    /// Which item of the data source is at a place on screen; nil if it is none of the data source's.
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

    /// How many more items a section has on screen than in the data source.
    package func surplus(inSection section: Int) -> Int {
        presented(counts: Array(repeating: 0, count: section + 1))[section]
    }

    /// The numbers of items on screen, from those of the data source.
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
    /// The path of the same item once another, at `place`, has gone.
    fileprivate func removing(_ place: IndexPath) -> IndexPath {
        guard isItem(ofSection: place.section), item > place.item else { return self }
        return IndexPath(item: item - 1, section: section)
    }

    /// The path of the same item once another has come to `place`.
    fileprivate func inserting(_ place: IndexPath) -> IndexPath {
        guard isItem(ofSection: place.section), item >= place.item else { return self }
        return IndexPath(item: item + 1, section: section)
    }

    /// Paths of other lengths, and those that stand for all of a section, don't move with items.
    private func isItem(ofSection section: Int) -> Bool {
        count == 2 && self.section == section && item != NSNotFound && item != Int.max
    }
}
