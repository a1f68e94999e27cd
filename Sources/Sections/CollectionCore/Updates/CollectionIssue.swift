/// A problem with the sections of a driver, and the driver's response. No issue stops the app.
public enum CollectionIssue: Hashable, Sendable {
    /// An item is repeated. The repeated item gets a separate identity, which isn't stable across updates.
    case duplicateItem(ItemIdentity, section: SectionIdentity)
    /// A section is repeated. The repeated section gets a separate identity.
    case duplicateSection(SectionIdentity)
    /// A section's layout has a decoration of a kind that isn't registered. The decoration is omitted.
    case unregisteredDecoration(kind: String, section: SectionIdentity)
    /// A layout has a supplementary view of a kind without content. An empty view is shown.
    case missingSupplementary(kind: String, section: SectionIdentity?)
    /// A registration returned a cell of the wrong class for the item. The cell is shown without being configured.
    case wrongCell(ItemIdentity, found: String)
    /// A registration returned a supplementary view of the wrong class for its content. The view is shown without being
    /// configured.
    case wrongSupplementary(kind: String, found: String)
    /// The collection view requested a section or an item that doesn't exist anymore. An empty view is shown.
    case staleIndexPath(section: Int, item: Int?)
    /// Updates cause further updates repeatedly. The rest is deferred to the next turn of the main queue.
    case recursiveUpdates
    /// An item to scroll to, select, or measure doesn't exist.
    case unknownItem(String)
}

extension CollectionIssue: CustomStringConvertible {
    /// A description of the problem and the driver's response, with the affected items and sections.
    public var description: String {
        switch self {
        case .duplicateItem(let item, let section):
            "The item \(item) in section \(section) is in the collection view more than once. IDs must be unique among "
                + "the items of one type. The item is shown, but can't be tracked across updates."
        case .duplicateSection(let section):
            "The section \(section) is in the collection view more than once. IDs of sections must be unique."
        case .unregisteredDecoration(let kind, let section):
            "The layout of section \(section) has a decoration of kind \(kind), which is not registered; it is left out."
        case .missingSupplementary(let kind, let section):
            "There's no content for the supplementary view of kind \(kind)"
                + (section.map { " in section \($0)" } ?? "") + "; an empty view is shown."
        case .wrongCell(let item, let found):
            "The registration of \(item) has cells of class \(found), which the item can't configure."
        case .wrongSupplementary(let kind, let found):
            "The registration of kind \(kind) has views of class \(found), which the content can't configure."
        case .staleIndexPath(let section, let item):
            "The collection view requested section \(section)" + (item.map { ", item \($0)" } ?? "")
                + ", which doesn't exist anymore. An empty section is shown."
        case .recursiveUpdates:
            "Each update of the collection view causes another one. The remaining updates are deferred to the next turn "
                + "of the main queue."
        case .unknownItem(let name):
            "There is no item \(name) in the collection view."
        }
    }
}
