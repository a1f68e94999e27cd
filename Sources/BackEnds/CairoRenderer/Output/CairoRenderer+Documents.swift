import CCairoPango
import DisplayList
import LayoutGeometry

extension CairoRenderer {
    /// The number of pixels per point of the parts of a document that are drawn as images.
    private static let imageScale = 2.0
    /// The date in documents, so that the same document results in the same bytes.
    private static let date = "2000-01-01T00:00:00Z"

    /// Returns a document as a PDF file. Text can be searched, and links can be opened.
    package func pdf(_ document: PagedDocument) throws(RenderingError) -> [UInt8] {
        for page in document.pages { try check(page.size) }
        guard let first = document.pages.first?.size else { throw .failed("the document has no pages") }
        return try file { write, closure in
            cairo_pdf_surface_create_for_stream(write, closure, first.width, first.height)!
        } draw: { surface, context in
            setProperties(of: document, on: surface)
            // Cairo rejects documents with links to missing destinations.
            let names = Set(document.pages.flatMap(\.destinations).map(\.name))
            for page in document.pages {
                cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
                draw(page, destinations: names, with: context)
                cairo_show_page(context)
            }
        }
    }

    private func check(_ size: Size) throws(RenderingError) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw .unusableSize(size, scale: 1)
        }
    }

    private func setProperties(of document: PagedDocument, on surface: OpaquePointer) {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
        for property in PagedDocument.Property.allCases {
            guard let text = document.properties[property] else { continue }
            cairo_pdf_surface_set_metadata(surface, property.cairoValue, text)
        }
    }

    private func draw(_ page: PagedDocument.Page, destinations: Set<String>, with context: OpaquePointer) {
        let bounds = Rect(x: 0, y: 0, width: page.size.width, height: page.size.height)
        let root = DisplayNode(id: 0, name: "Page", bounds: bounds, commands: page.commands)
        var canvas = Canvas(context, renderer: self, target: .vector(imageScale: Self.imageScale))
        canvas.page = root
        canvas.draw(root)
        for destination in page.destinations {
            let name = Self.quoted(destination.name)
            tag(CAIRO_TAG_DEST, "name=\(name) x=\(destination.point.x) y=\(destination.point.y)", with: context)
        }
        for link in page.links {
            let rect = link.rect
            let area = "rect=[\(rect.minX) \(rect.minY) \(rect.size.width) \(rect.size.height)]"
            switch link.target {
            case .url(let url): tag(CAIRO_TAG_LINK, "\(area) uri=\(Self.quoted(url))", with: context)
            case .destination(let name):
                guard destinations.contains(name) else { continue }
                tag(CAIRO_TAG_LINK, "\(area) dest=\(Self.quoted(name))", with: context)
            }
        }
    }

    private func tag(_ name: String, _ attributes: String, with context: OpaquePointer) {
        cairo_tag_begin(context, name, attributes)
        cairo_tag_end(context, name)
    }

    /// Returns text as a value of Cairo's attributes.
    private static func quoted(_ text: String) -> String {
        "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
    }
}

extension PagedDocument.Property {
    fileprivate var cairoValue: cairo_pdf_metadata_t {
        switch self {
        case .title: CAIRO_PDF_METADATA_TITLE
        case .author: CAIRO_PDF_METADATA_AUTHOR
        case .subject: CAIRO_PDF_METADATA_SUBJECT
        case .keywords: CAIRO_PDF_METADATA_KEYWORDS
        case .creator: CAIRO_PDF_METADATA_CREATOR
        }
    }
}
