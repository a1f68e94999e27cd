import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Rows that prefer another size whenever their cells have adopted one.
@MainActor
struct SelfSizingTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    private final class Source<Row: View>: NSObject, UICollectionViewDataSource {
        let make: (Int) -> Row

        init(@ViewBuilder make: @escaping (Int) -> Row) { self.make = make }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { make(indexPath.item) }
                .margins(.all, 0).minSize(width: 0, height: 0)
            return cell
        }
    }

    private func show<Row: View>(_ source: Source<Row>) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        // A single layout instead of settling, which may never end.
        let controller = UIViewController()
        host.show(controller)
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func heights(_ view: UICollectionView) -> [CGFloat] {
        (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
    }

    @Test func `a geometry reader in a self-sizing row has its ideal height and the row's width`() {
        let source = Source { _ in GeometryReader { Text("\(Int($0.size.width))") } }
        let view = show(source)
        #expect(heights(view) == [10, 10, 10])
        #expect(host.elements.map(\.label) == ["300", "300", "300"])
    }

    private struct Growing: View {
        @State private var height: CGFloat = 20

        var body: some View {
            Color.red.frame(height: height)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 + 10 }
        }
    }

    @Test func `a row that grows with each layout is bounded and reported`() {
        let source = Source { _ in Growing() }
        var view: UICollectionView?
        let messages = Diagnostics.capture { view = show(source) }
        #expect(messages.contains { $0.hasPrefix("Views kept changing their own state") || $0.contains("settle") })
        #expect(view.map(heights)?.count ?? 0 <= 3)
    }

    private struct Torn: View {
        @State private var isHigh = false

        var body: some View {
            Color.red.frame(height: isHigh ? 20 : 60)
                .onGeometryChange(for: Bool.self, of: { $0.size.height < 40 }) { isHigh = !$0 }
        }
    }

    @Test func `a row that alternates between two heights is bounded and reported`() {
        let source = Source { _ in Torn() }
        let messages = Diagnostics.capture { _ = show(source) }
        #expect(messages.contains { $0.hasPrefix("Views kept changing their own state") || $0.contains("settle") })
    }
}
