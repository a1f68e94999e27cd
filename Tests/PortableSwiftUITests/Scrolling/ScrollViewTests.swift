import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Scroll views: their frames, scrolling, and touches.
@MainActor struct ScrollViewTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var scrollView: UIScrollView { host.first(UIScrollView.self) ?? UIScrollView() }

    private struct Rows: View {
        var count = 30
        var tapped: (Int) -> Void = { _ in }

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    Button("Row \(row)") { tapped(row) }.frame(width: 200, height: 40)
                }
            }
        }
    }

    @Test func `a scroll view has the available length and the width of its content`() {
        show(ScrollView { Rows() })
        #expect(scrollView.frame == CGRect(x: 50, y: 0, width: 200, height: 500))
        #expect(scrollView.contentSize == CGSize(width: 200, height: 1200))
        show(ScrollView(.horizontal) { Color.red.frame(width: 900, height: 70) })
        #expect(scrollView.frame == CGRect(x: 0, y: 215, width: 300, height: 70))
        #expect(scrollView.contentSize == CGSize(width: 900, height: 70))
    }

    @Test func `content narrower than the scroll view is at the leading edge`() throws {
        func places(_ direction: LayoutDirection) throws -> [CGFloat] {
            show(
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 50, height: 70).accessibilityLabel("a")
                        Color.red.frame(width: 70, height: 70).accessibilityLabel("b")
                    }
                }
                .environment(\.layoutDirection, direction))
            return try ["a", "b"].map { try host.element(.label($0)).frame.minX }
        }
        #expect(try places(.leftToRight) == [0, 50])
        #expect(try places(.rightToLeft) == [250, 180])
        // The content doesn't need to scroll.
        #expect(scrollView.contentSize.width == 300 && scrollView.contentOffset.x == 0)
    }

    @Test func `a finger moves the content, and touches its views`() throws {
        var tapped: [Int] = []
        show(ScrollView { Rows { tapped.append($0) } })
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(tapped.isEmpty)
        let offset = scrollView.contentOffset.y
        #expect(offset > 200)
        host.tap(CGPoint(x: 150, y: 220))
        host.settle()
        #expect(tapped == [Int((offset + 220) / 40)])
    }

    @Test func `accessibility elements are at their visible positions`() throws {
        show(ScrollView { Rows() })
        scrollView.contentOffset.y = 400
        host.settle()
        #expect(try abs(host.element(.label("Row 12")).frame.midY - 100) < 1)
        let inspected = try #require(host.first(HostingView.self)).inspectedParts
        #expect(inspected.contains { $0.name == "Text" && abs($0.frame.midY - 100) < 1 })
        #expect(!host.elements.contains { $0.label == "Row 9" || $0.label == "Row 23" })
    }

    @Test func `more rows make the content longer, and it stays where it is`() {
        let controller = UIHostingController(rootView: ScrollView { Rows(count: 20) })
        host.show(controller)
        host.settle()
        scrollView.contentOffset.y = 120
        controller.rootView = ScrollView { Rows(count: 25) }
        host.settle()
        #expect(scrollView.contentSize.height == 1000)
        #expect(scrollView.contentOffset.y == 120)
    }

    @Test func `text fields are subviews of the scrolled content`() throws {
        struct Form: View {
            @State private var text = ""
            var body: some View {
                ScrollView {
                    Color.gray.frame(height: 600)
                    TextField("Name", text: $text)
                    Color.gray.frame(height: 300)
                }
            }
        }
        show(Form())
        let field = try #require(host.first(UITextField.self))
        let before = field.convert(field.bounds, to: nil).minY
        scrollView.contentOffset.y = 300
        host.settle()
        #expect(field.convert(field.bounds, to: nil).minY == before - 300)
        host.tap(field)
        #expect(field.isFirstResponder)
    }

    @Test func `a reader scrolls to an ID`() throws {
        struct Screen: View {
            @State private var count = 30
            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("To 10") { proxy.scrollTo(10, anchor: .top) }
                        Button("Add") {
                            count += 1
                            proxy.scrollTo(Optional(count - 1), anchor: .bottom)
                        }
                        ScrollView { Rows(count: count) }
                    }
                }
            }
        }
        show(Screen())
        try host.element(.label("To 10")).tap()
        host.settle()
        #expect(scrollView.contentOffset.y == 400)
        try host.element(.label("Add")).tap()
        host.settle()
        #expect(scrollView.contentSize.height == 1240)
        #expect(abs(scrollView.contentOffset.y - (1240 - scrollView.bounds.height)) < 1)
    }

    @Test func `content under bars is inset below them`() {
        show(NavigationView { ScrollView { Rows() }.navigationTitle("Rows") })
        #expect(scrollView.frame.height == 500)
        #expect(scrollView.adjustedContentInset.top > 80)
        #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }
}
