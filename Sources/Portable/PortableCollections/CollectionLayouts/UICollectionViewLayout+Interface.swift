import PortableUIKitCore

extension UICollectionViewLayout: _InterfaceAwakening {}

extension UICollectionViewLayout: InterfaceReadable {
    package static var readingClass: NSObject.Type? { UICollectionViewLayout.self }

    package func readElement(_ reader: InterfaceReader) {
        (self as? UICollectionViewFlowLayout)?.readFlowLayout(reader)
    }
}

extension UICollectionViewFlowLayout {
    fileprivate func readFlowLayout(_ reader: InterfaceReader) {
        reader.set("scrollDirection", \.scrollDirection, of: self)
        reader.set("minimumLineSpacing", \.minimumLineSpacing, of: self)
        reader.set("minimumInteritemSpacing", \.minimumInteritemSpacing, of: self)
        reader.set("itemSize", \.itemSize, of: self)
        reader.set("estimatedItemSize", \.estimatedItemSize, of: self)
        reader.set("headerReferenceSize", \.headerReferenceSize, of: self)
        reader.set("footerReferenceSize", \.footerReferenceSize, of: self)
        reader.set("sectionInset", \.sectionInset, of: self)
        // Xcode writes -1, or a separate flag, for self-sizing cells.
        if reader.value("automaticEstimatedItemSize") == true || estimatedItemSize.width < 0 {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
    }
}
