// What the collection view asks for: sections of the layout, cells and supplementary views. Everything is looked up by
// identity, for the collection view may still ask about what is going away.

/// A section that was made of a layout, and what it was made for.
@MainActor
struct KeptSection {
    let token: AnyHashable
    let size: CGSize
    let insets: [CGFloat]
    let traits: UITraitCollection
    let section: NSCollectionLayoutSection

    init(token: AnyHashable, environment: any NSCollectionLayoutEnvironment, section: NSCollectionLayoutSection) {
        self.token = token
        size = environment.container.contentSize
        insets = environment.container.effectiveContentInsets.sides
        traits = environment.traitCollection
        self.section = section
    }

    func fits(_ token: AnyHashable, _ environment: any NSCollectionLayoutEnvironment) -> Bool {
        token == self.token && size == environment.container.contentSize
            && insets == environment.container.effectiveContentInsets.sides && traits == environment.traitCollection
    }
}

extension CollectionDriver {
    /// The model of a section that is shown, or is just going away.
    func shownSection(_ identity: SectionIdentity) -> SectionModel? {
        model.section(identity) ?? outgoing?.section(identity)
    }

    /// The item of an identity that is shown, or is just going away.
    func shownItem(_ identity: ItemIdentity) -> AnyCollectionItem? {
        model.item(identity) ?? outgoing?.item(identity)
    }

    /// The item that the collection view has at a path at the moment.
    func shownItem(at path: IndexPath) -> AnyCollectionItem? {
        dataSource.itemIdentifier(for: path).flatMap { shownItem($0) }
    }

    /// The section that the collection view has at an index at the moment.
    func shownSection(at index: Int) -> SectionModel? {
        dataSource.sectionIdentifier(for: index).flatMap { shownSection($0) }
    }

    // MARK: Layout

    func section(at index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        guard let model = shownSection(at: index) else {
            report(.stalePath(section: index, item: nil))
            return .empty()
        }
        let token = model.layout.keepsSections ? model.layout.layoutToken : nil
        if let token, let kept = keptSections[model.identity], kept.fits(token, environment) { return kept.section }
        let made = complete(callOut { makeSection(model, at: index, in: environment) }, with: model)
        keptSections[model.identity] = token.map {
            KeptSection(token: $0, environment: environment, section: made)
        }
        return made
    }

    private func makeSection(
        _ model: SectionModel, at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        guard let list = model.layout as? any SwipingSectionLayout else {
            return model.layout.makeSection(at: index, in: environment)
        }
        let events = model.items.lazy.map(\.events)
        return list.makeSection(
            at: index, in: environment,
            leading: events.contains { $0.leadingSwipeActions != nil }
                ? { [weak self] in self?.shownItem(at: $0)?.events.leadingSwipeActions?() } : nil,
            trailing: events.contains { $0.trailingSwipeActions != nil }
                ? { [weak self] in self?.shownItem(at: $0)?.events.trailingSwipeActions?() } : nil)
    }

    /// Adds what the model has beside the items, and takes away what nobody could make.
    private func complete(_ made: NSCollectionLayoutSection, with model: SectionModel) -> NSCollectionLayoutSection {
        // A layout may return the same object again and again.
        let section = made.copy() as! NSCollectionLayoutSection
        let kinds = Set(section.boundarySupplementaryItems.map(\.elementKind))
        for supplementary in model.supplementaries
        where !kinds.contains(supplementary.kind) && !unbounded.contains(model.identity) {
            guard let placement = supplementary.placement else { continue }
            section.boundarySupplementaryItems.append(placement.boundaryItem(ofKind: supplementary.kind))
        }
        for decoration in model.decorations {
            if !sectionedLayout.hasDecorationView(ofKind: decoration.kind) {
                decoration.registration.registerDecorationView(ofKind: decoration.kind, in: sectionedLayout)
            }
            section.decorationItems.append(decoration.decorationItem())
        }
        sectionedLayout.removeUnregisteredDecorations(of: section) { kind in
            report(.unregisteredDecoration(kind: kind, section: model.identity))
        }
        watchVisibleItems(of: section, model.identity)
        return section
    }

    /// Tells the section's events when its visible items move.
    private func watchVisibleItems(of section: NSCollectionLayoutSection, _ identity: SectionIdentity) {
        let own = section.visibleItemsInvalidationHandler
        let events = shownSection(identity)?.events
        guard events?.visibleItemsDidMove != nil || events?.pageDidChange != nil else { return }
        var page: Int?
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            own?(items, offset, environment)
            guard let self, let events = shownSection(identity)?.events else { return }
            callOut {
                events.visibleItemsDidMove?(items, offset, environment)
                let current = SectionPage.index(of: items, offset: offset, in: environment)
                if let current, current != page {
                    page = current
                    events.pageDidChange?(current)
                }
            }
        }
    }

    // MARK: Cells

    func cell(of identity: ItemIdentity, at path: IndexPath) -> UICollectionViewCell? {
        guard let collectionView else { return nil }
        guard let item = shownItem(identity) else {
            report(.stalePath(section: path.section, item: path.item))
            return nil
        }
        return callOut {
            let registration = item.registration
            ledger.registerCell(registration, in: collectionView)
            let cell = step(.dequeue, for: identity) {
                collectionView.dequeueReusableCell(withReuseIdentifier: registration.reuseIdentifier, for: path)
            }
            step(.configure, for: identity) {
                if !item.configure(cell, for: path) { report(.wrongCell(identity, found: "\(type(of: cell))")) }
                item.describe(cell, isInList: shownSection(at: path.section)?.layout is any SwipingSectionLayout)
            }
            viewStates.cell(cell, shows: identity)
            return cell
        }
    }

    // MARK: Supplementary views

    func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        guard let collectionView else { return nil }
        return callOut {
            let content = supplementaryContent(ofKind: kind, at: path)
            let registration = content?.registration ?? .viewClass(PlaceholderSupplementaryView.self)
            ledger.registerSupplementaryView(registration, ofKind: kind, in: collectionView)
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: registration.reuseIdentifier, for: path)
            guard let content else {
                let section = !path.isGlobal ? shownSection(at: path.section)?.identity : nil
                report(.missingSupplementary(kind: kind, section: section))
                return view
            }
            configure(view, ofKind: kind, with: content, at: path)
            return view
        }
    }

    private func configure(
        _ view: UICollectionReusableView, ofKind kind: String, with content: any CollectionSupplementary,
        at path: IndexPath
    ) {
        if !content.configure(anyView: view, for: path) {
            report(.wrongSupplementary(kind: kind, found: "\(type(of: view))"))
        }
    }

    /// Has views that belong to the collection view as a whole show what is new, in place.
    func configureGlobalViews(replacing former: [SupplementaryModel]) {
        guard let collectionView else { return }
        for kind in Set(globalSupplementaries.map(\.kind)).sorted() {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) where path.isGlobal {
                guard let content = supplementaryContent(ofKind: kind, at: path),
                    let view = collectionView.supplementaryView(forElementKind: kind, at: path),
                    view.reuseIdentifier == content.registration.reuseIdentifier
                else { continue }
                let previous = former.first { $0.kind == kind }?.content(for: nil)
                if let previous, content.isContentEqual(toAny: previous) { continue }
                callOut { configure(view, ofKind: kind, with: content, at: path) }
                view.invalidateIntrinsicContentSize()
            }
        }
    }

    private func supplementaryContent(ofKind kind: String, at path: IndexPath) -> (any CollectionSupplementary)? {
        guard !path.isGlobal else {
            return globalSupplementaries.first { $0.kind == kind }?.content(for: nil)
        }
        return shownSection(at: path.section)?.supplementary(ofKind: kind)?.content(for: shownItem(at: path))
    }

    /// Has the views at the boundary of sections made anew, for they come from somewhere else now, and leaves the cells
    /// as they are: the layout does without the views for a moment. Reloading the sections would take the cells, too.
    func replaceBoundaryViews(of sections: Set<SectionIdentity>, in collectionView: UICollectionView) {
        guard !sections.isEmpty, hasApplied, collectionView.collectionViewLayout === sectionedLayout else { return }
        let offset = collectionView.contentOffset
        UIView.performWithoutAnimation {
            for withheld in [sections, []] {
                unbounded = withheld
                for identity in sections { keptSections[identity] = nil }
                sectionedLayout.invalidateLayout()
                collectionView.layoutIfNeeded()
            }
            if collectionView.contentOffset != offset { collectionView.contentOffset = offset }
        }
    }

    /// Has supplementary views on screen show what is new, in place.
    func configureSupplementaryViews(
        _ change: ModelChange, from old: CollectionModel, in collectionView: UICollectionView
    ) {
        guard !change.resupplied.isEmpty else { return }
        let sections = Set(change.resupplied)
        let kinds = Set(change.resupplied.flatMap { model.section($0)?.supplementaries.map(\.kind) ?? [] })
        for kind in kinds.sorted() {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) where !path.isGlobal {
                guard let section = model.section(at: path.section), sections.contains(section.identity),
                    let view = collectionView.supplementaryView(forElementKind: kind, at: path),
                    let content = section.supplementary(ofKind: kind)?.content(for: model.item(at: path))
                else { continue }
                let item = model.item(at: path).flatMap { old.item($0.identity) }
                let previous = old.section(section.identity)?.supplementary(ofKind: kind)?.content(for: item)
                if let previous, content.isContentEqual(toAny: previous) { continue }
                // A view of another source is on its way already.
                guard view.reuseIdentifier == content.registration.reuseIdentifier else { continue }
                callOut { configure(view, ofKind: kind, with: content, at: path) }
                view.invalidateIntrinsicContentSize()
            }
        }
    }
}

extension IndexPath {
    /// Whether the path is that of a view which belongs to the collection view as a whole.
    fileprivate var isGlobal: Bool { count < 2 || item == NSNotFound }
}
