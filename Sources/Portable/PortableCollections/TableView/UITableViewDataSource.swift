/// Methods for providing the rows and section titles of a table view, and for applying the user's edits. Only two of
/// them are required.
///
/// ```swift
/// final class RecipesTableSource: NSObject, UITableViewDataSource {
///     var recipes: [Recipe] = []
///
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }
///
///     func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
///         cell.textLabel?.text = recipes[indexPath.row].name
///         return cell
///     }
///
///     func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Recipes" }
/// }
/// ```
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Asks the data source for the number of rows in a section.
    @Required
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asks the data source for the configured cell of a row.
    @Required
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Asks the data source for the number of sections. The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Asks the data source for the title above a section, which is shown if the delegate has no view for it. The
    /// default is `nil`.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Asks the data source for the title below a section, which is shown if the delegate has no view for it. The
    /// default is `nil`.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Asks the data source whether a row can be edited: deleted, inserted after, or selected with others. The default
    /// is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Asks the data source whether a row can be moved while the table is editing.
    ///
    /// Differs from UIKit: the default is `false`. In UIKit, it depends on whether `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Asks the data source for the titles of the index at the trailing edge. There's none if it's `nil`, empty, or not
    /// implemented. Called with ``UITableView/reloadData()`` and ``UITableView/reloadSectionIndexTitles()``.
    /// ``UITableView/indexSearch`` is shown as a magnifying glass.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Asks the data source for the section that the table scrolls to when the user taps a title of the index. If not
    /// implemented, the section at the same position. The table doesn't scroll to a section that doesn't exist.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Tells the data source that the user requested the deletion or insertion of a row. Update the model and the
    /// table.
    ///
    /// Differs from UIKit: there, rows offer deletion with a swipe only if this method is implemented. Here, they do
    /// until the first attempt shows that it isn't implemented, unless `canEditRowAt` returns `false`.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Tells the data source that the user has moved a row. Update only the model: the table already shows the row at
    /// its new position.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns `nil`, which means no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`, which means no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Returns `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `nil`, which means no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section with the title's index.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing. Rows no longer offer deletion or insertion after the call.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.dataSourceCommitsNothing = true
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// Methods for fetching the data of rows that are likely to appear soon.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Tells the data source which rows come next in the direction of scrolling, the nearest first. Rows on screen are
    /// never included.
    @Required
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Tells the data source that it can cancel fetching the data of previously announced rows, because the scroll
    /// direction has changed.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
