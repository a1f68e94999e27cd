extension OptionalCalls {
    /// What `dataSource.numberOfSections?(in:)` calls.
    @preconcurrency @MainActor
    public struct TableNumberOfSections {
        let dataSource: any UITableViewDataSource

        /// `numberOfSections(in:)`.
        public func callAsFunction(in tableView: UITableView) -> Int {
            dataSource.numberOfSections(in: tableView)
        }
    }

    /// What `dataSource.tableView?(…)` calls.
    @preconcurrency @MainActor
    public struct TableViewDataSource {
        let dataSource: any UITableViewDataSource

        /// `tableView(_:titleForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            dataSource.tableView(tableView, titleForHeaderInSection: section)
        }

        /// `tableView(_:titleForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            dataSource.tableView(tableView, titleForFooterInSection: section)
        }

        /// `tableView(_:canEditRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            dataSource.tableView(tableView, canEditRowAt: indexPath)
        }

        /// `tableView(_:canMoveRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            dataSource.tableView(tableView, canMoveRowAt: indexPath)
        }

        /// `tableView(_:sectionForSectionIndexTitle:at:)`.
        public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
            -> Int
        {
            dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }

        /// `tableView(_:commit:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }

        /// `tableView(_:moveRowAt:to:)`.
        public func callAsFunction(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// What `dataSource.sectionIndexTitles?(for:)` calls.
    @preconcurrency @MainActor
    public struct TableSectionIndexTitles {
        let dataSource: any UITableViewDataSource

        /// `sectionIndexTitles(for:)`.
        public func callAsFunction(for tableView: UITableView) -> [String]? {
            dataSource.sectionIndexTitles(for: tableView)
        }
    }
}

extension UITableViewDataSource {
    /// `numberOfSections(in:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var numberOfSections: OptionalCalls.TableNumberOfSections? { .init(dataSource: self) }

    /// The optional methods that are called `tableView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var tableView: OptionalCalls.TableViewDataSource? { .init(dataSource: self) }

    /// `sectionIndexTitles(for:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var sectionIndexTitles: OptionalCalls.TableSectionIndexTitles? { .init(dataSource: self) }
}

extension OptionalCalls {
    /// What `dataSource.tableView?(_:cancelPrefetchingForRowsAt:)` calls.
    @preconcurrency @MainActor
    public struct TableViewDataSourcePrefetching {
        let dataSource: any UITableViewDataSourcePrefetching

        /// `tableView(_:cancelPrefetchingForRowsAt:)`.
        public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            dataSource.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}

extension UITableViewDataSourcePrefetching {
    /// `tableView(_:cancelPrefetchingForRowsAt:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var tableView: OptionalCalls.TableViewDataSourcePrefetching? { .init(dataSource: self) }
}
