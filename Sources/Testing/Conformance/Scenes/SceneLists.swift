import CollageTesting
import Foundation

/// A flow layout of a scene: items of one size, and headers and footers for sections that have text for them.
@MainActor
final class SceneCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let recorded: JSONValue
    private let sections: [JSONValue]

    init(_ description: JSONValue) {
        recorded = description
        sections = description[key: "sections"]?.array ?? []
    }

    func makeView() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        if recorded[key: "scrollDirection"]?.string == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = recorded[key: "itemSize"]?.size { layout.itemSize = size }
        if let spacing = recorded[key: "minimumLineSpacing"]?.number { layout.minimumLineSpacing = spacing }
        if let spacing = recorded[key: "minimumInteritemSpacing"]?.number {
            layout.minimumInteritemSpacing = spacing
        }
        if let inset = recorded[key: "sectionInset"]?.insets { layout.sectionInset = inset }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = self
        view.delegate = self
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section][key: "items"]?.array?.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { size("header", in: section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { size("footer", in: section) }

    private func size(_ element: String, in section: Int) -> CGSize {
        sections[section][key: element] == nil ? .zero : recorded[key: element + "Size"]?.size ?? .zero
    }
}

/// A table of a scene: rows with text and an accessory, under headers with text.
@MainActor
final class SceneTable: NSObject, UITableViewDataSource {
    private let sections: [JSONValue]
    private let style: UITableView.Style
    private let rowHeight: Double?
    private let hasSeparators: Bool

    init(_ description: JSONValue) {
        sections = description[key: "sections"]?.array ?? []
        let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        style = description[key: "style"]?.string.flatMap { styles[$0] } ?? .plain
        rowHeight = description[key: "rowHeight"]?.number
        hasSeparators = description[key: "separatorStyle"]?.string != "none"
    }

    func makeView() -> UITableView {
        let view = UITableView(frame: .zero, style: style)
        if let rowHeight { view.rowHeight = rowHeight }
        if !hasSeparators { view.separatorStyle = .none }
        view.dataSource = self
        return view
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section][key: "rows"]?.array?.count ?? 0
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section][key: "header"]?.string
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section][key: "footer"]?.string
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][key: "rows"]?.array?[indexPath.row]
        let styles: [String: UITableViewCell.CellStyle] = [
            "subtitle": .subtitle, "value1": .value1, "value2": .value2,
        ]
        let style = row?[key: "style"]?.string.flatMap { styles[$0] } ?? .default
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = row?[key: "text"]?.string
        content.secondaryText = row?[key: "detailText"]?.string
        cell.contentConfiguration = content
        switch row?[key: "accessory"]?.string {
        case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
        case "checkmark": cell.accessoryType = .checkmark
        default: cell.accessoryType = .none
        }
        return cell
    }
}
