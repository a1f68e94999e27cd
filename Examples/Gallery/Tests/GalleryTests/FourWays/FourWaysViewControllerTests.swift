import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct FourWaysViewControllerTests {
    private let host = TestHost()
    private let content: GalleryContent
    private let controller: FourWaysViewController
    private let navigationController: UINavigationController

    init() throws {
        content = try .bundled()
        controller = FourWaysViewController(frameworks: content.frameworks)
        navigationController = UINavigationController(rootViewController: controller)
        host.show(navigationController)
    }

    /// The frames of all cells on screen and what is shown in them.
    private var cells: [String] {
        host.settle()
        let frames = host.all(UICollectionViewCell.self).map { "\($0.convert($0.bounds, to: nil))" }
        return zip(frames, host.all(FrameworkContentView.self)).map { frame, view in
            "\(frame) \((view.configuration as? FrameworkContent)?.framework.name ?? "-")"
        }
    }

    @Test(arguments: FourWaysViewController.Way.allCases)
    func theScreenIsTheSameInEachWay(way: FourWaysViewController.Way) {
        let builder = cells
        #expect(builder.count == 16)
        controller.way = way
        #expect(cells == builder)
    }

    @Test(arguments: FourWaysViewController.Way.allCases)
    func aTapShowsTheDetailInEachWay(way: FourWaysViewController.Way) throws {
        controller.way = way
        host.settle()
        host.tap(host.all(FrameworkContentView.self)[4])
        host.settle()
        let detail = try #require(navigationController.topViewController as? FrameworkDetailViewController)
        #expect(detail.framework == content.frameworks[4])
    }

    @Test func theControlSwitchesBetweenTheWays() throws {
        let control = try #require(host.first(UISegmentedControl.self))
        let segment = control.convert(control.bounds, to: nil)
        host.tap(CGPoint(x: segment.minX + segment.width * 0.625, y: segment.midY))
        #expect(controller.way == .sectionObject && controller.page is SectionObjectViewController)
    }

    /// Neither the page that was left nor anything that it made stays.
    @Test(arguments: FourWaysViewController.Way.allCases)
    func aPageThatIsLeftGoesAway(way: FourWaysViewController.Way) {
        controller.way = way
        host.settle()
        weak var page: UIViewController?
        page = controller.page
        controller.way = way == .list ? .builder : .list
        host.settle()
        #expect(page == nil)
    }
}
