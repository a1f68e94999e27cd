extension UICollectionView {
    func readCollectionView(_ reader: InterfaceReader) {
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

    /// Registers a prototype under the identifier that the file gives it; one without an identifier can't be asked for.
    private func register(_ template: ViewTemplate<UICollectionReusableView>, kind: String) {
        guard let identifier = template.reuseIdentifier else { return }
        placed.supply.register(template, kind: kind, identifier: identifier)
    }
}

extension UICollectionReusableView {
    func readReusableView(_ reader: InterfaceReader) {
        registeredIdentifier = reader.element.reuseIdentifier
        readContentView(reader)
    }
}

extension UICollectionViewFlowLayout {
    func readFlowLayout(_ reader: InterfaceReader) {
        reader.set("scrollDirection", \.scrollDirection, of: self)
        reader.set("minimumLineSpacing", \.minimumLineSpacing, of: self)
        reader.set("minimumInteritemSpacing", \.minimumInteritemSpacing, of: self)
        reader.set("itemSize", \.itemSize, of: self)
        reader.set("estimatedItemSize", \.estimatedItemSize, of: self)
        reader.set("headerReferenceSize", \.headerReferenceSize, of: self)
        reader.set("footerReferenceSize", \.footerReferenceSize, of: self)
        reader.set("sectionInset", \.sectionInset, of: self)
        // Xcode writes -1 or a flag of its own for sizes that cells decide.
        if reader.value("automaticEstimatedItemSize") == true || estimatedItemSize.width < 0 {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
    }
}
