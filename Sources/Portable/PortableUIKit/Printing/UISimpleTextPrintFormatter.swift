import Foundation

/// A formatter that prints text.
///
/// ```swift
/// let formatter = UISimpleTextPrintFormatter(text: recipe.name)
/// formatter.font = .systemFont(ofSize: 14)
/// formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
/// let controller = UIPrintInteractionController.shared
/// controller.printFormatter = formatter
/// controller.present(animated: true)
/// ```
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    private static let standardFont = UIFont.systemFont(ofSize: 12)

    private var pagesStorage: TextPages?
    private var content: Content

    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    /// Creates a formatter for text with one font and color.
    public init(text: String) {
        content = .plain(text)
    }

    /// Creates a formatter for text with attributes.
    public init(attributedText: NSAttributedString) {
        content = .attributed(attributedText)
    }

    /// The text. It's `nil` if the formatter has an attributed text.
    open var text: String? {
        get { if case .plain(let text) = content { text } else { nil } }
        set {
            content = .plain(newValue)
            layoutDidChange()
        }
    }

    /// The text with attributes. It's `nil` if the formatter has a plain text.
    open var attributedText: NSAttributedString? {
        get { if case .attributed(let text) = content { text } else { nil } }
        set {
            content = newValue.map { .attributed($0) } ?? .plain(nil)
            layoutDidChange()
        }
    }

    /// The font of plain text. The default is `nil`, which means the system font with 12 points.
    open var font: UIFont? {
        didSet { layoutDidChange() }
    }

    /// The color of plain text. The default is `nil`, which means black.
    open var color: UIColor? {
        didSet { layoutDidChange() }
    }

    /// The alignment of plain text. The default is `.natural`.
    open var textAlignment = NSTextAlignment.natural {
        didSet { layoutDidChange() }
    }

    override func layoutDidChange() {
        super.layoutDidChange()
        pagesStorage = nil
    }

    /// The text with the attributes that are drawn.
    private var drawnText: NSAttributedString {
        switch content {
        case .attributed(let text): return text
        case .plain(let text):
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            return NSAttributedString(
                string: text ?? "",
                attributes: [
                    .font: font ?? Self.standardFont, .foregroundColor: color ?? .black, .paragraphStyle: style,
                ])
        }
    }

    private var textPages: TextPages {
        if let pagesStorage { return pagesStorage }
        let text = drawnText
        let width = contentRect(forPageAt: firstPage).width
        let pages = TextPages(text, width: width, lastInset: contentInsets.bottom) {
            contentRect(forPageAt: firstPage + $0).height
        }
        pagesStorage = pages
        return pages
    }

    /// The number of pages of the text.
    open override var pageCount: Int {
        switch content {
        case .attributed(let text): text.length == 0 ? 0 : textPages.count
        case .plain(let text): text?.isEmpty ?? true ? 0 : textPages.count
        }
    }

    /// Returns the rectangle of the lines on a page.
    open override func rectForPage(at pageIndex: Int) -> CGRect {
        guard pages.contains(pageIndex) else { return .zero }
        var rect = contentRect(forPageAt: pageIndex)
        rect.size.height = textPages.height(of: pageIndex - firstPage)
        return rect
    }

    /// Draws the lines of a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard pages.contains(pageIndex) else { return }
        textPages.draw(pageIndex - firstPage, at: rect.origin)
    }
}
