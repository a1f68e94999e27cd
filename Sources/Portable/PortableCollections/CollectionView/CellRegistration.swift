extension UICollectionView {
    /// A registration that creates and configures cells of one class for one type of item.
    ///
    /// ```swift
    /// final class RecipesController: UICollectionViewController {
    ///     var recipes: [Recipe] = []
    ///     private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
    ///         var content = cell.defaultContentConfiguration()
    ///         content.text = recipe.name
    ///         cell.contentConfiguration = content
    ///         cell.accessories = recipe.isFavorite ? [.checkmark()] : []
    ///     }
    ///
    ///     override func collectionView(
    ///         _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ///     ) -> UICollectionViewCell {
    ///         collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: recipes[indexPath.item])
    ///     }
    /// }
    /// ```
    ///
    /// Create it once, outside the data source; `dequeueConfiguredReusableCell(using:for:item:)` registers the class
    /// when it's first used. A registration that is created inside a cell provider raises an exception when it's used,
    /// because its cells would never be reused.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        package let handler: Handler
        package let identity: RegistrationIdentity
        package let nib: UINib?

        /// Creates a registration of the class `Cell`.
        ///
        /// - Parameter handler: A closure that configures a cell for an item.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
            identity = RegistrationIdentity(name: "\(Cell.self)")
        }

        /// Creates a registration of a nib.
        ///
        /// - Parameters:
        ///   - cellNib: The nib, whose only top-level object is a cell of the class `Cell`.
        ///   - handler: A closure that configures a cell for an item.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
            identity = RegistrationIdentity(name: "\(Cell.self)")
        }
    }

    /// A registration that creates and configures supplementary views of one class and kind.
    ///
    /// ```swift
    /// func addHeaders(to dataSource: UICollectionViewDiffableDataSource<Course, Recipe>) {
    ///     let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    ///         elementKind: UICollectionView.elementKindSectionHeader
    ///     ) { [unowned dataSource] header, _, indexPath in
    ///         var content = UIListContentConfiguration.groupedHeader()
    ///         content.text = dataSource.sectionIdentifier(for: indexPath.section).map { "\($0)" }
    ///         header.contentConfiguration = content
    ///     }
    ///     dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
    ///         collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    ///     }
    /// }
    /// ```
    ///
    /// Create it once, outside the data source, like a `CellRegistration`.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view of a kind.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        package let elementKind: String
        package let handler: Handler
        package let identity: RegistrationIdentity
        package let nib: UINib?

        /// Creates a registration of a nib for a kind.
        ///
        /// - Parameters:
        ///   - supplementaryNib: The nib, whose only top-level object is a view of the class `Supplementary`.
        ///   - elementKind: The kind of the views in the layout.
        ///   - handler: A closure that configures a view, with its kind and index path.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
            identity = RegistrationIdentity(name: "\(Supplementary.self)")
        }

        /// Creates a registration of the class `Supplementary` for a kind.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of the views in the layout.
        ///   - handler: A closure that configures a view, with its kind and index path.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
            identity = RegistrationIdentity(name: "\(Supplementary.self)")
        }
    }
}

/// The identity of a registration, which also records whether it was created during a request for a view.
@MainActor
package struct RegistrationIdentity {
    /// The reuse identifier for the registration's class.
    package let reuseIdentifier: String
    package let wasMadeInsideRequest: Bool

    private static var count = 0

    package init(name: String) {
        RegistrationIdentity.count += 1
        reuseIdentifier = "\(name)-registration-\(RegistrationIdentity.count)"
        wasMadeInsideRequest = ViewRequest.depth > 0
    }

    /// Raises an exception if the registration was created inside a provider.
    package func check(_ what: String, method: String) {
        guard wasMadeInsideRequest else { return }
        raise(
            "Attempted to dequeue a \(what) using a registration that was created inside \(method) or inside a "
                + "UICollectionViewDiffableDataSource \(what) provider. Creating a new registration each time a \(what) "
                + "is requested will prevent reuse and cause created \(what)s to remain inaccessible in memory for the "
                + "lifetime of the collection view. Registrations should be created up front and reused. "
                + "Registration: \(reuseIdentifier)")
    }
}

/// A request to a data source for an element, with the view that was dequeued for it.
@MainActor
package final class ViewRequest {
    /// The number of current requests in all collection views.
    package static var depth = 0

    /// The element with its path on screen.
    package let element: ElementKey
    /// The element with its path in the data source.
    package let question: ElementKey
    /// The cell that is being reconfigured; `nil` for ordinary requests.
    package let reconfigured: UICollectionReusableView?
    /// A view that still shows the element while it leaves the visible area, and is preferred; `nil` for most requests.
    package var returning: UICollectionReusableView?
    /// The list's requirements for the view.
    package let listRow: ListRow?
    package var dequeued: [UICollectionReusableView] = []

    package init(
        _ element: ElementKey, question: ElementKey, reconfigured: UICollectionReusableView? = nil,
        listRow: ListRow? = nil, returning: UICollectionReusableView? = nil
    ) {
        self.element = element
        self.question = question
        self.reconfigured = reconfigured
        self.listRow = listRow
        self.returning = returning
    }
}
