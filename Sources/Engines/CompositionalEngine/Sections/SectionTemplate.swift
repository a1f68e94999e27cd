import LayoutGeometry

/// The state that sections of one description share: the solved group that they repeat, and all values that depend only
/// on the description.
final class SectionTemplate: Sendable {
    let shared: SharedDescription
    let container: SectionContainer
    let spacing: GroupSpacing
    let group: GroupTemplate
    /// The z-index of cells (R59).
    let cellZIndex: Int
    /// The problems of the description.
    let problems: [Problem]

    var description: SectionDescription { shared.value }

    init(_ shared: SharedDescription, container: LayoutContainer, scrollAxis: Axis) {
        self.shared = shared
        let description = shared.value
        let container = SectionContainer(of: description, in: container, scrollAxis: scrollAxis)
        let spacing = GroupSpacing(of: description, flowAxis: container.flowAxis)
        var solver = GroupSolver(
            grid: container.grid, flowAxis: container.flowAxis, measured: MeasuredSizes(), item: 0, remaining: .max)
        let extent = solver.solve(description.group, in: container.groupContainer)
        let solved = SolvedGroup(size: extent.size, slots: solver.slots, supplementaries: solver.supplementaries)
        group = GroupTemplate(solved, of: description.group, in: container, spacing: spacing)
        cellZIndex = description.decorationItems.isEmpty ? 0 : 1
        problems = Problem.all(
            of: description, isTooDeep: solver.isTooDeep, isTooLarge: solver.isTooLarge,
            nothingFits: solved.slots.isEmpty && !container.isEmpty, overflow: container.isEmpty ? nil : extent.overflow
        )
        self.container = container
        self.spacing = spacing
    }

    /// The axes on which each item can be measured, if the group is a row.
    var measuredAxesOfRow: (width: Bool, height: Bool)? {
        group.isRow ? (container.flowAxis == .horizontal, container.flowAxis == .vertical) : nil
    }
}
