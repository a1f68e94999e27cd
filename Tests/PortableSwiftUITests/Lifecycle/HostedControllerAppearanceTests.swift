import CollageTesting
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// View controllers in SwiftUI views appear and disappear with their row or page.
@MainActor struct HostedControllerAppearanceTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let log = AppearanceLog()

    private func rows<Row: View>(@ViewBuilder _ row: @escaping (String) -> Row) -> UIViewController {
        UIHostingController(
            rootView: ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<60, id: \.self) { row("\($0)").frame(height: 100) } }
            })
    }

    private func scroll(_ distance: CGFloat) {
        host.drag(from: CGPoint(x: 150, y: 200 + distance / 2), to: CGPoint(x: 150, y: 200 - distance / 2))
    }

    // MARK: Rows

    @Test func `view controllers of a lazy stack follow the visible area, not the prepared rows`() {
        let log = log
        host.show(rows { LoggedController(name: $0, log: log) })
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        for _ in 0..<6 { scroll(360) }
        for _ in 0..<8 { scroll(-360) }
        #expect(log.lines(of: "0") == ["-0", "+0"])
        #expect(log.lines(of: "10") == ["+10", "-10", "+10", "-10"])
    }

    @Test func `navigation stacks in rows follow the visible area`() {
        let log = log
        host.show(rows { name in NavigationStack { AppearancePage(name, log) } })
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        for _ in 0..<6 { scroll(360) }
        #expect(log.lines(of: "0") == ["-0"])
        #expect(log.lines(of: "10") == ["+10", "-10"])
    }

    @Test func `only visible rows disappear and return with a covered screen`() {
        let log = log
        let navigation = UINavigationController(rootViewController: rows { LoggedController(name: $0, log: log) })
        navigation.isNavigationBarHidden = true
        host.show(navigation)
        let shown = log.take()
        #expect(shown == ["+0", "+1", "+2", "+3"])
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(log.take() == ["-0", "-1", "-2", "-3"])
        navigation.popViewController(animated: true)
        host.settle()
        #expect(log.take() == shown)
    }

    @Test func `a view controller that doesn't fit doesn't appear`() {
        host.show(
            UIHostingController(
                rootView: ViewThatFits {
                    LoggedController(name: "wide", log: log).frame(width: 500, height: 50)
                    LoggedController(name: "narrow", log: log).frame(width: 100, height: 50)
                }))
        #expect(log.lines == ["+narrow"])
    }

    @Test func `a removed row releases its view controller for other containers`() {
        let controller = LoggingController("a", log)
        let model = ShownRow()
        host.show(UIHostingController(rootView: OptionalRow(model: model, controller: controller)))
        #expect(log.take() == [])
        model.isShown = false
        host.settle()
        host.show(controller)
        #expect(log.take() == ["+a"])
    }

    // MARK: Pages

    @Test func `a navigation stack on a page appears with the page`() {
        host.show(
            UIHostingController(
                rootView: TabView {
                    AppearancePage("A", log)
                    NavigationStack { AppearancePage("B", log) }
                    AppearancePage("C", log)
                }
                .tabViewStyle(.page)))
        #expect(log.take() == ["+A"])
        host.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 20, y: 200))
        #expect(log.take() == ["+B", "-A"])
        host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 280, y: 200))
        #expect(log.take() == ["+A", "-B"])
    }

    @Test func `only the visible page disappears and returns with a covered screen`() {
        let pages = TabView {
            LoggedController(name: "A", log: log)
            LoggedController(name: "B", log: log)
        }
        .tabViewStyle(.page)
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: pages))
        host.show(navigation)
        #expect(log.take() == ["+A"])
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(log.take() == ["-A"])
        navigation.popViewController(animated: true)
        host.settle()
        #expect(log.take() == ["+A"])
    }
}

/// A view controller that records when it has appeared and disappeared.
private final class LoggingController: UIViewController {
    private let name: String
    private let log: AppearanceLog

    init(_ name: String, _ log: AppearanceLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("+\(name)")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("-\(name)")
    }
}

private struct LoggedController: UIViewControllerRepresentable {
    let name: String
    let log: AppearanceLog

    func makeUIViewController(context: Context) -> LoggingController { LoggingController(name, log) }

    func updateUIViewController(_ controller: LoggingController, context: Context) {}
}

/// Shows a view controller that the app keeps.
private struct KeptController: UIViewControllerRepresentable {
    let controller: LoggingController

    func makeUIViewController(context: Context) -> LoggingController { controller }

    func updateUIViewController(_ controller: LoggingController, context: Context) {}
}

private final class ShownRow: ObservableObject {
    @Published var isShown = true
}

/// A row that's prepared below the visible area, with a view controller.
private struct OptionalRow: View {
    @ObservedObject var model: ShownRow
    let controller: LoggingController

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                Color.red.frame(height: 420)
                if model.isShown { KeptController(controller: controller).frame(height: 100) }
            }
        }
    }
}
