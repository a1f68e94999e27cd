extension UICollectionView: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [
            InterfaceProperty("dataSource", \UICollectionView.dataSource),
            InterfaceProperty("prefetchDataSource", \UICollectionView.prefetchDataSource),
            InterfaceProperty("backgroundView", \UICollectionView.backgroundView),
            InterfaceProperty("delegate", \UICollectionView.delegate),
        ]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("allowsSelection", \.allowsSelection, of: self)
        reader.set("allowsMultipleSelection", \.allowsMultipleSelection, of: self)
        reader.set("prefetchingEnabled", \.isPrefetchingEnabled, of: self)
        backgroundView = reader.object("backgroundView")
        for element in reader.element.group("cells") {
            register(ViewTemplate(element, reader.loader), kind: ReusePool.cellKind)
        }
        if let header = reader.element.child(key: "sectionHeaderView") {
            register(
                ViewTemplate(header, reader.loader), kind: UICollectionView.elementKindSectionHeader)
        }
        if let footer = reader.element.child(key: "sectionFooterView") {
            register(
                ViewTemplate(footer, reader.loader), kind: UICollectionView.elementKindSectionFooter)
        }
    }

    /// Registers a prototype with its identifier from the file. One without an identifier can't be dequeued.
    private func register(_ template: ViewTemplate<UICollectionReusableView>, kind: String) {
        guard let identifier = template.reuseIdentifier else { return }
        placed.supply.register(template, kind: kind, identifier: identifier)
    }
}

extension UICollectionReusableView: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [
            InterfaceProperty("backgroundView", \UICollectionViewCell.backgroundView),
            InterfaceProperty("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ]
    }

    package func readElement(_ reader: InterfaceReader) {
        registeredIdentifier = reader.element.reuseIdentifier
        readContentView(reader)
    }
}

extension UICollectionViewController: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [InterfaceProperty("collectionView", \UICollectionViewController.collectionView)]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, of: self)
    }
}

extension UICollectionView.ScrollDirection: InterfaceChoice {
    package static var interfaceNames: [String: UICollectionView.ScrollDirection] {
        ["vertical": .vertical, "horizontal": .horizontal]
    }
}

extension UICollectionReusableView: TemplateView {
    package var templateIdentifier: String? {
        get { registeredIdentifier }
        set { registeredIdentifier = newValue }
    }

    package var templateContentView: UIView? { (self as? UICollectionViewCell)?.contentView }
}

extension UICollectionReusableView: SegueStarting {}
