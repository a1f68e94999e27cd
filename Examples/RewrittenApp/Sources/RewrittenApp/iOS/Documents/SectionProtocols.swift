// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol CompositionalLayoutableSectionDataSource: UICollectionViewDataSource {
    associatedtype ItemsType
    var items: [ItemsType] { get set }

    func update(_ collectionView: UICollectionView, withItems items: [ItemsType])
}

@available(iOS 13.0, *)
@objc public protocol CompositionalLayoutableSectionLayout {
    func sectionLayout(at index: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

@available(iOS 13.0, *)
@objc public protocol CompositionalLayoutableSectionDelegate: UICollectionViewDelegate {
    @objc func registerCell(_ collectionView: UICollectionView)
    @objc optional func registerSupplementaryView(_ collectionView: UICollectionView)
    @objc optional func registerDecorationView(_ layout: UICollectionViewCompositionalLayout)
}

@available(iOS 13.0, *)
public protocol CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] { get set }
}

/// The class that the document's protocols refer to, with the members that the document specifies.
open class CompositionalLayoutableSection: NSObject {
    public weak var delegate: CompositionalLayoutableSectionDelegate?
    public weak var layout: CompositionalLayoutableSectionLayout?

    /// Registers views through the delegate, and returns the number of kinds that it registers.
    func register(in collectionView: UICollectionView, _ layout: UICollectionViewCompositionalLayout) -> Int {
        delegate?.registerCell(collectionView)
        let others: [Void?] = [
            delegate?.registerSupplementaryView?(collectionView), delegate?.registerDecorationView?(layout),
        ]
        return 1 + others.compactMap { $0 }.count
    }
}
