import CollageTesting
import DisplayList
import Foundation
import Testing

@MainActor struct UIGraphicsPDFRendererTests {
    private let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func fillCount(_ page: PagedDocument.Page) -> Int {
        page.commands.count { if case .fill = $0 { true } else { false } }
    }

    @Test func `pages have their own drawing and the bounds of the renderer`() {
        var data: [Data] = []
        let documents = DocumentEncoder.run {
            data.append(
                renderer.pdfData { context in
                    #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                    context.beginPage()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                    context.cgContext.saveGState()
                    context.cgContext.translateBy(x: 5, y: 5)
                    context.beginPage()
                    #expect(context.cgContext.ctm.isIdentity)
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                    context.fill(CGRect(x: 20, y: 0, width: 10, height: 10))
                })
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
        #expect(data == [DocumentEncoder.file])
        #expect(documents.count == 1)
        #expect(documents.first?.pages.map(fillCount) == [1, 2])
        #expect(documents.first?.pages.allSatisfy { $0.size == .init(width: 200, height: 100) } == true)
    }

    @Test func `a page can have its own bounds, whose origin is the corner of the page`() {
        let documents = DocumentEncoder.run {
            _ = renderer.pdfData { context in
                #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
                let bounds = CGRect(x: -10, y: 20, width: 50, height: 60)
                context.beginPage(withBounds: bounds, pageInfo: [:])
                #expect(context.pdfContextBounds == bounds)
                context.setURL(URL(string: "https://example.com")!, for: CGRect(x: 0, y: 30, width: 5, height: 6))
                context.beginPage(withBounds: .zero, pageInfo: [:])
                #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
            }
        }
        let pages = documents.first?.pages ?? []
        #expect(pages.map(\.size) == [.init(width: 50, height: 60), .init(width: 200, height: 100)])
        #expect(
            pages.first?.links == [
                .init(rect: .init(x: 10, y: 10, width: 5, height: 6), target: .url("https://example.com"))
            ])
    }

    @Test func `a media box determines the bounds`() {
        var box = CGRect(x: 0, y: 0, width: 30, height: 40)
        let data = Data(bytes: &box, count: MemoryLayout<CGRect>.size)
        let documents = DocumentEncoder.run {
            _ = renderer.pdfData { context in
                context.beginPage(
                    withBounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                    pageInfo: [kCGPDFContextMediaBox as String: data])
            }
        }
        #expect(documents.first?.pages.first?.size == .init(width: 30, height: 40))
    }

    @Test func `the format describes the document, and is copied`() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextTitle as String: "Report", kCGPDFContextKeywords as String: ["a", "b"], "unknown": 1,
        ]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), format: format)
        format.documentInfo = [:]
        #expect(renderer.format.documentInfo.count == 3 && renderer.format.bounds.width == 10)
        #expect(!renderer.allowsImageOutput)
        let documents = DocumentEncoder.run { _ = renderer.pdfData { $0.beginPage() } }
        #expect(documents.first?.properties == [.title: "Report", .keywords: "a, b"])
    }

    @Test func `links refer to destinations`() {
        let documents = DocumentEncoder.run {
            _ = renderer.pdfData { context in
                context.setDestinationWithName("before", for: .zero)
                context.beginPage()
                context.setDestinationWithName("end", for: CGRect(x: 1, y: 2, width: 3, height: 4))
                context.beginPage()
                context.addDestination(withName: "end", at: CGPoint(x: 5, y: 6))
            }
        }
        let pages = documents.first?.pages ?? []
        #expect(
            pages.first?.links == [
                .init(rect: .init(x: 1, y: 2, width: 3, height: 4), target: .destination("end"))
            ])
        #expect(pages.last?.destinations == [.init(name: "end", point: .init(x: 5, y: 6))])
    }

    @Test func `a document without pages gets an empty one, in US Letter size without bounds`() {
        let documents = DocumentEncoder.run { _ = UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in } }
        #expect(documents.first?.pages == [.init(size: .init(width: 612, height: 792))])
    }

    @Test func `without an encoder there's no document`() {
        DocumentEncoder.device(UnavailableImageEncoder()).run {
            #expect(renderer.pdfData { $0.beginPage() }.isEmpty)
            #expect(throws: CocoaError.self) {
                try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere")) { $0.beginPage() }
            }
        }
    }

    @Test func `a document is written to a file, with text and images`() throws {
        let host = TestHost(.iPhone16, text: .fonts)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try host.run {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            try renderer.writePDF(to: url) { context in
                context.beginPage()
                NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                    .draw(at: CGPoint(x: 10, y: 10))
                image.draw(at: CGPoint(x: 50, y: 50))
            }
        }
        let pdf = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF-") && pdf.contains("/Count 1") && pdf.contains("/MediaBox [ 0 0 200 100 ]"))
        #expect(pdf.contains("/Font"))
    }

    // MARK: Contexts

    @Test func `functions begin and end a document in memory`() {
        let data = NSMutableData(data: Data([7]))
        let documents = DocumentEncoder.run {
            UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextAuthor as String: "A"])
            #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
            UIGraphicsBeginPDFPage()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            UIGraphicsSetPDFContextURLForRect(URL(string: "a:b")!, CGRect(x: 0, y: 0, width: 1, height: 1))
            UIGraphicsSetPDFContextDestinationForRect("x", CGRect(x: 0, y: 0, width: 1, height: 1))
            UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 30), nil)
            #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 20, height: 30))
            UIGraphicsAddPDFContextDestinationAtPoint("x", .zero)
            UIGraphicsEndPDFContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
        #expect(data as Data == Data([7]) + DocumentEncoder.file)
        let document = documents.first
        #expect(document?.properties == [.author: "A"] && document?.pages.map(fillCount) == [1, 0])
        #expect(document?.pages.first?.links.count == 2 && document?.pages.last?.destinations.count == 1)
    }

    @Test func `functions write a file, and have no effect in other contexts`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        _ = DocumentEncoder.run {
            #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
            #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
            UIGraphicsEndPDFContext()
            UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
            UIGraphicsBeginPDFPage()
            UIGraphicsEndPDFContext()
            #expect(UIGraphicsGetCurrentContext() != nil && UIGraphicsGetPDFContextBounds() == .zero)
            UIGraphicsEndImageContext()
        }
        #expect(try Data(contentsOf: url) == DocumentEncoder.file)
    }

    @Test func `a renderer doesn't keep the objects that its actions capture`() {
        weak var token: NSObject?
        _ = DocumentEncoder.run {
            let held = NSObject()
            token = held
            _ = renderer.pdfData { _ in _ = held }
        }
        #expect(token == nil)
    }
}
