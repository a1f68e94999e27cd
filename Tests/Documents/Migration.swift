import CompositionalLayoutBuilder
import CompositionalLayoutableSection
import CompositionalList
import SwiftUI
import UIKit

final class PlainNames: UICollectionViewController {
    private var names = ["Ada", "Jonas", "Mina"]
    private lazy var dataSource = makeDataSource()

    convenience init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        names.remove(at: indexPath.item)
        show()
    }

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["names"])
        snapshot.appendItems(names)
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }
}

final class NamesAsValues: UICollectionViewController {
    private enum Section: CompositionalLayoutID { case names }

    private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
    private var names = ["Ada", "Jonas", "Mina"]

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        controller.apply {
            ListLayout().items(id: Section.names) {
                names.map { name in
                    NameItem(id: name) { [weak self] in
                        self?.names.removeAll { $0 == name }
                        self?.show()
                    }
                }
            }
        }
    }
}

struct NameItem: CompositionalLayoutItem {
    let id: String
    let didSelect: () -> Void

    func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {
        var content = cell.defaultContentConfiguration()
        content.text = id
        cell.contentConfiguration = content
    }
}

final class NamesInSections: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = [NamesSection(["Ada", "Jonas", "Mina"])]
    private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = sectionDataSource
        collectionView.delegate = sectionDelegate
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }
}

final class NamesSection: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
    UICompositionalLayoutableSectionLayout, UICompositionalLayoutableSectionDelegate
{
    var items: [String]

    init(_ names: [String]) {
        items = names
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueCell(UICollectionViewListCell.self, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }

    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListLayout().makeSection(in: layoutEnvironment)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        update(collectionView, withItems: items.filter { $0 != items[indexPath.item] })
    }
}

final class NamesAsData: UIViewController {
    private typealias Names = GenericSectionIdentifierViewModel<String, String>
    private typealias NamesList = CompositionalListController<Names, ContentSlot, ContentSlot>

    private let list = NamesList()
    private var names = ["Ada", "Jonas", "Mina"]

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        show()
    }

    private func show() {
        var configuration = NamesList.Configuration([Names(cellIdentifiers: names)]) { name, _ in
            var content = UIListContentConfiguration.cell()
            content.text = name
            return content
        }
        configuration.sectionLayout = { _ in ListLayout() }
        configuration.selection = { [weak self] name in
            self?.names.removeAll { $0 == name }
            self?.show()
        }
        list.update(configuration)
    }
}

struct NamesAsViews: View {
    @State private var names = ["Ada", "Jonas", "Mina"]

    private var sections: [GenericSectionIdentifierViewModel<String, String>] {
        [GenericSectionIdentifierViewModel(cellIdentifiers: names)]
    }

    var body: some View {
        CompositionalList(sections) { name, _ in
            Text(name).padding()
        }
        .sectionLayout { _ in ListLayout() }
        .selectedItem { name in names.removeAll { $0 == name } }
    }
}
