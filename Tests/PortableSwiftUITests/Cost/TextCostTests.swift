import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// A text is shaped once for a string and a font, and broken into lines once for a width, regardless of the view that
/// shows it.
@MainActor struct TextCostTests {
    private let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)

    /// The number of texts that a change shapes, and the number that it breaks into lines.
    private func count(_ change: () -> Void) -> (shaped: Int, brokenIntoLines: Int) {
        func counts() -> (Int, Int) {
            host.run { Services.current.typesetter.withLock { ($0.shapeCount, $0.layoutCount) } }
        }
        let before = counts()
        change()
        host.settle()
        let after = counts()
        return (after.0 - before.0, after.1 - before.1)
    }

    private func show(_ view: some View) { host.show(UIHostingController(rootView: view)) }

    /// 20 rows of two of ten strings, in two fonts.
    private struct Rows: View {
        var padding = 0.0

        var body: some View {
            VStack {
                ForEach(0..<20, id: \.self) { row in
                    HStack {
                        Text(verbatim: "shaped\(row % 5)").font(.body)
                        Text(verbatim: "twice\(row % 5)").font(.caption)
                    }
                }
            }
            .padding(padding)
        }
    }

    @Test func `a string is shaped once for each of its fonts`() {
        // The ellipsis at the end of a truncated line is shaped too, in both fonts.
        #expect(count { show(Rows()) }.shaped == 10 + 2)
        #expect(count { show(Text(verbatim: "shaped1").font(.title)) }.shaped == 1)
        #expect(count { show(Text(verbatim: "shaped1").font(.body).foregroundStyle(.red)) }.shaped == 0)
    }

    @Test func `text that was shown before is neither shaped nor broken into lines again`() {
        show(Rows())
        #expect(count { show(Rows()) } == (0, 0))
    }

    @Test func `another width breaks lines again without shaping`() {
        let text = "many words that take more than one line wherever they are shown"
        show(Text(verbatim: text).frame(width: 200))
        let narrower = count { show(Text(verbatim: text).frame(width: 100)) }
        #expect(narrower.shaped == 0)
        #expect(narrower.brokenIntoLines > 0 && narrower.brokenIntoLines <= 2)
        #expect(count { show(Text(verbatim: text).frame(width: 200)) } == (0, 0))
    }

    @Test func `rows that are scrolled in shape only new texts`() throws {
        show(
            ScrollView {
                LazyVStack { ForEach(0..<500, id: \.self) { Text(verbatim: "row \($0 % 7)").frame(height: 40) } }
            })
        let scrollView = try #require(host.first(UIScrollView.self))
        let scrolled = count { scrollView.setContentOffset(CGPoint(x: 0, y: 5_000), animated: false) }
        #expect(scrolled == (0, 0))
    }
}
