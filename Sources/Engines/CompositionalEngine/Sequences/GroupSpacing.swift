import LayoutGeometry

/// The distances before, after, and between groups.
struct GroupSpacing: Sendable {
    /// The edge spacing before each group.
    var start: Double
    /// The edge spacing after each group.
    var end: Double
    /// The distance between the edges of two groups. It is negative for groups that overlap.
    var interGroup: Double

    /// The distance between the frames of two groups.
    var total: Double { start + end + interGroup }

    /// Returns the distance from the start of a group to that of the next one. Groups may overlap, but the next one
    /// never starts before the group.
    func pitch(_ length: Double) -> Double { Swift.max(0, start + length + end + interGroup) }

    /// Returns the spacing, limited so that the next of two groups of the given length never starts before the first.
    func limited(toLength length: Double) -> GroupSpacing {
        var spacing = self
        spacing.interGroup = Swift.max(interGroup, -(start + length + end))
        return spacing
    }
}

extension GroupSpacing {
    init(of description: SectionDescription, flowAxis: Axis) {
        let edges = description.group.edgeSpacing
        self.init(
            start: edges.start(flowAxis).minimum, end: edges.end(flowAxis).minimum,
            interGroup: description.interGroupSpacing.distance)
    }
}
