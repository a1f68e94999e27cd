import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// `onAppear` and `onDisappear` of screens that are covered, replaced, and shown again.
///
/// The order follows from the documentation of UIKit's appearance callbacks: the incoming controller gets `viewWillAppear`
/// before its view is added and the transition starts, the outgoing one gets `viewDidDisappear` after its view was removed
/// (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:) and viewdiddisappear(_:)), and of
/// `onAppear`, whose action "completes before the first rendered frame appears"
/// (https://developer.apple.com/documentation/swiftui/view/onappear(perform:)).
@MainActor struct ScreenAppearanceTests {
    private let host = TestHost()
    private let log = AppearanceLog()

    private func page(_ name: String) -> UIViewController { AppearancePage.controller(name, log) }

    // MARK: Containers of UIKit

    @Test(arguments: [false, true])
    func `a pushed screen appears before the screen below disappears, and a pop is the reverse`(isAnimated: Bool) {
        let navigation = UINavigationController(rootViewController: page("root"))
        host.show(navigation)
        #expect(log.take() == ["+root"])

        navigation.pushViewController(page("detail"), animated: isAnimated)
        host.settle()
        #expect(log.take() == ["+detail", "-root"])

        navigation.popViewController(animated: isAnimated)
        host.settle()
        #expect(log.take() == ["+root", "-detail"])
    }

    @Test func `a screen in the middle of a stack doesn't appear when the stack is popped to its root`() {
        let navigation = UINavigationController(rootViewController: page("root"))
        host.show(navigation)
        for name in ["middle", "top"] { navigation.pushViewController(page(name), animated: false) }
        host.settle()
        _ = log.take()

        navigation.popToRootViewController(animated: true)
        host.settle()
        #expect(log.take() == ["+root", "-top"])
    }

    @Test func `the screen below appears when the user starts a back swipe, and disappears when it's canceled`() {
        let navigation = UINavigationController(rootViewController: page("root"))
        host.show(navigation)
        navigation.pushViewController(page("detail"), animated: false)
        host.settle()
        _ = log.take()

        host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
        #expect(log.take() == ["+root", "-root"])

        host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
        #expect(log.take() == ["+root", "-detail"])
    }

    @Test func `a tab appears when it is selected, before the tab that was selected disappears`() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["a", "b", "c"].map(page)
        host.show(tabs)
        #expect(log.take() == ["+a"])

        tabs.selectedIndex = 1
        host.settle()
        #expect(log.take() == ["+b", "-a"])

        tabs.selectedIndex = 0
        host.settle()
        #expect(log.take() == ["+a", "-b"])
    }

    @Test func `a full-screen presentation hides the screen behind it`() {
        let root = page("root")
        host.show(root)
        let cover = page("cover")
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        host.settle()
        #expect(log.take() == ["+root", "+cover", "-root"])

        root.dismiss(animated: true)
        host.settle()
        #expect(log.take() == ["+root", "-cover"])
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen])
    func `a transparent presentation doesn't hide the screen behind it`(
        style: UIModalPresentationStyle
    ) {
        let root = page("root")
        host.show(root)
        let sheet = page("sheet")
        sheet.modalPresentationStyle = style
        root.present(sheet, animated: true)
        host.settle()
        #expect(log.take() == ["+root", "+sheet"])

        root.dismiss(animated: true)
        host.settle()
        #expect(log.take() == ["-sheet"])
    }

    @Test func `a child disappears when its view is removed, and appears when it is added again`() {
        let parent = UIViewController(), child = page("child")
        host.show(parent)
        for _ in 0..<2 {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            host.settle()
            #expect(log.take() == ["+child"])

            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            host.settle()
            #expect(log.take() == ["-child"])
        }
    }

    @Test func `a page of a page view controller appears when it is shown`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let a = page("a"), b = page("b")
        pages.setViewControllers([a], direction: .forward, animated: false)
        host.show(pages)
        #expect(log.take() == ["+a"])

        pages.setViewControllers([b], direction: .forward, animated: true)
        host.settle()
        #expect(log.take() == ["+b", "-a"])

        pages.setViewControllers([a], direction: .reverse, animated: false)
        host.settle()
        #expect(log.take() == ["+a", "-b"])
    }

    @Test func `the column of a split view disappears when it is hidden`() {
        let host = TestHost(size: CGSize(width: 1180, height: 820))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page("primary"), for: .primary)
        split.setViewController(page("secondary"), for: .secondary)
        host.show(split)
        split.show(.primary)
        host.settle()
        #expect(Set(log.take()) == ["+primary", "+secondary"])

        split.hide(.primary)
        host.settle()
        #expect(log.take() == ["-primary"])

        split.show(.primary)
        host.settle()
        #expect(log.take() == ["+primary"])
    }

    @Test func `the root controller of a window disappears when another replaces it`() {
        host.show(page("a"))
        host.show(page("b"))
        #expect(log.take() == ["+a", "+b", "-a"])
    }

    // MARK: Containers of SwiftUI

    private struct Stack: View {
        let log: AppearanceLog
        @State var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    AppearancePage("root", log)
                    Button("Push") { path.append(1) }
                }
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        AppearancePage("detail", log)
                        Button("Pop") { path.removeLast() }
                    }
                }
            }
        }
    }

    @Test func `screens of a navigation stack appear and disappear as they are pushed and popped`() throws {
        host.show(UIHostingController(rootView: Stack(log: log)))
        #expect(log.take() == ["+root"])
        for _ in 0..<2 {
            try host.element(.label("Push")).tap()
            #expect(log.take() == ["+detail", "-root"])
            try host.element(.label("Pop")).tap()
            #expect(log.take() == ["+root", "-detail"])
        }
    }

    private struct LinkScreen: View {
        let log: AppearanceLog

        var body: some View {
            NavigationView {
                VStack {
                    AppearancePage("root", log)
                    NavigationLink("Push") { AppearancePage("detail", log) }
                }
            }
        }
    }

    @Test func `screens of a navigation view appear and disappear as they are pushed and popped`() throws {
        host.show(UIHostingController(rootView: LinkScreen(log: log)))
        try host.element(.label("Push")).tap()
        #expect(log.take() == ["+root", "+detail", "-root"])

        let bar = try #require(host.first(UINavigationBar.self))
        let navigation = sequence(first: bar as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UINavigationController }.first
        navigation?.popViewController(animated: true)
        host.settle()
        #expect(log.take() == ["+root", "-detail"])
    }

    private struct Tabs: View {
        let log: AppearanceLog
        var isPaged = false
        @State var selection = 0

        var body: some View {
            if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        }

        private var tabs: some View {
            TabView(selection: $selection) {
                ForEach(0..<3) { number in
                    VStack {
                        AppearancePage("\(number)", log)
                        Button("To \((number + 1) % 3)") { selection = (number + 1) % 3 }
                    }
                    .tag(number)
                }
            }
        }
    }

    @Test func `tabs of a tab view appear and disappear as they are selected`() throws {
        host.show(UIHostingController(rootView: Tabs(log: log)))
        #expect(log.take() == ["+0"])
        for number in 0..<4 {
            let next = (number + 1) % 3
            try host.element(.label("To \(next)")).tap()
            #expect(log.take() == ["+\(next)", "-\(number % 3)"])
        }
    }

    @Test func `pages of a tab view appear as they come into view and disappear as they leave it`() {
        host.show(UIHostingController(rootView: Tabs(log: log, isPaged: true)))
        #expect(log.take() == ["+0"])
        host.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 20, y: 300))
        #expect(log.take() == ["+1", "-0"])
        host.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 350, y: 300))
        #expect(log.take() == ["+0", "-1"])
    }

    private struct Covers: View {
        let log: AppearanceLog
        @State var isCovered = false
        @State var hasSheet = false

        var body: some View {
            VStack {
                AppearancePage("root", log)
                Button("Cover") { isCovered = true }
                Button("Sheet") { hasSheet = true }
            }
            .fullScreenCover(isPresented: $isCovered) {
                VStack {
                    AppearancePage("cover", log)
                    Button("Uncover") { isCovered = false }
                }
            }
            .sheet(isPresented: $hasSheet) {
                VStack {
                    AppearancePage("sheet", log)
                    Button("Close") { hasSheet = false }
                }
            }
        }
    }

    @Test func `a full-screen cover hides the screen behind it, a sheet doesn't`() throws {
        host.show(UIHostingController(rootView: Covers(log: log)))
        #expect(log.take() == ["+root"])
        try host.element(.label("Cover")).tap()
        #expect(log.take() == ["+cover", "-root"])
        try host.element(.label("Uncover")).tap()
        #expect(log.take() == ["+root", "-cover"])
        try host.element(.label("Sheet")).tap()
        #expect(log.take() == ["+sheet"])
        try host.element(.label("Close")).tap()
        #expect(log.take() == ["-sheet"])
    }

    @Test func `a screen that is deallocated while it is shown disappears once`() {
        host.show(page("a"))
        host.window.rootViewController = nil
        host.settle()
        #expect(log.take() == ["+a", "-a"])
    }
}
