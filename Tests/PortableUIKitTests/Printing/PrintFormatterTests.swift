import CollageTesting
import Foundation
import Testing
@testable import PortableUIKit

@MainActor struct PrintFormatterTests {
    private let host = TestHost()

    /// A renderer with a printable rectangle of 300 x 200 points.
    private func makeRenderer() -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 220)), forKey: "paperRect")
        renderer.setValue(CGRect(x: 10, y: 10, width: 300, height: 200), forKey: "printableRect")
        return renderer
    }

    private func lines(_ count: Int) -> String {
        (1...count).map { "Line \($0)" }.joined(separator: "\n")
    }

    /// The texts that a formatter draws on a page.
    private func texts(_ formatter: UIPrintFormatter, page: Int) -> [String] {
        let context = CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 320, height: 220)) { _ in
            formatter.draw(in: formatter.rectForPage(at: page), forPageAt: page)
        }
        return context.recording.flatMap { command -> [String] in
            guard case .text(let layout, _) = command else { return [] }
            return layout.lines.map { $0.runs.map(\.text).joined() }
        }
    }

    @Test func `formatters have Apple's defaults`() {
        let formatter = UISimpleTextPrintFormatter(text: "a")
        #expect(formatter.startPage == NSNotFound && formatter.printPageRenderer == nil && formatter.requiresMainThread)
        #expect(formatter.maximumContentWidth == 0 && formatter.maximumContentHeight == 0)
        #expect(formatter.contentInsets == .zero && formatter.perPageContentInsets == .zero)
        #expect(formatter.font == nil && formatter.color == nil && formatter.textAlignment == .natural)
        #expect(formatter.text == "a" && formatter.attributedText == nil)
        formatter.attributedText = NSAttributedString(string: "b")
        #expect(formatter.text == nil)
        let base = UIPrintFormatter()
        #expect(base.pageCount == 0 && base.rectForPage(at: 0) == .zero)
    }

    @Test func `text continues on the next page, and no line is lost`() {
        host.run {
            let renderer = makeRenderer(), formatter = UISimpleTextPrintFormatter(text: lines(30))
            formatter.font = .systemFont(ofSize: 20)
            renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
            #expect(formatter.startPage == 1 && formatter.printPageRenderer === renderer)
            #expect(formatter.pageCount > 2 && renderer.numberOfPages == formatter.pageCount + 1)
            #expect(formatter.rectForPage(at: 0) == .zero)
            #expect(formatter.rectForPage(at: 1).origin == CGPoint(x: 10, y: 10))
            #expect(formatter.rectForPage(at: 1).height <= 200)
            let printed = (0..<renderer.numberOfPages).flatMap { texts(formatter, page: $0) }
            #expect(printed.joined(separator: "\n") == lines(30))
            #expect(texts(formatter, page: renderer.numberOfPages).isEmpty)
        }
    }

    @Test func `insets and limits leave less space`() {
        host.run {
            let renderer = makeRenderer(), formatter = UISimpleTextPrintFormatter(text: lines(30))
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            let count = formatter.pageCount
            formatter.contentInsets = UIEdgeInsets(top: 50, left: 20, bottom: 0, right: 30)
            formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 5, bottom: 40, right: 5)
            #expect(formatter.pageCount > count)
            let first = formatter.rectForPage(at: 0), second = formatter.rectForPage(at: 1)
            #expect(first.minX == 35 && first.minY == 65 && first.width == 240)
            #expect(second.minX == 35 && second.minY == 15 && second.maxY <= 170)
            formatter.maximumContentWidth = 100
            formatter.maximumContentHeight = 30
            #expect(formatter.rectForPage(at: 1).width == 100 && formatter.rectForPage(at: 1).height <= 30)
        }
    }

    @Test func `a formatter without a renderer prints on the default paper, and empty text on no page`() {
        host.run {
            #expect(UISimpleTextPrintFormatter(text: "").pageCount == 0)
            #expect(UISimpleTextPrintFormatter(attributedText: NSAttributedString()).pageCount == 0)
            let formatter = UISimpleTextPrintFormatter(text: "a")
            #expect(formatter.pageCount == 1 && formatter.rectForPage(at: 0).origin == CGPoint(x: 18, y: 18))
        }
    }

    @Test func `a view is divided into pages, and is smaller if it's too wide`() {
        host.run {
            let renderer = makeRenderer()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
            view.backgroundColor = .red
            let formatter = view.viewPrintFormatter()
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            #expect(formatter.view === view && formatter.pageCount == 3)
            #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 10, width: 300, height: 200))
            #expect(formatter.rectForPage(at: 2) == CGRect(x: 10, y: 10, width: 300, height: 50))
            let context = CurrentDrawing.record(in: .zero) { _ in
                formatter.draw(in: formatter.rectForPage(at: 2), forPageAt: 2)
            }
            #expect(context.recording.contains { if case .fill = $0 { true } else { false } })
            view.frame.size.height = 0
            #expect(formatter.pageCount == 0)
        }
    }

    // MARK: Page renderers

    private final class Recorder: UIPrintPageRenderer {
        var calls: [String] = []

        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            calls.append("header \(headerRect)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            calls.append("content \(contentRect)")
        }
        override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
            calls.append("formatter \(pageIndex)")
            super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            calls.append("footer \(footerRect)")
        }
    }

    @Test func `a page is drawn from the header to the footer`() {
        host.run {
            let renderer = Recorder(), rect = CGRect(x: 10, y: 10, width: 300, height: 200)
            renderer.setValue(rect, forKey: "printableRect")
            renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: 0)
            renderer.drawPage(at: 0, in: rect)
            #expect(renderer.calls == ["content \(rect)", "formatter 0"])
            (renderer.calls, renderer.headerHeight, renderer.footerHeight) = ([], 20, 30)
            renderer.drawPage(at: 0, in: rect)
            #expect(
                renderer.calls == [
                    "header \(CGRect(x: 10, y: 10, width: 300, height: 20))",
                    "content \(CGRect(x: 10, y: 30, width: 300, height: 150))", "formatter 0",
                    "footer \(CGRect(x: 10, y: 180, width: 300, height: 30))",
                ])
            #expect(renderer.printFormatters?.first?.rectForPage(at: 0).minY == 30)
        }
    }

    @Test func `formatters belong to one renderer`() {
        let first = makeRenderer(), second = makeRenderer(), formatter = UISimpleTextPrintFormatter(text: "a")
        #expect(first.printFormatters == nil && first.numberOfPages == 0)
        first.printFormatters = [formatter]
        #expect(formatter.printPageRenderer === first)
        second.addPrintFormatter(formatter, startingAtPageAt: 2)
        #expect(first.printFormatters == nil && formatter.printPageRenderer === second)
        #expect(second.printFormattersForPage(at: 2)?.count == 1 && second.printFormattersForPage(at: 0) == nil)
        formatter.removeFromPrintPageRenderer()
        #expect(second.printFormatters == nil && formatter.printPageRenderer == nil)
    }

    @Test func `a renderer is deallocated with its formatters`() {
        weak var weakRenderer: UIPrintPageRenderer?
        weak var weakFormatter: UIPrintFormatter?
        do {
            let renderer = makeRenderer(), formatter = UISimpleTextPrintFormatter(text: "a")
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            (weakRenderer, weakFormatter) = (renderer, formatter)
        }
        #expect(weakRenderer == nil && weakFormatter == nil)
    }

    // MARK: Papers and settings

    @Test func `the best paper is the smallest that's large enough`() async {
        let papers = UIPrintPaper.papers(for: .photo)
        let best = UIPrintPaper.bestPaper(forPageSize: CGSize(width: 432, height: 288), withPapersFrom: papers)
        #expect(best.paperSize == CGSize(width: 288, height: 432) && best.printRect() == best.printableRect)
        let large = UIPrintPaper.bestPaper(forPageSize: CGSize(width: 5000, height: 10), withPapersFrom: papers)
        #expect(large.paperSize == CGSize(width: 576, height: 720))
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: []) }
        }
    }

    @Test func `the default paper depends on the region`() {
        let american = UIPrintPaper.papers(for: .general, locale: Locale(identifier: "en_US"))
        let german = UIPrintPaper.papers(for: .general, locale: Locale(identifier: "de_DE"))
        #expect(american.first?.paperSize == CGSize(width: 612, height: 792))
        #expect(german.first?.paperSize == CGSize(width: 595, height: 842))
    }

    @Test func `settings are created from their dictionary`() {
        let info = UIPrintInfo.printInfo()
        #expect(info.jobName.isEmpty && info.outputType == .general && info.orientation == .portrait)
        #expect(info.duplex == .none && info.printerID == nil)
        (info.jobName, info.outputType, info.orientation) = ("Job", .photo, .landscape)
        (info.duplex, info.printerID) = (.longEdge, "p")
        for copy in [UIPrintInfo(dictionary: info.dictionaryRepresentation), info.copy() as? UIPrintInfo] {
            #expect(copy?.jobName == "Job" && copy?.outputType == .photo && copy?.orientation == .landscape)
            #expect(copy?.duplex == .longEdge && copy?.printerID == "p")
        }
    }
}
