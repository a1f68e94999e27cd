import CollageTesting
import Testing

@MainActor
struct ReuseTests {
    private final class First: UICollectionViewCell {}
    private final class Second: UICollectionViewCell {}

    private let source = PlainDataSource(count: 3)

    private func show(_ count: Int, in fixture: CollectionFixture) {
        source.count = count
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
    }

    @Test func `another class under the same identifier is used from then on, the same one keeps the reuse queue`() {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
        fixture.view.register(First.self, forCellWithReuseIdentifier: "cell")
        fixture.view.dataSource = source
        show(3, in: fixture)
        let first = fixture.view.visibleCells
        #expect(first.count == 3 && first.allSatisfy { $0 is First })
        #expect(fixture.view.counters.cellsMade == 3)
        show(0, in: fixture)
        fixture.view.register(First.self, forCellWithReuseIdentifier: "cell")
        show(3, in: fixture)
        #expect(fixture.view.counters.cellsMade == 3)
        show(0, in: fixture)
        fixture.view.register(Second.self, forCellWithReuseIdentifier: "cell")
        show(3, in: fixture)
        #expect(fixture.view.visibleCells.count == 3)
        #expect(fixture.view.visibleCells.allSatisfy { $0 is Second })
        #expect(fixture.view.counters.cellsMade == 6)
    }

    @Test func `headers and footers are created for visible sections, and reused only for their kind`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 300)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        layout.footerReferenceSize = CGSize(width: 320, height: 20)
        let fixture = CollectionFixture(layout, counts: [1, 1, 1, 1, 1, 1])
        // A header, a footer, and the next header.
        #expect(fixture.view.counters.supplementaryViewsMade == 3)
        for offset in stride(from: CGFloat(0), through: 1500, by: 50) {
            fixture.view.contentOffset.y = offset
            fixture.view.layoutIfNeeded()
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let views = fixture.view.visibleSupplementaryViews(ofKind: kind)
                #expect(views.allSatisfy { ($0 as? ScriptedView)?.title == kind })
            }
        }
        #expect(fixture.view.counters.supplementaryViewsMade == 4)
    }

    @Test func `a view between the constraints of others has its intrinsic size`() {
        final class Sized: UICollectionReusableView {
            var length: CGFloat = 10
            override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
        }
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Sized()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        view.length = 30
        view.invalidateIntrinsicContentSize()
        container.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 30, height: 30))
    }
}
