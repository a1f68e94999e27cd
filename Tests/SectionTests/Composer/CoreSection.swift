import CollageTesting
import Composer

/// A section for each layout of the core.
enum CoreSection: CaseIterable, ComposableSection {
    case grid, row, list, mosaic, groups, waterfall, carousel, page, flow, sizedFlow, raw

    @MainActor var own: any SectionLayout {
        switch self {
        case .grid: GridLayout(minimumItemWidth: 70, aspectRatio: 1, spacing: 4)
        case .row: ListRowLayout(height: .absolute(30))
        case .list: ListLayout(appearance: .plain)
        case .mosaic: MosaicLayout(spacing: 4)
        case .groups:
            GroupLayout(
                .row(
                    height: .absolute(50),
                    [.cell(width: .fractionalWidth(0.4)), .equalColumn(2, width: .fractionalWidth(0.6))]))
        case .waterfall: WaterfallLayout(columns: 2, aspectRatios: [1, 0.5, 2])
        case .carousel: CarouselLayout(width: .absolute(100), height: .absolute(60))
        case .page: PageLayout.fullPage()
        case .flow: FlowLayout(estimatedItemWidth: 90, estimatedItemHeight: 30)
        case .sizedFlow: SizedFlowLayout(sizes: [CGSize(width: 70, height: 30), CGSize(width: 90, height: 20)])
        case .raw:
            RawSectionLayout { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(33))
                return NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
        }
    }
}

extension CoreSection: Composable {
    var item: UICollectionViewComposableLayout.Item { .full() }
    var group: UICollectionViewComposableLayout.Group { .full() }
    var section: UICollectionViewComposableLayout.Section {
        .layout(own, boundaryItems: [.header(height: .absolute(20), isPinned: true)])
    }
}

/// A list whose rows can be archived by a swipe.
@MainActor
final class ListScreen {
    private struct Section: ComposableSection, Composable {
        nonisolated(unsafe) let configuration: UICollectionLayoutListConfiguration

        nonisolated static func == (left: Section, right: Section) -> Bool { true }
        nonisolated func hash(into hasher: inout Hasher) {}

        var item: UICollectionViewComposableLayout.Item { .full() }
        var group: UICollectionViewComposableLayout.Group { .full() }
        var section: UICollectionViewComposableLayout.Section { .configuredList(configuration) }
    }

    private struct Row: ComposableItem {
        let id: Int
    }

    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var archived: [Int] = []
    private let dataSource: UICollectionViewDiffableDataSource<Section, Row>
    private let composer: Composer<Section, Row>

    init() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(row.id)"
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, row in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
        }
        composer = Composer(collectionView: view, dataSource: dataSource)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                    self?.archived.append(path.item)
                    done(true)
                }
            ])
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([Section(configuration: configuration)])
        snapshot.appendItems((0..<3).map(Row.init))
        composer.compose()
        composer.apply(snapshot, animatingDifferences: false)
    }
}
