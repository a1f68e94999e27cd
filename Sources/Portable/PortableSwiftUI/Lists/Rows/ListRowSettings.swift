import LayoutGeometry

/// The properties of a row that its views specify.
struct ListRowSettings {
    /// A separator above or below a row, or a section.
    struct Separator: Equatable {
        var top = Visibility.automatic
        var bottom = Visibility.automatic
        var topTint: Color?
        var bottomTint: Color?

        mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
            if edges.contains(.top) { top = visibility }
            if edges.contains(.bottom) { bottom = visibility }
        }

        mutating func merge(outer: Separator) {
            if top == .automatic { top = outer.top }
            if bottom == .automatic { bottom = outer.bottom }
            topTint = topTint ?? outer.topTint
            bottomTint = bottomTint ?? outer.bottomTint
        }

        mutating func set(tint: Color?, _ edges: VerticalEdge.Set) {
            if edges.contains(.top) { topTint = tint }
            if edges.contains(.bottom) { bottomTint = tint }
        }
    }

    var insets = ListRowInsets()
    var separator = Separator()
    var sectionSeparator = Separator()
    /// The space below the section. `nil` means the list's default.
    var sectionSpacing: ListSectionSpacing?
    var sectionMargins = ListSectionMargins()
    var badge: Text?
    var isSelectionDisabled = false
    /// The level of the row in an outline.
    var level = 0

    /// Adds the properties that enclosing views specify.
    mutating func merge(outer: ListRowSettings) {
        insets.merge(outer: outer.insets)
        separator.merge(outer: outer.separator)
        sectionSeparator.merge(outer: outer.sectionSeparator)
        sectionSpacing = sectionSpacing ?? outer.sectionSpacing
        sectionMargins.merge(outer: outer.sectionMargins)
        badge = badge ?? outer.badge
        isSelectionDisabled = isSelectionDisabled || outer.isSelectionDisabled
        level += outer.level
    }
}

extension Item {
    /// The item with the properties that views in its bodies specify. It must exist as an element.
    @MainActor var withBodies: Item {
        guard let inner = node.contentItem?.withBodies else { return self }
        var merged = self
        var settings = inner.traits[ListRowTrait.self]
        settings.merge(outer: traits[ListRowTrait.self])
        merged.traits = inner.traits
        merged.traits.merge(outer: traits)
        merged.traits[ListRowTrait.self] = settings
        merged.editing = inner.editing
        merged.editing.merge(outer: editing)
        merged.explicitID = explicitID ?? inner.explicitID
        return merged
    }
}

enum ListRowTrait: ItemTraitKey {
    static var defaultValue: ListRowSettings { ListRowSettings() }
}

/// A modifier that changes the properties of a row. Its closure must keep values that are already set, so that inner
/// modifiers take precedence.
nonisolated struct ListRowModifier: TraitModifier {
    let change: (inout ListRowSettings) -> Void

    @MainActor func modify(_ item: inout Item) { change(&item.traits[ListRowTrait.self]) }
}
