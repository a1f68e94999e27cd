import CollageTesting
import Foundation
import PortableUIKit
import Testing

@MainActor struct UIPageViewControllerTests {
    private final class Page: UIViewController {
        let number: Int
        let log: Log

        init(_ number: Int, _ log: Log) {
            self.number = number
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log.loaded.append(number) }
        override func viewWillAppear(_ animated: Bool) { log.entries.append("\(number) will appear") }
        override func viewDidAppear(_ animated: Bool) { log.entries.append("\(number) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(number) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(number) did disappear") }
    }

    private final class Log {
        var entries: [String] = []
        var loaded: [Int] = []
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log = Log()
        lazy var pages = (0..<4).map { Page($0, log) }
        var dots = 0
        var spine: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?

        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation { spine?(pageViewController, orientation) ?? .min }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex { $0 === viewController }.flatMap { $0 < 3 ? pages[$0 + 1] : nil }
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.entries.append("to \(pendingViewControllers.map { ($0 as? Page)?.number ?? -1 })")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            log.entries.append("from \(previousViewControllers.map { ($0 as? Page)?.number ?? -1 }) \(completed)")
        }
    }

    private let book = Book()

    private func show(
        on host: TestHost, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, at page: Int = 1
    ) -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: options)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
        host.show(controller)
        book.log.entries = []
        return controller
    }

    private func shown(_ controller: UIPageViewController) -> Int? {
        #expect(controller.children == controller.viewControllers)
        return (controller.viewControllers?.first as? Page)?.number
    }

    @Test
    func `a drag turns one page; appearance methods are called in order, and only visible pages are loaded`() {
        let host = TestHost(), controller = show(on: host)
        #expect(book.log.loaded == [1])
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
        host.settle()
        #expect(shown(controller) == 2 && book.log.loaded == [1, 2])
        #expect(
            book.log.entries == [
                "to [2]", "1 will disappear", "2 will appear", "1 did disappear", "2 did appear", "from [1] true",
            ])
        #expect(book.pages[2].view.convert(book.pages[2].view.bounds, to: nil) == host.window.bounds)
        #expect(book.pages[2].view.safeAreaInsets == host.window.safeAreaInsets)
        host.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
        host.settle()
        #expect(shown(controller) == 1)
    }

    @Test func `a page that is released too early moves back`() {
        let host = TestHost(), controller = show(on: host)
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 220, y: 400))
        host.settle()
        #expect(shown(controller) == 1 && book.pages[2].view.superview == nil)
        #expect(
            book.log.entries == [
                "to [2]", "1 will disappear", "2 will appear", "2 will disappear", "1 will appear",
                "2 did disappear", "1 did appear", "from [1] false",
            ])
    }

    @Test func `no page exists before the first and after the last`() {
        let host = TestHost(), controller = show(on: host, at: 3)
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 30, y: 400))
        host.settle()
        #expect(shown(controller) == 3 && book.log.entries == [])
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
        host.settle()
        host.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400))
        host.settle()
        #expect(shown(controller) == 0)
    }

    @Test func `in right-to-left layouts, the next page is on the left`() {
        let host = TestHost(layoutDirection: .rightToLeft), controller = show(on: host)
        host.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
        host.settle()
        #expect(shown(controller) == 2)
    }

    @Test func `vertical pages are in a column, with spacing between them`() {
        let host = TestHost()
        let controller = show(on: host, .vertical, options: [.interPageSpacing: 20])
        let finger = host.touch(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 200, y: 300))
        let first = book.pages[1].view, second = book.pages[2].view
        let gap = (second?.convert(CGPoint.zero, to: nil).y ?? 0) - (first?.convert(CGPoint.zero, to: nil).y ?? 0)
        #expect(gap == host.window.bounds.height + 20)
        finger.move(to: CGPoint(x: 200, y: 100))
        finger.lift()
        host.settle()
        #expect(shown(controller) == 2)
        #expect(second?.frame.size == host.window.bounds.size)
    }

    @Test func `pages that are set move in the specified direction, without delegate calls; the last ones are shown`() {
        let host = TestHost(), controller = show(on: host)
        var ends: [Bool] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { ends.append($0) }
        host.advance(by: 0.1)
        #expect(book.pages[3].view.convert(CGPoint.zero, to: nil).x > 0)
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { ends.append($0) }
        #expect(ends == [false])
        host.advance(by: 0.1)
        #expect(book.pages[0].view.convert(CGPoint.zero, to: nil).x < 0)
        host.settle()
        #expect(ends == [false, true] && shown(controller) == 0)
        #expect(!book.log.entries.contains { $0.hasPrefix("to") || $0.hasPrefix("from") })
        #expect(book.log.entries.suffix(2) == ["3 did disappear", "0 did appear"])
    }

    @Test func `a page control follows the pages, and a tap next to its dot turns one`() throws {
        book.dots = 4
        let host = TestHost(), controller = show(on: host)
        let control = try #require(host.first(UIPageControl.self))
        #expect(!control.isHidden && control.numberOfPages == 4 && control.currentPage == 1)
        #expect(book.pages[1].view.bounds.height == host.window.bounds.height - 37 - host.window.safeAreaInsets.bottom)
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
        host.settle()
        #expect(control.currentPage == 2)
        host.tap(CGPoint(x: control.frame.midX - 40, y: control.frame.midY))
        host.settle()
        #expect(control.currentPage == 1 && shown(controller) == 1)
    }

    @Test func `a rotation keeps the page`() {
        let host = TestHost(), controller = show(on: host)
        host.rotate()
        #expect(shown(controller) == 1)
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == host.window.bounds)
        host.drag(from: CGPoint(x: 600, y: 200), to: CGPoint(x: 60, y: 200))
        host.settle()
        #expect(shown(controller) == 2)
    }

    @Test func `a page that a finger stops continues with the next drag`() {
        let host = TestHost(), controller = show(on: host, at: 0)
        for _ in 0..<2 {
            let finger = host.touch(at: CGPoint(x: 300, y: 400))
            for x in stride(from: 280.0, through: 80, by: -40) {
                finger.move(to: CGPoint(x: x, y: 400))
                host.advance(by: 0.01)
            }
            finger.lift()
            host.advance(by: 0.15)
        }
        host.settle()
        #expect(shown(controller) == 2)
    }

    @Test func `a page curl scrolls instead and is reported`() {
        var controller: UIPageViewController?
        let messages = Diagnostics.capture {
            controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        }
        #expect(messages.count == 1 && controller?.transitionStyle == .pageCurl && controller?.spineLocation == .min)
    }

    private func showBook(
        on host: TestHost, spine: UIPageViewController.SpineLocation = .min, pages: [Int]
    ) -> UIPageViewController {
        var controller: UIPageViewController!
        _ = Diagnostics.capture {
            controller = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: spine.rawValue])
        }
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers(pages.map { book.pages[$0] }, direction: .forward, animated: false)
        host.show(controller)
        book.log.entries = []
        return controller
    }

    private func numbers(_ controller: UIPageViewController) -> [Int] {
        controller.viewControllers?.compactMap { ($0 as? Page)?.number } ?? []
    }

    @Test func `two pages are next to a spine in the middle, and a drag turns both`() {
        let host = TestHost(), controller = showBook(on: host, spine: .mid, pages: [0, 1])
        #expect(controller.isDoubleSided && numbers(controller) == [0, 1])
        let width = host.window.bounds.width
        #expect((0...1).map { book.pages[$0].view.convert(CGPoint.zero, to: nil).x } == [0, width / 2])
        #expect(book.pages[0].view.bounds.size == CGSize(width: width / 2, height: host.window.bounds.height))
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
        host.settle()
        #expect(numbers(controller) == [2, 3] && controller.children == controller.viewControllers)
        #expect(book.log.entries.first == "to [2, 3]" && book.log.entries.last == "from [0, 1] true")
        host.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
        host.settle()
        #expect(numbers(controller) == [0, 1])
    }

    @Test func `the delegate chooses the spine before a rotation, and sets as many pages as it needs`() {
        let host = TestHost(), controller = showBook(on: host, pages: [1])
        var orientations: [UIInterfaceOrientation] = []
        book.spine = { [book] controller, orientation in
            orientations.append(orientation)
            let isWide = orientation.isLandscape
            controller.setViewControllers(
                isWide ? [book.pages[1], book.pages[2]] : [book.pages[2]], direction: .forward, animated: true)
            controller.isDoubleSided = isWide
            return isWide ? .mid : .min
        }
        host.rotate()
        #expect(orientations.count == 1 && controller.spineLocation == .mid && controller.isDoubleSided)
        #expect(numbers(controller) == [1, 2])
        let half = CGSize(width: host.window.bounds.width / 2, height: host.window.bounds.height)
        #expect((1...2).allSatisfy { book.pages[$0].view.bounds.size == half })
        host.rotate()
        #expect(orientations.count == 2 && controller.spineLocation == .min && !controller.isDoubleSided)
        #expect(numbers(controller) == [2] && controller.children == controller.viewControllers)
        #expect(book.pages[2].view.bounds.size == host.window.bounds.size)
    }

    @Test func `the back of a page is skipped if pages are double-sided`() {
        let host = TestHost(), controller = showBook(on: host, pages: [0])
        controller.isDoubleSided = true
        host.settle()
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
        host.settle()
        #expect(numbers(controller) == [2])
        controller.isDoubleSided = false
        host.settle()
        host.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
        host.settle()
        #expect(numbers(controller) == [1])
    }

    @Test func `pages and their controller are deallocated when they're no longer shown`() {
        weak var controller: UIPageViewController?
        weak var page: UIViewController?
        let host = TestHost()
        do {
            let new = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let first = UIViewController()
            new.setViewControllers([first], direction: .forward, animated: false)
            host.show(new)
            new.setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in _ = new }
            host.settle()
            (controller, page) = (new, first)
        }
        #expect(page == nil && controller != nil)
        host.show(UIViewController())
        #expect(controller == nil)
    }
}
