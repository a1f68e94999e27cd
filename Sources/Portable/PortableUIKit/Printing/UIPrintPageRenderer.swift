import Foundation

/// The qualities at which pages can be drawn.
public enum UIPrintRenderingQuality: Int, Sendable {
    /// The best quality.
    case best = 0
    /// A lower quality that's drawn faster.
    case responsive = 1
}

/// An object that draws the pages of a print job: headers, footers, its own content, and that of print formatters.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    private var formatters: [UIPrintFormatter] = []
    private var rects = (paper: CGRect.zero, printable: CGRect.zero)

    /// Creates a renderer without formatters.
    public override init() {
        super.init()
    }

    // MARK: Geometry

    /// The height of the header at the top of the printable rectangle, in points. The default is 0.
    open var headerHeight: CGFloat = 0 {
        didSet { layoutDidChange() }
    }

    /// The height of the footer at the bottom of the printable rectangle, in points. The default is 0.
    open var footerHeight: CGFloat = 0 {
        didSet { layoutDidChange() }
    }

    /// The rectangle of the paper, in points. It's empty until a print job begins.
    open var paperRect: CGRect { rects.paper }

    /// The part of the paper on which the printer can print, in points. It's empty until a print job begins.
    open var printableRect: CGRect { rects.printable }

    /// Sets the paper of a print job.
    final func setRects(paper: CGRect, printable: CGRect) {
        rects = (paper, printable)
        layoutDidChange()
    }

    /// Sets a property by its name. Apps set `paperRect` and `printableRect` in this way to draw a PDF document without a
    /// print job.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue else { return }
        switch key {
        case "paperRect": setRects(paper: rect, printable: rects.printable)
        case "printableRect": setRects(paper: rects.paper, printable: rect)
        default: Diagnostics.log("A page renderer has no rectangle \(key), so it can't be set by its name.")
        }
    }

    /// The printable rectangle without the header and the footer.
    final var contentRect: CGRect {
        let printable = printableRect
        let rect = printable.isEmpty ? UIPrintPaper.papers(for: .general)[0].printableRect : printable
        return rect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    private func layoutDidChange() {
        for formatter in formatters { formatter.layoutDidChange() }
    }

    // MARK: Formatters

    /// The print formatters. The default is `nil`.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = newValue ?? []
            for formatter in formatters { formatter.printPageRenderer = self }
        }
    }

    /// Adds a print formatter whose content begins on the given page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatters.append(formatter)
        formatter.printPageRenderer = self
    }

    final func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// Returns the print formatters with content on a page, or `nil` if there aren't any.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.pages.contains(pageIndex) }
        return found.isEmpty ? nil : found
    }

    // MARK: Pages

    /// The number of pages. By default, it's the number that the print formatters need.
    open var numberOfPages: Int { formatters.map(\.pages.upperBound).max() ?? 0 }

    /// Returns the quality at which pages are drawn. The default is the requested one.
    ///
    /// Differs from UIKit: it's never called, because all pages are drawn at the best quality.
    open func currentRenderingQuality(
        forRequestedRenderingQuality requestedRenderingQuality: UIPrintRenderingQuality
    ) -> UIPrintRenderingQuality {
        requestedRenderingQuality
    }

    /// Prepares to draw pages. It's called before the first page is drawn. The default does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context. By default, it calls the methods for the header, the content, the print
    /// formatters, and the footer.
    ///
    /// - Parameters:
    ///   - pageIndex: The index of the page.
    ///   - printableRect: The printable part of the page, in points.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    /// Draws the header of a page. The default does nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the renderer's content on a page. The default does nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the content of a print formatter on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the footer of a page. The default does nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
