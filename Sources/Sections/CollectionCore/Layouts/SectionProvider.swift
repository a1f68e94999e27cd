/// An object that creates the sections of a driver's layout. It keeps the sections of layouts with a token until
/// they're laid out again.
@MainActor
final class SectionProvider {
    private let reference: DriverReference
    let layout: SectionedLayout
    /// The sections of layouts with a token.
    private var keptSections: [SectionIdentity: CachedSection] = [:]
    /// The sections that are laid out without their boundary views.
    private var sectionsWithoutBoundary: Set<SectionIdentity> = []

    init(_ reference: DriverReference, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.reference = reference
        layout = SectionedLayout(
            sectionProvider: { index, environment in
                reference.driver?.sectionProvider.section(at: index, in: environment) ?? .empty()
            }, configuration: configuration)
    }

    // MARK: Making sections

    private func section(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        guard let driver = reference.driver else { return .empty() }
        guard let model = driver.shownSection(at: index) else {
            driver.report(.staleIndexPath(section: index, item: nil))
            return .empty()
        }
        let token = model.layout.reusesSections ? model.layout.layoutToken : nil
        if let token, let kept = keptSections[model.identity], kept.fits(token, environment) { return kept.section }
        let made = driver.updates.callOut { makeSection(model, at: index, in: environment) }
        let section = complete(made, with: model, driver)
        keptSections[model.identity] = token.map {
            CachedSection(token: $0, environment: environment, section: section)
        }
        return section
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
                ? { [reference] in reference.driver?.shownItem(at: $0)?.events.leadingSwipeActions?() } : nil,
            trailing: events.contains { $0.trailingSwipeActions != nil }
                ? { [reference] in reference.driver?.shownItem(at: $0)?.events.trailingSwipeActions?() } : nil)
    }

    /// Adds the supplementary and decoration items of the model, and removes decorations that aren't registered.
    private func complete(
        _ made: NSCollectionLayoutSection, with model: SectionModel, _ driver: CollectionDriver
    ) -> NSCollectionLayoutSection {
        // A layout can return the same object several times.
        let section = made.copy() as! NSCollectionLayoutSection
        let kinds = Set(section.boundarySupplementaryItems.map(\.elementKind))
        for supplementary in model.supplementaries
        where !kinds.contains(supplementary.kind) && !sectionsWithoutBoundary.contains(model.identity) {
            guard let placement = supplementary.placement else { continue }
            section.boundarySupplementaryItems.append(placement.boundaryItem(ofKind: supplementary.kind))
        }
        for decoration in model.decorations {
            if !layout.hasDecorationView(ofKind: decoration.kind) {
                decoration.registration.registerDecorationView(ofKind: decoration.kind, in: layout)
            }
            section.decorationItems.append(decoration.decorationItem())
        }
        layout.removeUnregisteredDecorations(of: section) { kind in
            driver.report(.unregisteredDecoration(kind: kind, section: model.identity))
        }
        watchVisibleItems(of: section, driver.shown.section(model.identity)?.events, model.identity)
        return section
    }

    /// Calls the section's closures when its visible items move.
    private func watchVisibleItems(
        of section: NSCollectionLayoutSection, _ events: SectionEvents?, _ identity: SectionIdentity
    ) {
        let own = section.visibleItemsInvalidationHandler
        guard events?.visibleItemsDidMove != nil || events?.pageDidChange != nil else { return }
        var page: Int?
        section.visibleItemsInvalidationHandler = { [reference] items, offset, environment in
            own?(items, offset, environment)
            guard let driver = reference.driver, let events = driver.shown.section(identity)?.events else { return }
            driver.updates.callOut {
                events.visibleItemsDidMove?(items, offset, environment)
                let current = SectionPage.index(of: items, offset: offset, in: environment)
                if let current, current != page {
                    page = current
                    events.pageDidChange?(current)
                }
            }
        }
    }

    // MARK: Laying out again

    /// Lays out the given sections again. Other sections keep their layout.
    func layOutAgain(_ sections: some Sequence<SectionIdentity>) {
        for identity in sections { keptSections[identity] = nil }
        layout.invalidateLayout()
    }

    /// Removes the sections that aren't in a model.
    func removeSections(notIn model: CollectionModel) {
        keptSections = keptSections.filter { model.section($0.key) != nil }
    }

    /// Replaces the boundary views of sections after their registrations have changed. The layout omits the views
    /// temporarily, which keeps the cells; reloading the sections would replace them.
    func replaceBoundaryViews(of sections: Set<SectionIdentity>, in collectionView: UICollectionView) {
        guard !sections.isEmpty, collectionView.collectionViewLayout === layout else { return }
        let offset = collectionView.contentOffset
        UIView.performWithoutAnimation {
            for withheld in [sections, []] {
                sectionsWithoutBoundary = withheld
                layOutAgain(sections)
                collectionView.layoutIfNeeded()
            }
            if collectionView.contentOffset != offset { collectionView.contentOffset = offset }
        }
    }
}

/// The section of a layout, with the conditions for which it was created.
@MainActor
private struct CachedSection {
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
