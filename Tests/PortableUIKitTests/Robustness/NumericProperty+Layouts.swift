import CollageTesting

/// Numeric properties of the layouts of collection views and tables.
extension NumericProperty {
    static let layouts: [NumericProperty] = flow + compositional + tables

    private static func flow(
        _ name: String, _ set: @escaping @MainActor @Sendable (UICollectionViewFlowLayout, Double) -> Void
    ) -> NumericProperty {
        NumericProperty("flow layout: \(name)", of: NumberedItemsView()) { view, number in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 20, height: 20)
            layout.footerReferenceSize = CGSize(width: 20, height: 20)
            view.setCollectionViewLayout(layout, animated: false)
            view.layoutIfNeeded()
            set(layout, number)
            layout.invalidateLayout()
        }
    }

    private static let flow = [
        flow("itemSize.width") { $0.itemSize.width = $1 },
        flow("itemSize.height") { $0.itemSize.height = $1 },
        flow("itemSize.width, sideways") {
            $0.scrollDirection = .horizontal
            $0.itemSize.width = $1
        },
        flow("estimatedItemSize.width") { $0.estimatedItemSize.width = $1 },
        flow("estimatedItemSize.height") { $0.estimatedItemSize = CGSize(width: 50, height: $1) },
        flow("minimumLineSpacing") { $0.minimumLineSpacing = $1 },
        flow("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
        flow("sectionInset.top") { $0.sectionInset.top = $1 },
        flow("sectionInset.left") { $0.sectionInset.left = $1 },
        flow("sectionInset.bottom") { $0.sectionInset.bottom = $1 },
        flow("sectionInset.right") { $0.sectionInset.right = $1 },
        flow("headerReferenceSize") {
            $0.headerReferenceSize = CGSize(width: $1, height: $1)
            $0.sectionHeadersPinToVisibleBounds = true
        },
        flow("footerReferenceSize") {
            $0.footerReferenceSize = CGSize(width: $1, height: $1)
            $0.sectionFootersPinToVisibleBounds = true
        },
        NumericProperty("flow layout: sizes of its delegate", of: NumberedItemsView()) { $0.number = $1 },
    ]

    private struct Parts {
        var item: NSCollectionLayoutItem
        var group: NSCollectionLayoutGroup
        var section: NSCollectionLayoutSection
    }

    /// A compositional layout whose items have a size from a number.
    private static func sizes(
        _ name: String, _ size: @escaping @MainActor @Sendable (Double) -> NSCollectionLayoutSize
    ) -> NumericProperty {
        compositional(name, size: size) { _, _ in }
    }

    /// A compositional layout with a numeric property.
    private static func parts(
        _ name: String, _ set: @escaping @MainActor @Sendable (Parts, Double) -> Void
    ) -> NumericProperty {
        compositional(
            name, size: { _ in .init(widthDimension: .absolute(60), heightDimension: .absolute(40)) }, set: set)
    }

    private static func compositional(
        _ name: String, size: @escaping @MainActor @Sendable (Double) -> NSCollectionLayoutSize,
        set: @escaping @MainActor @Sendable (Parts, Double) -> Void
    ) -> NumericProperty {
        NumericProperty("compositional layout: \(name)", of: NumberedItemsView()) { view, number in
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(layoutSize: size(number))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                set(Parts(item: item, group: group, section: section), number)
                return section
            }
            view.setCollectionViewLayout(layout, animated: false)
        }
    }

    private static let compositional = [
        sizes("absolute width") { .init(widthDimension: .absolute($0), heightDimension: .absolute(40)) },
        sizes("absolute height") { .init(widthDimension: .absolute(60), heightDimension: .absolute($0)) },
        sizes("estimated width") { .init(widthDimension: .estimated($0), heightDimension: .absolute(40)) },
        sizes("estimated height") { .init(widthDimension: .absolute(60), heightDimension: .estimated($0)) },
        sizes("fractional width") { .init(widthDimension: .fractionalWidth($0), heightDimension: .absolute(40)) },
        sizes("fractional height") { .init(widthDimension: .absolute(60), heightDimension: .fractionalHeight($0)) },
        parts("contentInsets of items") { parts, number in
            parts.item.contentInsets = .init(top: number, leading: number, bottom: number, trailing: number)
        },
        parts("fixed spacing around items") { parts, number in
            parts.item.edgeSpacing = .init(
                leading: .fixed(number), top: .fixed(number), trailing: .fixed(number), bottom: .fixed(number))
        },
        parts("flexible spacing around items") { parts, number in
            parts.item.edgeSpacing = .init(
                leading: .flexible(number), top: .flexible(number), trailing: .flexible(number),
                bottom: .flexible(number))
        },
        parts("interItemSpacing, fixed") { parts, number in parts.group.interItemSpacing = .fixed(number) },
        parts("interItemSpacing, flexible") { parts, number in parts.group.interItemSpacing = .flexible(number)
        },
        parts("contentInsets of groups") { parts, number in parts.group.contentInsets.leading = number },
        parts("interGroupSpacing") { parts, number in parts.section.interGroupSpacing = number },
        parts("contentInsets of sections, leading") { parts, number in
            parts.section.contentInsets.leading = number
        },
        parts("contentInsets of sections, top") { parts, number in parts.section.contentInsets.top = number },
        parts("interGroupSpacing of a carousel") { parts, number in
            parts.section.orthogonalScrollingBehavior = .groupPaging
            parts.section.interGroupSpacing = number
        },
        parts("a header") { parts, number in
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
                absoluteOffset: CGPoint(x: number, y: number))
            header.contentInsets.leading = number
            header.pinToVisibleBounds = true
            parts.section.boundarySupplementaryItems = [header]
        },
        parts("a visible item's place") { parts, number in
            parts.section.visibleItemsInvalidationHandler = { items, _, _ in
                for item in items { item.transform = CGAffineTransform(scaleX: number, y: 1) }
            }
        },
        NumericProperty("compositional layout: interSectionSpacing", of: NumberedItemsView()) { view, number in
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = number
            let section = NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                    subitems: [
                        .init(
                            layoutSize: .init(
                                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                    ]))
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            view.setCollectionViewLayout(layout, animated: false)
        },
        NumericProperty("list: headerTopPadding", of: NumberedItemsView()) { view, number in
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerTopPadding = number
            configuration.headerMode = .supplementary
            view.setCollectionViewLayout(
                UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        },
    ]

    private static let tables = [
        NumericProperty("heights of its delegate", of: NumberedRowsView()) { $0.number = $1 },
        NumericProperty("estimated heights of its delegate", of: NumberedRowsView()) {
            $0.estimate = $1
        },
        NumericProperty("sectionFooterHeight", of: NumberedRowsView()) { $0.sectionFooterHeight = $1 },
        NumericProperty("estimatedSectionHeaderHeight", of: NumberedRowsView()) {
            $0.estimatedSectionHeaderHeight = $1
        },
        NumericProperty("estimatedRowHeight", of: NumberedRowsView()) { $0.estimatedRowHeight = $1 },
        NumericProperty("rowHeight", of: NumberedRowsView()) { $0.rowHeight = $1 },
        NumericProperty("tableHeaderView", raisesForNaN: true, of: NumberedRowsView()) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: $1))
        },
    ]
}

/// Items in sections with headers and footers. The delegate returns a number.
private final class NumberedItemsView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    var number: Double? {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    init() {
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(indexPath.item)"
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let number, indexPath.item % 2 == 0 else { return CGSize(width: 30, height: 30) }
        return CGSize(width: number, height: number)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 1 ? number ?? 5 : 5 }
}

/// Rows in sections whose heights are a number.
private final class NumberedRowsView: UITableView, UITableViewDataSource, UITableViewDelegate {
    var number: Double? {
        didSet { reloadData() }
    }
    var estimate: Double? {
        didSet { reloadData() }
    }

    init() {
        super.init(frame: .zero, style: .grouped)
        register(UITableViewCell.self, forCellReuseIdentifier: "row")
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        number ?? rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimate ?? estimatedRowHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        number ?? sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
}
