import CollageTesting
import Testing

// Written as in apps on iOS: the test is mainly that this compiles.

/// An object between a collection view and its client that forwards the calls.
@MainActor private final class Forwarder: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
    weak var delegate: (any UICollectionViewDelegate)?
    weak var dataSource: (any UICollectionViewDataSource)?

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let delegate = delegate as? UICollectionViewDelegateFlowLayout
        return delegate?.collectionView?(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
            ?? .zero
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        delegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        delegate?.viewForZooming?(in: scrollView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        dataSource?.numberOfSections?(in: collectionView) ?? 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        dataSource?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dataSource!.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        dataSource?.collectionView?(collectionView, canMoveItemAt: indexPath) ?? false
    }
}

/// A controller with a property of the same name as the optional method.
@MainActor
private final class GridController: UIViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource
{
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.delegate = self
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.frame = view.bounds
        let width = collectionView.frame.width / 2 - collectionView.contentInset.left * 2 + collectionView.bounds.minX
        [collectionView].forEach { $0.reloadData() }
        UIView.performWithoutAnimation { collectionView.layoutIfNeeded() }
        log.append("\(width > 0) \(type(of: collectionView))")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: CGFloat(section), left: 0, bottom: 0, right: 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("dragged \(decelerate)")
    }
}

/// A controller whose collection view is UIKit's, implicitly unwrapped.
@MainActor private final class ListController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let collectionView else { return }
        collectionView.backgroundColor = .clear
        self.collectionView.alwaysBounceVertical = true
        self.collectionView?.delegate?.collectionView?(collectionView, didSelectItemAt: [0, 7])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        title = "\(indexPath.item)"
    }
}

@MainActor struct OptionalCallTests {
    @Test func `optional calls reach the object, and return the defaults of missing methods`() {
        let controller = GridController()
        TestHost().show(controller)
        let forwarder = Forwarder()
        forwarder.delegate = controller
        forwarder.dataSource = controller
        let view = controller.collectionView
        controller.log = []
        forwarder.collectionView(view, didSelectItemAt: [0, 2])
        forwarder.scrollViewDidScroll(view)
        forwarder.scrollViewDidEndDragging(view, willDecelerate: true)
        #expect(controller.log == ["selected 2", "scrolled", "dragged true"])
        #expect(!forwarder.collectionView(view, shouldSelectItemAt: [0, 1]))
        #expect(forwarder.collectionView(view, shouldSelectItemAt: [0, 0]))
        #expect(forwarder.numberOfSections(in: view) == 2)
        let layout = view.collectionViewLayout
        #expect(forwarder.collectionView(view, layout: layout, insetForSectionAt: 1).top == 1)
        #expect(forwarder.scrollViewShouldScrollToTop(view))
        #expect(forwarder.viewForZooming(in: view) == nil)
        #expect(forwarder.collectionView(view, canMoveItemAt: [0, 0]))
    }

    @Test func `without an object, optional calls return the value after the question marks`() {
        let forwarder = Forwarder()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(forwarder.numberOfSections(in: view) == 1)
        #expect(!forwarder.collectionView(view, canMoveItemAt: [0, 0]))
    }

    @Test func `optional calls reach the methods that a subclass overrides`() {
        let controller = ListController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        #expect(controller.title == "7")
    }
}
