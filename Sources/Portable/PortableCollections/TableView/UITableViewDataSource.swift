/// Says what a table view shows: how many sections and rows, the cell of each, and the titles of sections; and learns
/// what a person has edited. All methods but two are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in a section.
    @Required
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The configured cell of a row.
    @Required
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections; 1 if not implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section, shown if the delegate has no view for it; nil if not implemented.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section, shown if the delegate has no view for it; nil if not implemented.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be deleted, inserted after, or chosen among others; true if not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved while the table is editing.
    ///
    /// Differs from UIKit: false if not implemented, where UIKit's answer is whether `moveRowAt` is.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Asks the data source for the titles of the index at the trailing edge. There's none if it's `nil`, empty, or not
    /// implemented. Called with ``UITableView/reloadData()`` and ``UITableView/reloadSectionIndexTitles()``.
    /// ``UITableView/indexSearch`` stands for a magnifying glass.
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
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// No title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// False.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// No index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the title's number.
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
    /// Called with rows that come next in the direction of scrolling, the nearest first; never those on screen.
    @Required
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called when the direction has changed, with rows that were announced and are not needed now.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
