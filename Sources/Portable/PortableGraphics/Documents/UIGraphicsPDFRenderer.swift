import DisplayList
import Foundation

/// The settings of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The values for keys such as `kCGPDFContextTitle`, `kCGPDFContextAuthor`, and `kCGPDFContextCreator`. It's empty by
    /// default.
    open var documentInfo: [String: Any] = [:]

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The context for drawing a PDF document.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let pdfFormat: UIGraphicsPDFRendererFormat
    private var recording: DocumentRecording? { cgContext.document as? DocumentRecording }

    init(_ cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
        pdfFormat = format
        super.init(cgContext)
    }

    /// The format of the document.
    open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// The bounds of the current page, in points.
    open var pdfContextBounds: CGRect { recording?.pageBounds ?? cgContext.bounds }

    /// Begins a page with the bounds of the renderer. Each page needs such a call before it's drawn.
    open func beginPage() { recording?.beginPage() }

    /// Begins a page with its own bounds, in points.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the page. If they're empty, the renderer's bounds are used.
    ///   - pageInfo: The values for keys such as `kCGPDFContextMediaBox`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        recording?.beginPage(bounds: bounds, info: pageInfo)
    }

    /// Makes a rectangle of the current page a link to a URL.
    open func setURL(_ url: URL, for rect: CGRect) {
        recording?.addLink(to: .url(url.absoluteString), rect: rect)
    }

    /// Adds a position of the current page to which links can refer.
    open func addDestination(withName name: String, at point: CGPoint) {
        recording?.addDestination(name, at: point)
    }

    /// Makes a rectangle of the current page a link to a destination of the document.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        recording?.addLink(to: .destination(name), rect: rect)
    }
}

/// A renderer that creates PDF documents from drawings. Text stays text, and shapes are sharp at any scale.
///
/// ```swift
/// let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
/// let invoice = renderer.pdfData { context in
///     context.beginPage()
///     NSAttributedString(string: "Invoice", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
///         .draw(at: CGPoint(x: 72, y: 72))
///     UIColor.separator.setFill()
///     context.fill(CGRect(x: 72, y: 120, width: 468, height: 1))
/// }
/// try invoice.write(to: URL(filePath: "/tmp/invoice.pdf"))
/// ```
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws the content of a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let pdfFormat: UIGraphicsPDFRendererFormat

    /// Creates a renderer of documents.
    ///
    /// - Parameter bounds: The bounds of pages without their own, in points.
    public convenience override init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Creates a renderer of documents whose pages have the size of US Letter.
    public convenience init() { self.init(bounds: .zero) }

    /// Creates a renderer of documents with a format.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of pages without their own, in points. If they're empty, pages have the size of US Letter.
    ///   - format: The format, which is copied.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        pdfFormat = (format.copy() as? UIGraphicsPDFRendererFormat) ?? format
        super.init(bounds: bounds, format: pdfFormat)
    }

    /// The format of the documents.
    open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// Returns the PDF file of the document that a closure draws. A document without pages gets an empty one.
    ///
    /// Returns empty data, with a message in the log, if the host can't write PDF files. Collage's hosts and
    /// tests can.
    ///
    /// - Parameter actions: A closure that draws into the current context.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        document(actions) ?? Data()
    }

    /// Writes the document that a closure draws to a file.
    ///
    /// - Parameters:
    ///   - url: The location of the file.
    ///   - actions: A closure that draws into the current context.
    /// - Throws: An error if the file can't be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        guard let data = document(actions) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    private func document(_ actions: (UIGraphicsPDFRendererContext) -> Void) -> Data? {
        let context = DocumentRecording.makeContext(bounds: format.bounds, info: format.documentInfo)
        CurrentDrawing.push(context)
        defer { CurrentDrawing.pop() }
        actions(UIGraphicsPDFRendererContext(context, format: format))
        return (context.document as? DocumentRecording)?.finish()
    }
}
