import Foundation

/// A formatter that prints a view. ``UIView/viewPrintFormatter()`` creates it.
///
/// The view is drawn at its size, or smaller if it's wider than the page, and divided into pages at the height of a
/// page.
///
/// Differs from UIKit: scroll views print their visible part.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    /// The factor by which the view is drawn smaller.
    private var scale: CGFloat {
        let width = contentRect(forPageAt: firstPage).width
        return view.bounds.width > width && view.bounds.width > 0 ? width / view.bounds.width : 1
    }

    /// Returns the distance of a page's content from the top of the view, in points of the page.
    private func offset(ofPage page: Int) -> CGFloat {
        (0..<page).reduce(0) { $0 + contentRect(forPageAt: firstPage + $1).height }
    }

    /// The number of pages of the view.
    open override var pageCount: Int {
        let total = view.bounds.height * scale + contentInsets.bottom
        guard view.bounds.width > 0, view.bounds.height > 0, scale > 0 else { return 0 }
        var (count, height) = (0, CGFloat(0))
        while height < total - 0.001 {
            let page = contentRect(forPageAt: firstPage + count).height
            guard page > 0 else { return 0 }
            height += page
            count += 1
        }
        return count
    }

    /// Returns the rectangle of the view on a page.
    open override func rectForPage(at pageIndex: Int) -> CGRect {
        guard pages.contains(pageIndex) else { return .zero }
        var rect = contentRect(forPageAt: pageIndex)
        let rest = view.bounds.height * scale - offset(ofPage: pageIndex - firstPage)
        rect.size = CGSize(width: view.bounds.width * scale, height: min(rect.height, max(rest, 0)))
        return rect
    }

    /// Draws the part of the view on a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard pages.contains(pageIndex), let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        let top = rect.minY - offset(ofPage: pageIndex - firstPage)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.drawHierarchy(in: CGRect(origin: CGPoint(x: rect.minX, y: top), size: size), afterScreenUpdates: true)
        context.restoreGState()
    }
}

extension UIView {
    /// Returns a formatter that prints the view.
    ///
    /// Differs from UIKit: the method can't be overridden.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
