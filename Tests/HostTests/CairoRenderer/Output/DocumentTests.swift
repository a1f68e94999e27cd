import DisplayList
import Foundation
import LayoutGeometry
import Testing
@testable import CairoRenderer

struct DocumentTests {
    private static func page(width: Double, height: Double) -> PagedDocument.Page {
        PagedDocument.Page(
            size: Size(width: width, height: height),
            commands: [.fill(Path(Rect(x: 10, y: 10, width: 20, height: 20)), .color(.black))])
    }

    private func text(_ document: PagedDocument) throws -> String {
        String(decoding: try CairoRenderer().pdf(document), as: UTF8.self)
    }

    @Test func `each page has its own size`() throws {
        let pdf = try text(
            PagedDocument(pages: [Self.page(width: 100, height: 200), Self.page(width: 300, height: 150)]))
        #expect(pdf.hasPrefix("%PDF-") && pdf.contains("%%EOF"))
        #expect(pdf.contains("/Count 2"))
        #expect(pdf.contains("/MediaBox [ 0 0 100 200 ]") && pdf.contains("/MediaBox [ 0 0 300 150 ]"))
    }

    @Test func `properties are in the file, and today's date isn't`() throws {
        let properties: [PagedDocument.Property: String] = [
            .title: "A title", .author: "An author", .subject: "A subject", .keywords: "a, b", .creator: "An app",
        ]
        let pdf = try text(PagedDocument(properties: properties, pages: [Self.page(width: 100, height: 100)]))
        #expect(pdf.contains("/Title (A title)") && pdf.contains("/Author (An author)"))
        #expect(pdf.contains("/Subject (A subject)") && pdf.contains("/Keywords (a, b)"))
        #expect(pdf.contains("/Creator (An app)") && pdf.contains("/CreationDate (20000101"))
    }

    @Test func `links open URLs and destinations of the document`() throws {
        var first = Self.page(width: 100, height: 100), second = first
        first.links = [
            .init(rect: Rect(x: 0, y: 0, width: 50, height: 20), target: .url("https://example.com/it's")),
            .init(rect: Rect(x: 0, y: 30, width: 50, height: 20), target: .destination("end")),
            .init(rect: Rect(x: 0, y: 60, width: 50, height: 20), target: .destination("missing")),
        ]
        second.destinations = [.init(name: "end", point: Point(x: 0, y: 50))]
        let pdf = try text(PagedDocument(pages: [first, second]))
        #expect(pdf.contains("/URI (https://example.com/it's)"))
        #expect(pdf.components(separatedBy: "/Subtype /Link").count == 3)
        #expect(pdf.contains("(end)"))
    }

    @Test func `the same document has the same bytes`() throws {
        let document = PagedDocument(pages: [Self.page(width: 100, height: 100)])
        #expect(try CairoRenderer().pdf(document) == CairoRenderer().pdf(document))
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func `a page without an area isn't drawn`(width: Double) {
        let document = PagedDocument(pages: [Self.page(width: 100, height: 100), Self.page(width: width, height: 100)])
        #expect(throws: RenderingError.self) { try CairoRenderer().pdf(document) }
        #expect(throws: ImageEncodingError.self) { try CairoImageEncoder().encode(document) }
    }

    @Test func `a document without pages isn't drawn`() {
        #expect(throws: RenderingError.failed("the document has no pages")) { try CairoRenderer().pdf(PagedDocument()) }
    }
}
