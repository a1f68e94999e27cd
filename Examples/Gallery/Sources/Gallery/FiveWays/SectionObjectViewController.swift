import CompositionalLayoutableSection
import UIKit

/// The grid as a section object with its data, its layout, and the action for taps.
final class SectionObjectViewController: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []

    private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)
    private let frameworks: [AppleFramework]

    init(frameworks: [AppleFramework]) {
        self.frameworks = frameworks
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("SectionObjectViewController is made in code: use init(frameworks:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = sectionDataSource
        collectionView.delegate = sectionDelegate
        compositionalLayoutSections = [
            FrameworksSection(frameworks) { [weak self] framework in self?.showDetail(of: framework) }
        ]
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }
}

final class FrameworksSection: CompositionalLayoutableSection {
    var items: [AppleFramework]
    private let didSelect: (AppleFramework) -> Void

    init(_ items: [AppleFramework], didSelect: @escaping (AppleFramework) -> Void) {
        self.items = items
        self.didSelect = didSelect
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }
}

extension FrameworksSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(UICollectionViewCell.self, for: indexPath)
        cell.contentConfiguration = FrameworkContent(framework: items[indexPath.item])
        return cell
    }
}

extension FrameworksSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        GridLayout(columns: 3, aspectRatio: 1).makeSection(in: layoutEnvironment)
    }
}

extension FrameworksSection: UICompositionalLayoutableSectionDelegate {
    func registerCell(in collectionView: UICollectionView) {
        collectionView.register(UICollectionViewCell.self)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelect(items[indexPath.item])
    }
}
