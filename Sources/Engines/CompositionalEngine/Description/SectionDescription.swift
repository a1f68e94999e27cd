import LayoutGeometry

/// The orthogonal scrolling behavior of a section; raw values are UIKit's.
package enum OrthogonalBehavior: Int, Sendable, Hashable {
    case none = 0
    case continuous = 1
    case continuousGroupLeadingBoundary = 2
    case paging = 3
    case groupPaging = 4
    case groupPagingCentered = 5
}

/// A section: a repeated group with insets, boundary items, and decorations.
package struct SectionDescription: Sendable, Hashable {
    package var group: GroupDescription
    /// The spacing between two groups on the flow axis.
    package var interGroupSpacing: Double
    package var contentInsets: Insets
    /// The insets of the section's content-insets reference, resolved by the client: the safe area, the layout margins,
    /// the readable margins, or zero. Only the sides across the scroll direction are used (R33).
    package var referenceInsets: Insets
    /// The same for boundary items. By default, the client passes `referenceInsets`.
    package var boundaryReferenceInsets: Insets
    package var orthogonalBehavior: OrthogonalBehavior
    package var boundaryItems: [BoundaryDescription]
    /// Whether boundary items are inset by the content insets.
    package var boundaryItemsFollowContentInsets: Bool
    package var decorationItems: [DecorationDescription]

    @inlinable package init(
        group: GroupDescription, interGroupSpacing: Double = 0, contentInsets: Insets = .zero,
        referenceInsets: Insets = .zero, boundaryReferenceInsets: Insets? = nil,
        orthogonalBehavior: OrthogonalBehavior = .none, boundaryItems: [BoundaryDescription] = [],
        boundaryItemsFollowContentInsets: Bool = true, decorationItems: [DecorationDescription] = []
    ) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
        self.contentInsets = contentInsets
        self.referenceInsets = referenceInsets
        self.boundaryReferenceInsets = boundaryReferenceInsets ?? referenceInsets
        self.orthogonalBehavior = orthogonalBehavior
        self.boundaryItems = boundaryItems
        self.boundaryItemsFollowContentInsets = boundaryItemsFollowContentInsets
        self.decorationItems = decorationItems
    }
}

extension SectionDescription {
    /// Returns the axis on which groups are stacked in a layout that scrolls along `scrollAxis`.
    package func flowAxis(scrollAxis: Axis) -> Axis {
        orthogonalBehavior == .none ? scrollAxis : scrollAxis.perpendicular
    }

    /// The section's insets, including the reference's across the scroll axis (R33).
    func insets(scrollAxis: Axis) -> Insets {
        contentInsets.sanitized() + referenceInsets.sanitized { $0 == scrollAxis }
    }

    /// Returns the container of the section's group: the collection's length along the flow, and across it the width
    /// within the insets (R4, R70).
    package func groupContainer(in collection: Size, scrollAxis: Axis) -> Size {
        var room = collection
        let across = flowAxis(scrollAxis: scrollAxis).perpendicular
        room[across] = Swift.max(0, room[across] - insets(scrollAxis: scrollAxis).total(across))
        return room
    }
}
