import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A container that arranges views in rows with aligned columns. A view that isn't in a `GridRow` gets its own row and
/// spans all columns.
public nonisolated struct Grid<Content: View>: ContainerView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Creates a grid of rows.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of a view in a larger cell.
    ///   - horizontalSpacing: The distance between columns, in points, or `nil` for 8.
    ///   - verticalSpacing: The distance between rows, in points, or `nil` for 8.
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

/// A row of a grid. Outside of a grid, it's a horizontal stack.
public nonisolated struct GridRow<Content: View>: ContainerView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row of a grid.
    ///
    /// - Parameter alignment: The vertical alignment of its views in taller cells, or `nil` for the grid's alignment.
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
    /// Sets the number of columns that the view spans.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellModifier<GridColumnsTrait>(value: max(count, 1)))
    }

    /// Sets the axes along which the view doesn't affect the size of its cell.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridCellModifier<GridUnsizedAxesTrait>(value: axes))
    }

    /// Sets the anchor that aligns the view with the same point of its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridCellModifier<GridAnchorTrait>(value: anchor))
    }

    /// Sets the horizontal alignment of this view's column.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier<GridColumnAlignmentTrait>(value: guide))
    }
}

/// A modifier that sets a property of the view's cell.
nonisolated struct _GridCellModifier<Key: ItemTraitKey>: TraitModifier {
    let value: Key.Value

    @MainActor func modify(_ item: inout Item) { item.traits[Key.self] = value }
}
