import CollageTesting
import Observation
@_spi(Collage) import PortableUIKit
import Testing

@Observable
private final class Settings: @unchecked Sendable {
    var columns = 2
    var title = "a"
}

@MainActor struct SectionProviderTrackingTests {
    private let settings = Settings()
    private let source = ScriptedDataSource(counts: [4])
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private final class Calls {
        var count = 0
    }

    /// A grid whose number of columns is a setting.
    private func showGrid(_ calls: Calls) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { [settings] _, _ in
            calls.count += 1
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                subitem: item, count: settings.columns)
            return NSCollectionLayoutSection(group: group)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        source.register(with: view)
        view.dataSource = source
        host.show(view)
        return view
    }

    @Test func `a change of a property that the provider has read lays out the sections again`() {
        let calls = Calls()
        let view = showGrid(calls)
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 150, y: 0, width: 150, height: 50))
        let before = calls.count
        host.run { settings.columns = 4 }
        host.settle()
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 75, y: 0, width: 75, height: 50))
        #expect(calls.count > before)
        host.run { settings.columns = 1 }
        host.settle()
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
    }

    @Test func `a change of a property that the provider hasn't read doesn't call it`() {
        let calls = Calls()
        let view = showGrid(calls)
        let before = calls.count
        host.run { settings.title = "b" }
        host.settle()
        #expect(calls.count == before && view.visibleCells.count == 4)
    }

    @Test func `tracking a property doesn't keep the layout alive`() {
        weak var layout: UICollectionViewCompositionalLayout?
        do {
            let view = showGrid(Calls())
            layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
            view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        }
        host.settle()
        settings.columns = 3
        #expect(layout == nil)
    }
}
