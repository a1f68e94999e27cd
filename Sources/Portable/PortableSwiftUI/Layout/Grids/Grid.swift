import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Views in rows whose columns line up. A view that stands in no `GridRow` takes a row of its own, over all columns.
public nonisolated struct Grid<Content: View>: ContainerView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Views in rows.
    ///
    /// - Parameters:
    ///   - alignment: Where a view lies in a cell that is larger.
    ///   - horizontalSpacing: Between columns, in points; nil for 8.
    ///   - verticalSpacing: Between rows, in points; nil for 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> GridElement { GridElement() }

    @MainActor func update(_ element: GridElement, _ inputs: _ViewInputs) {
        element.style = GridElement.Style(
            alignment: alignment, horizontalSpacing: Double(horizontalSpacing ?? 8),
            verticalSpacing: Double(verticalSpacing ?? 8))
    }
}

/// A row of a grid. Elsewhere its views stand side by side.
public nonisolated struct GridRow<Content: View>: ContainerView {
    let alignment: VerticalAlignment?
    let content: Content

    /// A row of a grid.
    ///
    /// - Parameter alignment: Where its views lie in cells that are higher; nil as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> GridRowElement { GridRowElement() }

    @MainActor func update(_ element: GridRowElement, _ inputs: _ViewInputs) { element.alignment = alignment }
}

enum GridColumnsTrait: ItemTraitKey {
    static var defaultValue: Int { 1 }
}

enum GridUnsizedAxesTrait: ItemTraitKey {
    static var defaultValue: Axis.Set { [] }
}

enum GridAnchorTrait: ItemTraitKey {
    static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentTrait: ItemTraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
    /// How many columns the view takes.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellModifier<GridColumnsTrait>(value: max(count, 1)))
    }

    /// On which axes the view takes what others need, and no more.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridCellModifier<GridUnsizedAxesTrait>(value: axes))
    }

    /// Which point of the view lies on the same point of its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridCellModifier<GridAnchorTrait>(value: anchor))
    }

    /// Where the views of this one's column lie in cells that are wider.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier<GridColumnAlignmentTrait>(value: guide))
    }
}

/// What a view says about its cell.
nonisolated struct _GridCellModifier<Key: ItemTraitKey>: TraitModifier {
    let value: Key.Value

    @MainActor func modify(_ item: inout Item) { item.traits[Key.self] = value }
}
