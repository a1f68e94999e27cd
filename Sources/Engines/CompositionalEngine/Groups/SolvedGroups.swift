import LayoutGeometry

/// The groups of a run that were solved before the length for fractions was known.
///
/// A group for which that length makes no difference isn't solved again. Otherwise, each level of nested groups would
/// double the work.
struct SolvedGroups {
    /// The nodes of the run.
    var nodes: [GroupSolver.PendingNode]
    /// The container in which they were solved.
    var container: Size
    /// The solver with their slots.
    var solver: GroupSolver

    /// Returns the group at an index of the run, or `nil` if its first item or the container of its size has changed.
    func group(at index: Int, from item: Int, in container: Size) -> GroupSolver.PendingNode? {
        guard index < nodes.count, case .group = nodes[index].node, nodes[index].item == item,
            Axis.allCases.allSatisfy({
                self.container[$0] == container[$0] || !nodes[index].node.size.refers(to: $0)
            })
        else { return nil }
        return nodes[index]
    }
}

extension GroupSolver {
    /// Returns a solver for the same item without slots.
    func emptied() -> GroupSolver {
        var result = self
        result.slots = []
        result.supplementaries = []
        result.groups = []
        return result
    }

    /// Appends the slots of a group that another solver has solved.
    ///
    /// - Complexity: O(*n*) in the number of slots.
    mutating func append(_ pending: PendingNode, of solver: GroupSolver, in container: Size) {
        let offset = slots.count - pending.slots.lowerBound
        slots += solver.slots[pending.slots]
        item += pending.slots.count
        remaining -= pending.slots.count
        let firstSupplementary = supplementaries.count
        supplementaries += solver.supplementaries[pending.supplementaries]
        if case .group(let group) = pending.node {
            // The group's own supplementary views refer to the container, and the others to nested groups.
            for index in supplementaries.indices[firstSupplementary...].prefix(group.supplementaryItems.count) {
                supplementaries[index].container = container
            }
        }
        for var nested in solver.groups[pending.groups] {
            nested.slots = nested.slots.lowerBound + offset..<nested.slots.upperBound + offset
            groups.append(nested)
        }
    }
}
