/// The expansion of outlines: the requests of the app since the last update, and the outlines that the data source shows.
@MainActor
struct OutlineExpansion {
    /// The outline of a section in the data source.
    private struct DisplayedOutline: Equatable {
        let items: [ItemIdentity]
        let shape: OutlineShape

        init?(_ section: ModelIndex.Section) {
            guard let shape = section.outline else { return nil }
            items = section.items
            self.shape = shape
        }
    }

    /// The items that the app has expanded (`true`) or collapsed since the last update.
    private(set) var requests: [ItemIdentity: Bool] = [:]
    private var shown: [SectionIdentity: DisplayedOutline] = [:]

    /// Records that the app has expanded or collapsed an item.
    mutating func request(_ isExpanded: Bool, of item: ItemIdentity) { requests[item] = isExpanded }

    /// Removes all requests, which an update includes.
    mutating func removeRequests() { requests = [:] }

    /// Returns whether the data source has the outline of a section, or has recorded that the section isn't an outline.
    func shows(_ section: ModelIndex.Section) -> Bool { shown[section.identity] == DisplayedOutline(section) }

    /// Records that the data source has the outlines of all sections.
    mutating func recordShown(_ index: ModelIndex) {
        shown = [:]
        for section in index.sections { shown[section.identity] = DisplayedOutline(section) }
    }
}
