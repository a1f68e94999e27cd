import CollageTesting
import Foundation

/// The recorded section of a list configuration.
@MainActor
struct ListSectionFile {
    private let content: Content

    private struct Content: Decodable {
        var environment: Environment
        var configuration: Configuration
        var expected: Section
    }

    private struct Environment: Decodable {
        var bounds: [Double]
        var scale: Double
    }

    private struct Configuration: Decodable {
        var appearance: String
        var headerMode: String
        var footerMode: String
        var showsSeparators: Bool
    }

    private struct Section: Decodable {
        var contentInsets: [String: Double]
        var contentInsetsReference: String
        var interGroupSpacing: Double
        var orthogonalScrollingBehavior: String
        var group: String
        var boundarySupplementaryItems: [BoundaryItem]
    }

    private struct BoundaryItem: Decodable, Equatable {
        var elementKind: String
        var size: [String: [String: Double]]
        var alignment: String
        var extendsBoundary: Bool
        var pinToVisibleBounds: Bool
        var zIndex: Int
        var absoluteOffset: [Double]
    }

    /// An error for an unknown configuration.
    private struct UnknownConfiguration: Error, CustomStringConvertible {
        var description: String
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        try SystemMetrics.catalyst.apply {
            CaseResult(name: name, differences: differences(try makeSection()))
        }
    }

    /// Returns the section that a layout gets from its provider.
    private func makeSection() throws -> NSCollectionLayoutSection? {
        let configuration = try makeConfiguration()
        let bounds = content.environment.bounds
        let host = TestHost(
            size: CGSize(width: bounds[0], height: bounds[1]), scale: content.environment.scale, safeAreaInsets: .zero)
        var section: NSCollectionLayoutSection?
        let layout = UICollectionViewCompositionalLayout { _, environment in
            section = .list(using: configuration, layoutEnvironment: environment)
            return section
        }
        let source = EmptyRows()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.frame = host.window.bounds
        view.collectionViewLayout.prepareIfNeeded()
        return section
    }

    private func makeConfiguration() throws -> UICollectionLayoutListConfiguration {
        let recorded = content.configuration
        let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
            "sidebarPlain": .sidebarPlain,
        ]
        let headers: [String: UICollectionLayoutListConfiguration.HeaderMode] = [
            "none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection,
        ]
        let footers: [String: UICollectionLayoutListConfiguration.FooterMode] = [
            "none": .none, "supplementary": .supplementary,
        ]
        guard let appearance = appearances[recorded.appearance], let header = headers[recorded.headerMode],
            let footer = footers[recorded.footerMode]
        else { throw UnknownConfiguration(description: "unknown configuration \(recorded)") }
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = footer
        configuration.showsSeparators = recorded.showsSeparators
        return configuration
    }

    private func differences(_ section: NSCollectionLayoutSection?) -> [String] {
        guard let section else { return ["no section was made"] }
        let expected = content.expected
        var differences: [String] = []
        let insets = section.contentInsets
        for (side, found) in [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ] {
            let inset = expected.contentInsets[side] ?? .nan
            if !(abs(inset - found) <= 1e-6) {
                differences.append(difference("contentInsets.\(side)", expected: inset, found: found))
            }
        }
        compare("contentInsetsReference", expected.contentInsetsReference, "\(section.contentInsetsReference)")
        compare("interGroupSpacing", expected.interGroupSpacing, section.interGroupSpacing)
        compare(
            "orthogonalScrollingBehavior", expected.orthogonalScrollingBehavior,
            "\(section.orthogonalScrollingBehavior)")
        compare("group", expected.group, words(section.group))
        compare(
            "boundarySupplementaryItems", expected.boundarySupplementaryItems,
            section.boundarySupplementaryItems.map(recording))
        return differences

        func compare<Value: Equatable>(_ what: String, _ expected: Value, _ found: Value) {
            if expected != found { differences.append(difference(what, expected: expected, found: found)) }
        }
    }

    /// Returns the group in the format of the recording.
    private func words(_ group: NSCollectionLayoutGroup) -> String {
        guard case .fitting(.horizontal) = group.arrangement, group.subitems.count == 1,
            let item = group.subitems.first, item.layoutSize.heightDimension.isEstimated,
            item.layoutSize.widthDimension == .fractionalWidth(1), group.layoutSize == item.layoutSize
        else { return "another group" }
        return "horizontal group holding one full-width item of estimated height"
    }

    private func recording(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryItem {
        BoundaryItem(
            elementKind: item.elementKind,
            size: [
                "width": recording(item.layoutSize.widthDimension),
                "height": recording(item.layoutSize.heightDimension),
            ],
            alignment: "\(item.alignment)", extendsBoundary: item.extendsBoundary,
            pinToVisibleBounds: item.pinToVisibleBounds, zIndex: item.zIndex,
            absoluteOffset: [item.offset.x, item.offset.y])
    }

    private func recording(_ dimension: NSCollectionLayoutDimension) -> [String: Double] {
        ["\(dimension.kind)": dimension.dimension]
    }
}

/// A data source with one section and one row, so that the provider is called.
private final class EmptyRows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
