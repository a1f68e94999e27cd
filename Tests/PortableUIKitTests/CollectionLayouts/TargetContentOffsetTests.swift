import CollageTesting
import Testing

@MainActor struct TargetContentOffsetTests {
    /// A layout that stops at multiples of 200 points.
    private final class PagedLayout: UICollectionViewFlowLayout {
        var velocities: [CGPoint] = []

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            velocities.append(velocity)
            return CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: proposedContentOffset.y)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var target: CGFloat?
        var proposed: [CGFloat] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            proposed.append(targetContentOffset.pointee.x)
            if let target { targetContentOffset.pointee.x = target }
        }
    }

    private func show(_ source: Source) -> (TestHost, UICollectionView, PagedLayout) {
        let host = TestHost(size: CGSize(width: 320, height: 300), safeAreaInsets: .zero)
        let layout = PagedLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 180, height: 200)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        host.show(view)
        return (host, view, layout)
    }

    @Test func `scrolling stops where the layout proposes, slowly or fast`() {
        let source = Source()
        let (host, view, layout) = show(source)
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 60, y: 100))
        host.settle()
        #expect(view.contentOffset.x == 200 && layout.velocities == [.zero])
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.1, rests: false)
        host.settle()
        #expect(view.contentOffset.x > 200 && view.contentOffset.x.truncatingRemainder(dividingBy: 200) == 0)
        // In points per millisecond.
        #expect(layout.velocities.count == 2 && 0.5..<5 ~= layout.velocities[1].x)
        #expect(source.proposed.last == view.contentOffset.x)
    }

    @Test func `the delegate has the last word`() {
        let source = Source()
        source.target = 70
        let (host, view, _) = show(source)
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 60, y: 100))
        host.settle()
        #expect(source.proposed == [200] && view.contentOffset.x == 70)
    }
}
