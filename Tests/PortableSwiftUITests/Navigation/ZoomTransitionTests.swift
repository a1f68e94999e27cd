import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Screens that expand from a view, and shrink to it.
@MainActor struct ZoomTransitionTests {
    private let host = TestHost(.iPhone16Pro)

    private struct Photos: View {
        @Namespace private var namespace
        let sourceID: Int

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Open", value: 1)
                    Color.red.frame(width: 60, height: 40).matchedTransitionSource(id: 1, in: namespace)
                    Spacer()
                }
                .navigationDestination(for: Int.self) { _ in
                    Text("Detail").navigationTransition(.zoom(sourceID: sourceID, in: namespace))
                }
            }
        }
    }

    private struct Sheet: View {
        @Namespace private var namespace
        @State private var isPresented = false
        let hasSource: Bool

        var body: some View {
            NavigationStack {
                Text("Start").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Open") { isPresented = true } }
                        .matchedTransitionSource(id: hasSource ? "open" : "other", in: namespace)
                }
            }
            .fullScreenCover(isPresented: $isPresented) {
                Button("Close") { isPresented = false }
                    .navigationTransition(.zoom(sourceID: "open", in: namespace))
            }
        }
    }

    private struct Rows: View {
        @Namespace private var namespace
        @State private var path: [Int] = []
        let target: Int

        var body: some View {
            NavigationStack(path: $path) {
                List(0..<60, id: \.self) { row in
                    Text("row \(row)").matchedTransitionSource(id: row, in: namespace)
                }
                .toolbar { Button("Open") { path = [target] } }
                .navigationDestination(for: Int.self) { row in
                    Text("Detail").navigationTransition(.zoom(sourceID: row, in: namespace))
                }
            }
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    /// Taps a button, and draws the first frames of the transition.
    private func startTransition() throws {
        let frame = try host.element(.label("Open")).frame
        host.touch(at: CGPoint(x: frame.midX, y: frame.midY)).lift()
        for _ in 0..<3 { host.advance(by: 0.02) }
    }

    private var navigation: UINavigationController? {
        sequence(first: host.first(UINavigationBar.self) as UIResponder?, next: { $0?.next }).lazy
            .compactMap { $0 as? UINavigationController }.first
    }

    @Test func `a pushed screen expands from its source, and shrinks to it`() throws {
        show(Photos(sourceID: 1))
        try startTransition()
        let navigation = try #require(navigation)
        let detail = try #require(navigation.topViewController)
        #expect(detail.view.layer.presentation()?.affineTransform().a ?? 1 < 0.9)
        host.settle()
        #expect(detail.view.transform == .identity && !host.elements(.label("Detail")).isEmpty)
        host.run { _ = navigation.popViewController(animated: true) }
        host.advance(by: 0.2)
        #expect(detail.view.layer.presentation()?.affineTransform().a ?? 1 < 1)
        host.settle()
        #expect(navigation.viewControllers.count == 1 && !host.elements(.label("Open")).isEmpty)
    }

    @Test func `without its source, a screen slides`() throws {
        show(Photos(sourceID: 2))
        try startTransition()
        let navigation = try #require(navigation)
        #expect(navigation.topViewController?.view.layer.presentation()?.affineTransform().a == 1)
        host.settle()
        #expect(!host.elements(.label("Detail")).isEmpty)
    }

    @Test(arguments: [true, false]) func `a presented screen expands from a toolbar item`(hasSource: Bool) throws {
        show(Sheet(hasSource: hasSource))
        try startTransition()
        let presented = try #require(host.window.rootViewController?.presentedViewController)
        let scale = presented.view.layer.presentation()?.affineTransform().a ?? 1
        #expect((scale < 0.9) == hasSource)
        host.settle()
        try host.element(.label("Close")).tap()
        host.settle()
        #expect(host.window.rootViewController?.presentedViewController == nil)
        #expect(!host.elements(.label("Start")).isEmpty)
    }

    @Test(arguments: [(2, false), (25, true)])
    func `a row expands unless it has been scrolled away`(target: Int, expands: Bool) throws {
        show(Rows(target: target))
        let list = try #require(host.first(ListCollectionView.self))
        host.run { list.contentOffset.y = 900 }
        host.settle()
        #expect(list.list?.rows.values.contains { $0.isHidden } == true)
        try startTransition()
        let detail = try #require(navigation?.topViewController)
        #expect((detail.view.layer.presentation()?.affineTransform().a ?? 1 < 0.9) == expands)
    }
}
