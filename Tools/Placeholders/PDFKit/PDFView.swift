@_exported import Foundation
@_exported import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A document whose pages aren't decoded. Pages that the app inserts are stored.
open class PDFDocument: NSObject, @unchecked Sendable {
    public let documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]?
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var string: String? { nil }
    open var outlineRoot: PDFOutline?
    open var pageCount: Int { pages.count }
    private var pages: [PDFPage] = []
    private let data: Data?

    public override init() {
        (documentURL, data) = (nil, nil)
        super.init()
    }

    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        (documentURL, self.data) = (url, data)
        super.init()
    }

    public init?(data: Data) {
        (documentURL, self.data) = (nil, data)
        super.init()
    }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(index, pages.count)) }
    open func removePage(at index: Int) { pages.remove(at: index) }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
    open func unlock(withPassword password: String) -> Bool { true }
    open func dataRepresentation() -> Data? { data }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }

    @discardableResult
    open func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil }
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}

/// A page without content.
open class PDFPage: NSObject, @unchecked Sendable {
    open var label: String? { nil }
    open var string: String? { nil }
    open var numberOfCharacters: Int { 0 }
    open var rotation = 0
    open private(set) var annotations: [PDFAnnotation] = []
    private let image: UIImage?

    public override init() {
        image = nil
        super.init()
    }

    public init?(image: UIImage) {
        self.image = image
        super.init()
    }

    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }

    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    open var contents: String?
    open var color = UIColor.black
    open var url: URL?
    open var type: String?

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
        super.init()
    }
}

open class PDFOutline: NSObject, @unchecked Sendable {
    open var label: String?
    open var numberOfChildren: Int { 0 }

    open func child(at index: Int) -> PDFOutline? { nil }
}

/// A selection of text. Nothing can be selected.
open class PDFSelection: NSObject, @unchecked Sendable {
    open var string: String? { nil }
    open var pages: [PDFPage] { [] }
    open var color: UIColor?

    public init(document: PDFDocument) { super.init() }
}

open class PDFDestination: NSObject, @unchecked Sendable {
    public let page: PDFPage?
    public let point: CGPoint

    public init(page: PDFPage, at point: CGPoint) {
        (self.page, self.point) = (page, point)
        super.init()
    }
}

/// A view that shows the name of its document instead of the pages.
@preconcurrency @MainActor
open class PDFView: UIView {
    open var document: PDFDocument? { didSet { label.text = document?.documentURL?.lastPathComponent ?? "PDF" } }
    open weak var delegate: (any PDFViewDelegate)?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var pageShadowsEnabled = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var isUsingPageViewController: Bool { false }
    open var isInMarkupMode = false
    open var highlightedSelections: [PDFSelection]?
    open var currentSelection: PDFSelection?
    open private(set) var currentPage: PDFPage?
    open var documentView: UIView? { nil }
    open var canZoomIn: Bool { false }
    open var canZoomOut: Bool { false }
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemGray5
        label.text = "PDF"
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 16)
    }

    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) { currentPage = page }
    open func go(to destination: PDFDestination) { currentPage = destination.page }
    open func go(to selection: PDFSelection) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open func layoutDocumentView() {}
    open func clearSelection() {}
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {}
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
}

@preconcurrency @MainActor
public protocol PDFViewDelegate: AnyObject {}

/// A view for the thumbnails of a document. It's empty.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize(width: 40, height: 40)
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var contentInset = UIEdgeInsets.zero
}

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension NSNotification.Name {
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
}
