/// An object that registers and provides the cells and supplementary views of a driver. It looks them up by identity,
/// because the collection view can need views for items that are being removed.
@MainActor
final class ViewProvider {
    private let reference: DriverReference
    private var registrations = RegistrationCache()
    /// The view states of stateful cells.
    var states = ViewStates()
    var performanceHooks: PerformanceHooks?
    /// The supplementary views of the collection view as a whole.
    var globalSupplementaries: [SupplementaryModel] = []

    init(_ reference: DriverReference) {
        self.reference = reference
    }

    // MARK: Cells

    /// Returns a cell that shows the given item, or `nil` if the collection view or the item doesn't exist anymore.
    func cell(of identity: ItemIdentity, at path: IndexPath) -> UICollectionViewCell? {
        guard let driver = reference.driver, let collectionView = driver.collectionView else { return nil }
        guard let item = driver.shown.item(identity) else {
            driver.report(.staleIndexPath(section: path.section, item: path.item))
            return nil
        }
        return driver.updates.callOut {
            let registration = item.registration
            registrations.registerCell(registration, in: collectionView)
            let cell = step(.dequeue, for: identity) {
                collectionView.dequeueReusableCell(withReuseIdentifier: registration.reuseIdentifier, for: path)
            }
            step(.configure, for: identity) {
                if !item.configure(cell, for: path) { driver.report(.wrongCell(identity, found: "\(type(of: cell))")) }
                item.describe(
                    cell, isInList: driver.shownSection(at: path.section)?.layout is any SwipingSectionLayout)
            }
            states.cell(cell, shows: identity)
            return cell
        }
    }

    // MARK: Supplementary views

    /// Returns a supplementary view with its content, or an empty one if it has none.
    func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        guard let driver = reference.driver, let collectionView = driver.collectionView else { return nil }
        return driver.updates.callOut {
            let content = supplementaryContent(ofKind: kind, at: path, driver)
            let registration = content?.registration ?? .viewClass(PlaceholderSupplementaryView.self)
            registrations.registerSupplementaryView(registration, ofKind: kind, in: collectionView)
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: registration.reuseIdentifier, for: path)
            guard let content else {
                let section = !path.isGlobal ? driver.shownSection(at: path.section)?.identity : nil
                driver.report(.missingSupplementary(kind: kind, section: section))
                return view
            }
            configure(view, ofKind: kind, with: content, at: path, driver)
            return view
        }
    }

    private func supplementaryContent(
        ofKind kind: String, at path: IndexPath, _ driver: CollectionDriver
    ) -> (any CollectionSupplementary)? {
        guard !path.isGlobal else {
            return globalSupplementaries.first { $0.kind == kind }?.content(for: nil)
        }
        return driver.shownSection(at: path.section)?.supplementary(ofKind: kind)?
            .content(for: driver.shownItem(at: path))
    }

    private func configure(
        _ view: UICollectionReusableView, ofKind kind: String, with content: any CollectionSupplementary,
        at path: IndexPath, _ driver: CollectionDriver
    ) {
        if !content.configure(anyView: view, for: path) {
            driver.report(.wrongSupplementary(kind: kind, found: "\(type(of: view))"))
        }
    }

    // MARK: Configuring visible views

    /// Configures visible supplementary views with their new content, in place.
    func configureSupplementaryViews(_ change: ModelChange, from old: CollectionModel, to model: CollectionModel) {
        guard !change.resupplied.isEmpty, let driver = reference.driver, let collectionView = driver.collectionView
        else { return }
        let sections = Set(change.resupplied)
        let kinds = Set(change.resupplied.flatMap { model.section($0)?.supplementaries.map(\.kind) ?? [] })
        for kind in kinds.sorted() {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) where !path.isGlobal {
                guard let section = model.section(at: path.section), sections.contains(section.identity),
                    let content = section.supplementary(ofKind: kind)?.content(for: model.item(at: path))
                else { continue }
                let item = model.item(at: path).flatMap { old.item($0.identity) }
                let previous = old.section(section.identity)?.supplementary(ofKind: kind)?.content(for: item)
                configureVisibleView(ofKind: kind, at: path, with: content, insteadOf: previous, driver)
            }
        }
    }

    /// Configures the views of the collection view as a whole with their new content, in place.
    func configureGlobalViews(replacing former: [SupplementaryModel]) {
        guard let driver = reference.driver, let collectionView = driver.collectionView else { return }
        for kind in Set(globalSupplementaries.map(\.kind)).sorted() {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) where path.isGlobal {
                guard let content = supplementaryContent(ofKind: kind, at: path, driver) else { continue }
                let previous = former.first { $0.kind == kind }?.content(for: nil)
                configureVisibleView(ofKind: kind, at: path, with: content, insteadOf: previous, driver)
            }
        }
    }

    private func configureVisibleView(
        ofKind kind: String, at path: IndexPath, with content: any CollectionSupplementary,
        insteadOf previous: (any CollectionSupplementary)?, _ driver: CollectionDriver
    ) {
        if let previous, content.isContentEqual(toAny: previous) { return }
        // A view with another registration is replaced instead.
        guard let view = driver.collectionView?.supplementaryView(forElementKind: kind, at: path),
            view.reuseIdentifier == content.registration.reuseIdentifier
        else { return }
        driver.updates.callOut { configure(view, ofKind: kind, with: content, at: path, driver) }
        view.invalidateIntrinsicContentSize()
    }
}

extension IndexPath {
    /// Whether the index path is that of a supplementary view of the collection view as a whole.
    fileprivate var isGlobal: Bool { count < 2 || item == NSNotFound }
}
