import CollageTesting
@_spi(Collage) import PortableUIKit

/// A controller with items of one size.
final class Squares: UICollectionViewController {
    var log: [String] = []
    let side: CGFloat

    init(_ side: CGFloat) {
        self.side = side
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("disappeared")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        12
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(indexPath.item)")
    }
}

/// A navigation stack whose controllers can share one collection view, for suites with this setup.
@MainActor
class LayoutNavigationFixture {
    private(set) lazy var host = TestHost(size: CGSize(width: 400, height: 800))
    let small = Squares(100)
    let large = Squares(200)
    private(set) lazy var navigation = UINavigationController(rootViewController: small)

    func push() {
        host.show(navigation)
        large.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(large, animated: true)
    }

    /// The visible frame of the second item, in the content.
    func second() -> CGRect {
        guard let state = small.collectionView.cellForItem(at: [0, 1])?.layer.state(at: host.now) else { return .null }
        return CGRect(
            x: state.position.x - state.bounds.width / 2, y: state.position.y - state.bounds.height / 2,
            width: state.bounds.width, height: state.bounds.height)
    }
}
