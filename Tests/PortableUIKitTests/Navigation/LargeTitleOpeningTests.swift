import CollageTesting
import Testing

@MainActor struct LargeTitleOpeningTests {
    final class ListController: UIViewController {
        let scrollView = UIScrollView()

        override func loadView() {
            scrollView.contentSize = CGSize(width: 100, height: 2000)
            view = scrollView
        }
    }

    @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)])
    func `a scroll view that is its controllers view opens under the large title`(size: CGSize) {
        let host = TestHost(size: size)
        let list = ListController()
        list.title = "Frameworks"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        let bottom = navigation.navigationBar.frame.maxY
        #expect(navigation.navigationBar.frame.height > 90)
        #expect(list.scrollView.contentOffset.y == -bottom)
        #expect(list.scrollView.adjustedContentInset.top == bottom)
    }

    @Test func `a collection view opens there too`() {
        let host = TestHost()
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        #expect(controller.collectionView.contentOffset.y == -navigation.navigationBar.frame.maxY)
        #expect(navigation.navigationBar.frame.height > 90)
    }
}
