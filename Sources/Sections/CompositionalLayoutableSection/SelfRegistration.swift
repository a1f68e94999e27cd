// Cells and supplementary views that are registered when they're first dequeued.

extension UICollectionView {
    /// Returns a cell of the given class, which is registered on first use. Registrations with the name of the class,
    /// by `register(_:)` or a storyboard, are separate and aren't affected.
    public func dequeueCell<Cell: UICollectionViewCell>(_ cellClass: Cell.Type, for indexPath: IndexPath) -> Cell {
        let registration = ViewRegistration.viewClass(cellClass)
        registering { $0.registerCell(registration, in: self) }
        return dequeueReusableCell(withReuseIdentifier: registration.reuseIdentifier, for: indexPath) as! Cell
    }

    /// Returns a supplementary view of the given class, which is registered for the kind on first use.
    public func dequeueSupplementaryView<View: UICollectionReusableView>(
        _ viewClass: View.Type, ofKind kind: String, for indexPath: IndexPath
    ) -> View {
        let registration = ViewRegistration.viewClass(viewClass)
        registering { $0.registerSupplementaryView(registration, ofKind: kind, in: self) }
        return dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.reuseIdentifier, for: indexPath) as! View
    }

    /// The section data source records the registrations. With any other data source, views are registered each time,
    /// which is correct but discards the views in the reuse queue.
    private func registering(_ register: (inout RegistrationCache) -> Void) {
        if let source = dataSource as? CompositionalLayoutDataSource {
            register(&source.registrations)
        } else {
            var cache = RegistrationCache()
            register(&cache)
        }
    }
}

extension CompositionalLayoutableSection {
    /// Creates the section with its layout, registers its decoration views, and omits decorations that aren't
    /// registered.
    func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment, of layout: RegisteringLayout?
    ) -> NSCollectionLayoutSection? {
        guard let section = sectionLayout?.sectionLayout(at: index, layoutEnvironment: environment) else { return nil }
        guard let layout, !section.decorationItems.isEmpty else { return section }
        for (kind, viewClass) in decorationViews where !layout.hasDecorationView(ofKind: kind) {
            layout.register(viewClass, forDecorationViewOfKind: kind)
        }
        let source = layout.collectionView?.dataSource as? CompositionalLayoutDataSource
        layout.removeUnregisteredDecorations(of: section) { kind in
            let issue = CollectionIssue.unregisteredDecoration(kind: kind, section: SectionIdentity(index))
            if let source { source.report(issue) } else { CollectionLog.handler(issue) }
        }
        return section
    }
}
