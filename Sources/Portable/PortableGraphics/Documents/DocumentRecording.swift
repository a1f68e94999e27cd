import DisplayList
import Foundation
import LayoutGeometry

/// A recording of the pages of a PDF document.
///
/// The context of a recording owns it, so that it exists for as long as apps can draw.
package final class DocumentRecording {
    /// The bounds of pages if neither the app nor the page specifies any: US Letter.
    static let standardBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

    private unowned let context: CGContext
    private let defaultBounds: CGRect
    private var document: PagedDocument
    /// The current page, whose commands are still in the context; `nil` before the first page.
    private var page: PagedDocument.Page?
    /// The file to which the document is written in the end, or the data to which it's appended.
    let output: Output

    enum Output {
        case none, data(NSMutableData), file(URL)
    }

    private init(_ context: CGContext, bounds: CGRect, properties: [PagedDocument.Property: String], output: Output) {
        (self.context, self.output) = (context, output)
        defaultBounds = bounds
        document = PagedDocument(properties: properties)
    }

    /// Returns a context for a document.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of pages without their own. If they're empty, pages have the size of US Letter.
    ///   - info: The values for the keys of PDF contexts.
    ///   - output: The destination of the document.
    package static func makeContext(bounds: CGRect, info: [AnyHashable: Any] = [:]) -> CGContext {
        makeContext(bounds: bounds, info: info, output: .none)
    }

    static func makeContext(bounds: CGRect, info: [AnyHashable: Any], output: Output) -> CGContext {
        let bounds = usable(bounds) ?? standardBounds
        let context = CGContext(bounds: bounds)
        context.document = DocumentRecording(context, bounds: bounds, properties: properties(info), output: output)
        return context
    }

    private static func usable(_ bounds: CGRect) -> CGRect? {
        let isUsable =
            bounds.width > 0 && bounds.height > 0 && bounds.width.isFinite && bounds.height.isFinite
            && bounds.minX.isFinite && bounds.minY.isFinite
        return isUsable ? bounds.standardized : nil
    }

    private static func properties(_ info: [AnyHashable: Any]) -> [PagedDocument.Property: String] {
        let keys: [PagedDocument.Property: CFString] = [
            .title: kCGPDFContextTitle, .author: kCGPDFContextAuthor, .subject: kCGPDFContextSubject,
            .keywords: kCGPDFContextKeywords, .creator: kCGPDFContextCreator,
        ]
        return keys.compactMapValues { key in
            (info[key] as? String) ?? (info[key] as? [String])?.joined(separator: ", ")
        }
    }

    // MARK: Pages

    /// The bounds of the current page, or of the first one before it begins.
    package var pageBounds: CGRect { page == nil ? defaultBounds : context.bounds }

    /// Begins a page. Drawing before the first page isn't in the document.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the page. If they're `nil` or empty, the page has the bounds of the document.
    ///   - info: The values for the keys of pages. A media box has precedence over the bounds.
    package func beginPage(bounds: CGRect? = nil, info: [AnyHashable: Any] = [:]) {
        let box = (info[kCGPDFContextMediaBox] as? Data).flatMap(Self.rect)
        let bounds = (box ?? bounds).flatMap(Self.usable) ?? defaultBounds
        endPage(next: bounds)
        page = PagedDocument.Page(size: bounds.size.engineSize)
        // The origin of the bounds is the page's top-left corner.
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    }

    private static func rect(_ data: Data) -> CGRect? {
        guard data.count == MemoryLayout<CGRect>.size else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }

    private func endPage(next bounds: CGRect) {
        let commands = context.turnPage(bounds: bounds)
        guard var page else { return }
        page.commands = commands
        document.pages.append(page)
        self.page = nil
    }

    // MARK: Links

    package func addLink(to target: PagedDocument.Link.Target, rect: CGRect) {
        page?.links.append(PagedDocument.Link(rect: onPage(rect).rect, target: target))
    }

    package func addDestination(_ name: String, at point: CGPoint) {
        page?.destinations.append(
            PagedDocument.Destination(name: name, point: onPage(CGRect(origin: point, size: .zero)).origin.point))
    }

    private func onPage(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: -context.bounds.minX, dy: -context.bounds.minY)
    }

    // MARK: End

    /// Ends the last page, and returns the document as a PDF file. A document without pages gets an empty one. The
    /// result is `nil`, with a message in the log, if the host can't write PDF files.
    package func finish() -> Data? {
        endPage(next: defaultBounds)
        if document.pages.isEmpty { document.pages = [PagedDocument.Page(size: defaultBounds.size.engineSize)] }
        do {
            return Data(try Services.current.imageEncoder.encode(document))
        } catch {
            Diagnostics.log("A PDF document can't be written: \(error.reason).")
            return nil
        }
    }
}

extension ImageEncodingError {
    /// The reason for a message in the log.
    fileprivate var reason: String {
        switch self {
        case .unavailable: "this host can't write documents. Collage's hosts and tests can"
        case .failed(let reason): reason
        }
    }
}
