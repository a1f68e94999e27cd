import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct FiveWaysViewControllerTests {
    private let host = TestHost()
    private let content: GalleryContent
    private let controller: FiveWaysViewController
    private let navigationController: UINavigationController

    init() throws {
        content = try .bundled()
        controller = FiveWaysViewController(frameworks: content.frameworks)
        navigationController = UINavigationController(rootViewController: controller)
        host.show(navigationController)
    }

    /// The frames and the contents of all visible cells.
    private var cells: [String] {
        host.settle()
        let names = Set(content.frameworks.map(\.name))
        let labels = host.elements.map(\.label).filter { names.contains($0) }
        let frames = host.all(UICollectionViewCell.self).map { "\($0.convert($0.bounds, to: nil))" }
        return zip(frames, labels).map { "\($0) \($1)" }
    }

    @Test(arguments: FiveWaysViewController.System.allCases)
    func theScreenIsTheSameInEachSystem(system: FiveWaysViewController.System) {
        let builder = cells
        #expect(builder.count == 16)
        controller.system = system
        #expect(cells == builder)
    }

    @Test(
        arguments: FiveWaysViewController.System.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func theImageIsTheSameInEachSystem(
        system: FiveWaysViewController.System, direction: UIUserInterfaceLayoutDirection
    ) throws {
        host.change(style: .dark, layoutDirection: direction)
        func picture() throws -> Data {
            host.settle()
            return try host.snapshot(.png, of: .view(try #require(host.first(UICollectionView.self))))
        }
        let builder = try picture()
        controller.system = system
        #expect(try picture() == builder)
    }

    @Test(arguments: FiveWaysViewController.System.allCases)
    func aTapShowsTheDetailInEachSystem(system: FiveWaysViewController.System) throws {
        controller.system = system
        host.settle()
        host.tap(host.all(UICollectionViewCell.self)[4])
        host.settle()
        let detail = try #require(navigationController.topViewController as? FrameworkDetailViewController)
        #expect(detail.framework == content.frameworks[4])
    }

    @Test func theControlSwitchesBetweenTheWays() throws {
        let control = try #require(host.first(UISegmentedControl.self))
        let segment = control.convert(control.bounds, to: nil)
        host.tap(CGPoint(x: segment.minX + segment.width * 0.5, y: segment.midY))
        #expect(controller.system == .sectionObject && controller.page is SectionObjectViewController)
    }

    /// The page that was closed is deallocated with all of its objects.
    @Test(arguments: FiveWaysViewController.System.allCases)
    func aClosedPageIsDeallocated(system: FiveWaysViewController.System) {
        controller.system = system
        host.settle()
        weak var page: UIViewController?
        page = controller.page
        controller.system = system == .list ? .builder : .list
        host.settle()
        #expect(page == nil)
    }
}
