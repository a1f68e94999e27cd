import Foundation

/// The margins of list sections that the app sets. `nil` means the margin of the list style.
struct ListSectionMargins: Equatable {
    private(set) var top: CGFloat?
    private(set) var leading: CGFloat?
    private(set) var bottom: CGFloat?
    private(set) var trailing: CGFloat?

    mutating func set(_ length: CGFloat?, on edges: Edge.Set) {
        let length = length.map { $0.isFinite ? max($0, 0) : 0 }
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// Adds the margins of enclosing views.
    mutating func merge(outer: ListSectionMargins) {
        top = top ?? outer.top
        leading = leading ?? outer.leading
        bottom = bottom ?? outer.bottom
        trailing = trailing ?? outer.trailing
    }
}

private enum ListSectionMarginsKey: EnvironmentKey {
    static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
    var listSectionMargins: ListSectionMargins {
        get { self[ListSectionMarginsKey.self] }
        set { self[ListSectionMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets the margins of list sections in the view, or of the section if the view is one. Margins on other edges are
    /// unchanged.
    ///
    /// - Parameters:
    ///   - edges: The edges with the margin.
    ///   - length: The margin, in points. `nil` means the margin of the list style.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSectionMargins) { $0.set(length, on: edges) }
            .modifier(
                ListRowModifier {
                    var margins = ListSectionMargins()
                    margins.set(length, on: edges)
                    $0.sectionMargins.merge(outer: margins)
                })
    }
}
