import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Sections of lazy stacks and grids, with pinned and other headers and footers.
@MainActor struct SectionTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private final class Log {
        var made: Set<String> = []
    }

    private struct Line: View {
        let name: String
        var height: CGFloat = 50
        var log: Log?

        var body: some View {
            let _ = log?.made.insert(name)
            Text(name).frame(maxWidth: .infinity).frame(height: height).accessibilityElement()
                .accessibilityLabel(name)
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var scrollView: UIScrollView { host.first(UIScrollView.self) ?? UIScrollView() }

    private func scroll(to y: CGFloat) {
        scrollView.contentOffset.y = y
        host.settle()
    }

    private func frame(_ name: String) -> CGRect? { host.elements.first { $0.label == name }?.frame }

    private func sections(_ pinned: PinnedScrollableViews, _ log: Log? = nil, count: Int = 3) -> some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                ForEach(0..<count, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { Line(name: "\(section).\($0)", log: log) }
                    } header: {
                        Line(name: "header \(section)", height: 30, log: log)
                    } footer: {
                        Line(name: "footer \(section)", height: 20, log: log)
                    }
                }
            }
        }
    }

    @Test func `the parts of a section are in order, even in lazy stacks`() {
        show(sections([]))
        #expect(frame("header 0")?.minY == 0)
        #expect(frame("0.0")?.minY == 30)
        #expect(frame("0.9")?.minY == 480)
        scroll(to: 500)
        #expect(frame("footer 0")?.minY == 30)
        #expect(frame("header 1")?.minY == 50)
        #expect(frame("header 0") == nil || frame("header 0")?.minY == -500)
        show(
            VStack(spacing: 0) {
                Section("Title") { Line(name: "row") }
                Section {
                    Line(name: "more")
                } footer: {
                    Line(name: "end", height: 10)
                }
            })
        #expect(host.elements.map(\.label) == ["Title", "row", "more", "end"])
    }

    @Test func `a pinned header stays visible until the next section pushes it out, and reappears`() {
        show(sections(.sectionHeaders))
        scroll(to: 200)
        #expect(frame("header 0")?.minY == 0)
        // The first section is 550 points high.
        scroll(to: 535)
        #expect(frame("header 0")?.maxY == 15)
        #expect(frame("header 1")?.minY == 15)
        scroll(to: 600)
        #expect(frame("header 1")?.minY == 0)
        scroll(to: 0)
        #expect(frame("header 0")?.minY == 0)
        #expect(frame("0.0")?.minY == 30)
    }

    @Test func `a pinned footer stays above the visible end while its section is visible`() {
        show(sections(.sectionFooters))
        #expect(frame("footer 0")?.maxY == 500)
        scroll(to: 60)
        #expect(frame("footer 0")?.maxY == 490)
        scroll(to: 300)
        #expect(frame("footer 0")?.maxY == 250)
        #expect(frame("footer 1")?.maxY == 500)
    }

    @Test func `a pinned header is created for each visible section, and is in front`() throws {
        let log = Log()
        show(sections(.sectionHeaders, log, count: 1_000))
        scroll(to: 275_200)
        let header = try #require(host.elements.first { $0.label.hasPrefix("header") && $0.frame.minY == 0 })
        #expect(header.frame.height == 30)
        // Of 12,000.
        #expect(log.made.count < 150)
        // The touch hits the header, not the row below it.
        let hosting = try #require(host.first(HostingView.self))
        let hit = try #require(hosting.element(at: CGPoint(x: 150, y: 5)))
        let names = sequence(first: hit, next: \.parent).compactMap(\.accessibility?.label)
        #expect(names.first?.hasPrefix("header") ?? false)
    }

    @Test func `headers of a grid are on a separate line`() {
        show(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<2, id: \.self) { section in
                        Section {
                            ForEach(0..<3, id: \.self) { Line(name: "\(section).\($0)") }
                        } header: {
                            Line(name: "header \(section)", height: 30)
                        }
                    }
                }
            })
        #expect(frame("header 0") == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(frame("0.1") == CGRect(x: 150, y: 30, width: 150, height: 50))
        #expect(frame("0.2") == CGRect(x: 0, y: 80, width: 150, height: 50))
        #expect(frame("header 1") == CGRect(x: 0, y: 130, width: 300, height: 30))
        #expect(frame("1.0") == CGRect(x: 0, y: 160, width: 150, height: 50))
    }

    @Test func `sections are inserted and removed, and pinned views follow`() throws {
        struct Screen: View {
            @State private var count = 2
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Button("More") { count += 1 }.frame(height: 40)
                        ForEach(0..<count, id: \.self) { section in
                            Section {
                                Line(name: "row \(section)", height: 600)
                            } header: {
                                Line(name: "header \(section)", height: 30)
                            }
                        }
                    }
                }
            }
        }
        show(Screen())
        #expect(frame("header 0")?.minY == 40)
        try host.elements.first { $0.label == "More" }?.tap()
        host.settle()
        scroll(to: 1_400)
        #expect(frame("header 2")?.minY == 0)
        #expect(abs(scrollView.contentSize.height - (40 + 3 * 630)) < 1)
    }
}
