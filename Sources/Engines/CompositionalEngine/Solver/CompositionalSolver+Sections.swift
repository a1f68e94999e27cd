import LayoutGeometry

extension CompositionalSolver {
    /// Replaces all sections. Unchanged sections keep their solution, and sections with the same description keep
    /// measured sizes.
    ///
    /// - Parameters:
    ///   - edits: The changes of sections and items, so that measured sizes move with them. Without edits, measured
    ///     sizes stay at their indexes; sections are matched from the front as long as they are equal, and then from
    ///     the back. An item that moves to a section with another description loses its size.
    /// - Complexity: O(*n*) in the number of sections, plus `SectionContent.edit` for each edited section. If sections
    ///   keep their indexes and descriptions, nothing is hashed, and only sections with changed items are positioned
    ///   again.
    package mutating func setSections(_ sections: [Section], following edits: LayoutEdits? = nil) {
        defer { checkInvariants() }
        let keepsPositions = sections.count == states.count && edits?.keepsSections(count: sections.count) ?? true
        if keepsPositions, haveDescriptions(of: sections) { return changeItems(to: sections, following: edits) }
        let numbers = conditions.numbers(of: sections)
        if keepsPositions, states.indices.allSatisfy({ states[$0].conditions == numbers[$0] }) {
            return changeItems(to: sections, following: edits)
        }
        var first = 0
        while first < Swift.min(states.count, sections.count), isUnchanged(first, sections, numbers, edits) {
            states[first].input = sections[first]
            first += 1
        }
        guard first < Swift.max(states.count, sections.count) else { return }
        if let edits {
            apply(edits, to: sections, numbers, from: first)
        } else {
            match(sections, numbers, from: first)
        }
        let used = Set(numbers)
        templates = templates.filter { used.contains($0.key) }
        restack(from: first)
        findSpecialSections()
    }

    /// Returns whether all sections have the same description objects as the current sections at their indexes.
    private func haveDescriptions(of sections: [Section]) -> Bool {
        for index in sections.indices where states[index].input.shared !== sections[index].shared { return false }
        return true
    }

    /// Changes the items of sections that keep their indexes and descriptions.
    private mutating func changeItems(to sections: [Section], following edits: LayoutEdits?) {
        let moved = edits.map { movedSizes(of: $0, to: nil) } ?? [:]
        let edited = edits?.changedSections ?? []
        var nextEdited = 0, isStacked = boundaries != nil, hasChanged = false
        for index in sections.indices {
            let isEdited = nextEdited < edited.count && edited[nextEdited] == index
            if isEdited { nextEdited += 1 }
            guard isEdited || states[index].input.itemCount != sections[index].itemCount else {
                if states[index].input.shared !== sections[index].shared { states[index].input = sections[index] }
                continue
            }
            hasChanged = true
            let width = states[index].solved?.geometry.widestGroup
            // Moved out of the array, so that it's modified in place.
            var state = State(input: sections[index], conditions: states[index].conditions)
            swap(&state, &states[index])
            if let edits {
                edit(
                    &state, to: sections[index], removing: edits.removed[index] ?? [],
                    inserting: edits.inserted[index] ?? [], moved: moved[index] ?? [])
            } else {
                resize(&state, to: sections[index])
            }
            states[index] = state
            if isStacked, state.solved != nil {
                stack(index)
                if state.solved?.geometry.widestGroup != width { acrossLength = nil }
            } else {
                restack(from: index)
                isStacked = false
            }
        }
        if hasChanged, isStacked { placeBoundaries() }
    }

    /// Returns whether a section is unchanged.
    private func isUnchanged(_ index: Int, _ sections: [Section], _ numbers: [Int], _ edits: LayoutEdits?) -> Bool {
        guard states[index].conditions == numbers[index], states[index].input.itemCount == sections[index].itemCount
        else { return false }
        guard let edits else { return true }
        return edits.origin(of: index) == index && edits.removed[index] == nil && edits.inserted[index] == nil
    }

    /// Matches sections with the previous ones, from the front as long as they are equal, then from the back, and keeps
    /// their state.
    private mutating func match(_ sections: [Section], _ numbers: [Int], from first: Int) {
        let old = states
        states.removeSubrange(first...)
        for index in first..<Swift.max(first, sections.count) {
            let candidates = [old.count - sections.count + index, index]
            let counterpart = candidates.first {
                $0 >= first && $0 < old.count && old[$0].conditions == numbers[index]
            }
            guard let counterpart else {
                states.append(State(input: sections[index], conditions: numbers[index]))
                continue
            }
            var state = old[counterpart]
            resize(&state, to: sections[index])
            states.append(state)
        }
    }

    private mutating func apply(_ edits: LayoutEdits, to sections: [Section], _ numbers: [Int], from first: Int) {
        let moved = movedSizes(of: edits, to: numbers)
        // Each old section is moved out of the array, so that it's modified in place.
        var old = states.map { Optional($0) }
        states.removeSubrange(first...)
        for index in first..<Swift.max(first, sections.count) {
            let section = sections[index]
            let origin = edits.origin(of: index)
            let moved = moved[index] ?? []
            if let origin, old.indices.contains(origin), old[origin]?.conditions == numbers[index],
                var state = old[origin].take()
            {
                edit(
                    &state, to: section, removing: edits.removed[origin] ?? [], inserting: edits.inserted[index] ?? [],
                    moved: moved)
                states.append(state)
            } else {
                var state = State(input: section, conditions: numbers[index])
                edit(&state, to: section, removing: [], inserting: [], moved: moved)
                states.append(state)
            }
        }
    }

    /// Returns the measured sizes of moved items by destination section, each in order. Called before any indexes
    /// change.
    /// - Parameter numbers: The conditions of each new section; `nil` if they don't change.
    private func movedSizes(of edits: LayoutEdits, to numbers: [Int]?) -> [Int: [(item: Int, size: Size)]] {
        var moved: [Int: [(item: Int, size: Size)]] = [:]
        // Many moves leave the same section, whose measured sizes are read once.
        var source: Int?, measured = MeasuredSizes()
        for move in edits.moves {
            let target = move.to.section
            guard states.indices.contains(move.from.section), target >= 0,
                target < numbers?.count ?? states.count,
                numbers?[target] ?? states[target].conditions == states[move.from.section].conditions
            else { continue }
            if source != move.from.section {
                source = move.from.section
                measured = states[move.from.section].measuredSizes
            }
            guard let size = measured[move.from.item] else { continue }
            moved[target, default: []].append((move.to.item, size))
        }
        for section in moved.keys { moved[section]?.sort { $0.item < $1.item } }
        return moved
    }

    private mutating func resize(_ state: inout State, to section: Section) {
        let count = state.input.itemCount
        state.input = section
        guard count != section.itemCount else { return }
        counters.sections += 1
        state.solved?.geometry.resize(itemCount: section.itemCount)
    }

    private mutating func edit(
        _ state: inout State, to section: Section, removing removed: [Int], inserting inserted: [Int],
        moved: [(item: Int, size: Size)]
    ) {
        let before = Swift.max(0, state.input.itemCount)
        state.input = section
        guard before != section.itemCount || !removed.isEmpty || !inserted.isEmpty || !moved.isEmpty else { return }
        counters.sections += 1
        guard state.solved == nil else {
            state.solved?.geometry.edit(
                itemCount: section.itemCount, removing: removed, inserting: inserted, moved: moved)
            return
        }
        state.measured.removeAll(from: before)
        state.measured.splice(removing: removed, inserting: inserted)
        guard !moved.isEmpty else { return }
        let template = template(for: state)
        state.measured.set(moved, on: template.group.measuredAxes, scale: template.container.grid.scale)
    }

    /// Returns the template that a section shares with others of its description.
    mutating func template(for state: State) -> SectionTemplate {
        if let template = templates[state.conditions] { return template }
        let template = SectionTemplate(
            state.input.shared, container: container, scrollAxis: configuration.scrollAxis)
        templates[state.conditions] = template
        counters.templates += 1
        return template
    }

    private mutating func findSpecialSections() {
        orthogonalSectionIndexes = []
        sectionsHavePinnedItems = false
        // Adjacent sections often have the same description.
        var number: Int?, isOrthogonal = false
        for index in states.indices {
            if states[index].conditions != number {
                let description = states[index].input.shared.value
                number = states[index].conditions
                isOrthogonal = description.orthogonalBehavior != .none
                if description.boundaryItems.contains(where: { $0.pinsToVisibleBounds }) {
                    sectionsHavePinnedItems = true
                }
            }
            if isOrthogonal { orthogonalSectionIndexes.append(index) }
        }
    }
}
