/// The terms that UIKit's messages about updates use for the view and its items.
package struct MessageTerms: Sendable {
    /// The term for an item, and its plural.
    package var item: String
    package var items: String
    /// The term for the view, as in "contained in the collection view".
    package var view: String

    package static let collectionView = MessageTerms(item: "item", items: "items", view: "collection view")
    package static let tableView = MessageTerms(item: "row", items: "rows", view: "table view")
}
