import Foundation

/// An object that divides content into pages and draws it. Use one of its subclasses.
///
/// A formatter prints in the printable part of the paper, without the header and the footer of its page renderer and
/// without its insets.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The page renderer of the formatter, or `nil` if it wasn't added to one.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer? {
        didSet { layoutDidChange() }
    }

    private var area = Area() {
        didSet { layoutDidChange() }
    }

    /// The limits of the content.
    private struct Area {
        var maximumSize = CGSize.zero
        var insets = UIEdgeInsets.zero
        var pageInsets = UIEdgeInsets.zero
    }

    /// The maximum width of the content, in points. The default is 0, which means no limit.
    open var maximumContentWidth: CGFloat {
        get { area.maximumSize.width }
        set { area.maximumSize.width = newValue }
    }

    /// The maximum height of the content on a page, in points. The default is 0, which means no limit.
    open var maximumContentHeight: CGFloat {
        get { area.maximumSize.height }
        set { area.maximumSize.height = newValue }
    }

    /// The insets of the content: the sides on all pages, the top on the first one, and the bottom on the last one. The
    /// default is zero.
    open var contentInsets: UIEdgeInsets {
        get { area.insets }
        set { area.insets = newValue }
    }

    /// The insets of the content on each page, in addition to the content insets. The default is zero.
    open var perPageContentInsets: UIEdgeInsets {
        get { area.pageInsets }
        set { area.pageInsets = newValue }
    }

    /// The index of the first page of the formatter in its page renderer. The default is `NSNotFound`, which means 0.
    open var startPage = NSNotFound

    /// A Boolean value that indicates whether the formatter draws on the main thread. It's `true`.
    open var requiresMainThread: Bool { true }

    /// The number of pages. It's 0 for a formatter without content.
    open var pageCount: Int { 0 }

    /// The index of the first page.
    final var firstPage: Int { startPage == NSNotFound ? 0 : max(startPage, 0) }

    /// Removes the formatter from its page renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
    }

    /// Returns the rectangle of the content on a page, or an empty rectangle if it has no content there.
    ///
    /// - Parameter pageIndex: The index of the page in the page renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        pages.contains(pageIndex) ? contentRect(forPageAt: pageIndex) : .zero
    }

    /// Draws the content of a page into the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the content, in points.
    ///   - pageIndex: The index of the page in the page renderer.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Recalculates the pages, after a property that determines them has changed.
    func layoutDidChange() {}

    /// The indexes of the pages with content in the page renderer.
    final var pages: Range<Int> { firstPage..<firstPage + max(pageCount, 0) }

    /// Returns the rectangle that's available for the content of a page.
    final func contentRect(forPageAt pageIndex: Int) -> CGRect {
        var rect = printPageRenderer?.contentRect ?? UIPrintPaper.papers(for: .general)[0].printableRect
        rect = rect.inset(by: perPageContentInsets)
        rect = rect.inset(by: UIEdgeInsets(top: 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
        if pageIndex == firstPage {
            rect = rect.inset(by: UIEdgeInsets(top: contentInsets.top, left: 0, bottom: 0, right: 0))
        }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        rect.size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
        return rect
    }
}
