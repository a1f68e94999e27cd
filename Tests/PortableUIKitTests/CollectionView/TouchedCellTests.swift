import CollageTesting
import Testing

/// The item under a finger when the items change.
@MainActor
struct `A cell under a finger` {
    private let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
    private let view: UICollectionView
    private let source = ScriptedDataSource(counts: [5])
    private let delegate = RecordingDelegate()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        source.register(with: view)
        view.dataSource = source
        view.delegate = delegate
        host.show(view)
    }

    private var highlighted: [IndexPath] {
        view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isHighlighted == true }.sorted()
    }

    /// Puts a finger on the second item.
    private func touch() {
        _ = host.touch(at: CGPoint(x: 100, y: 75))
        host.advance(by: 0.2)
        #expect(highlighted == [[0, 1]] && delegate.events.contains("didHighlight 0-1"))
        delegate.events = []
    }

    @Test func `it stays highlighted where its item moves`() {
        touch()
        source.items[0].insert("new", at: 0)
        view.insertItems(at: [[0, 0]])
        host.settle()
        #expect(highlighted == [[0, 2]] && !delegate.events.contains { $0.hasPrefix("didUnhighlight") })
    }

    @Test func `a cell that is replaced by another cell of its item is unhighlighted`() {
        touch()
        view.reloadItems(at: [[0, 1]])
        host.settle()
        #expect(highlighted == [] && delegate.events.contains("didUnhighlight 0-1"))
    }
}
