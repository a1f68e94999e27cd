import Foundation
import LayoutGeometry

/// The insets of a row's content that views specify. Edges without a value have the list's defaults.
struct ListRowInsets: Equatable {
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    /// Creates insets without values.
    init() {}

    /// Creates insets with values for all edges. Values that aren't finite count as 0.
    init(_ insets: EdgeInsets) {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        (top, leading) = (length(insets.top), length(insets.leading))
        (bottom, trailing) = (length(insets.bottom), length(insets.trailing))
    }

    /// Creates insets with the same value for some edges.
    init(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length.map { $0.isFinite ? $0 : 0 }
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// Adds the values of an enclosing view for edges without a value.
    mutating func merge(outer: ListRowInsets) {
        (top, leading) = (top ?? outer.top, leading ?? outer.leading)
        (bottom, trailing) = (bottom ?? outer.bottom, trailing ?? outer.trailing)
    }

    /// Returns the insets with the list's defaults for edges without a value.
    ///
    /// - Parameter indentation: The space that the level of the row adds to a leading inset.
    func resolved(_ standard: Insets, indentation: Double) -> Insets {
        var insets = standard
        if let top { insets.top = Double(top) }
        if let leading { insets.leading = Double(leading) + indentation }
        if let bottom { insets.bottom = Double(bottom) }
        if let trailing { insets.trailing = Double(trailing) }
        return insets
    }
}
