import Foundation

/// The content of a print job on paper, which becomes a PDF file.
@MainActor
final class PrintJob {
    /// The content that an app prints.
    enum Content {
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }

    let paper: UIPrintPaper
    var orientation: UIPrintInfo.Orientation {
        didSet { layOut() }
    }
    private let name: String
    private let renderer: UIPrintPageRenderer?
    /// The PDF documents that the app prints, which aren't drawn again.
    private let documents: [Data]

    /// Creates a job. Throws if there's nothing to print, or an item can't be printed.
    init(_ content: Content, info: UIPrintInfo, paper: UIPrintPaper) throws(UIPrintError) {
        self.paper = paper
        orientation = info.orientation
        name = info.jobName
        switch content {
        case .renderer(let renderer): (self.renderer, documents) = (renderer, [])
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.firstPage)
            (self.renderer, documents) = (renderer, [])
        case .items(let items):
            let (images, documents) = try Self.contents(of: items)
            renderer = images.isEmpty ? nil : ImagePageRenderer(images)
            self.documents = documents
        }
        layOut()
        if pageCount == 0, documents.isEmpty { throw UIPrintError(.noContent) }
    }

    private static func contents(of items: [Any]) throws(UIPrintError) -> (images: [UIImage], documents: [Data]) {
        var (images, documents): ([UIImage], [Data]) = ([], [])
        for item in items {
            switch PrintableItem(item) {
            case .image(let image): images.append(image)
            case .document(let data): documents.append(data)
            case nil: throw UIPrintError(.unknownImageFormat)
            }
        }
        return (images, documents)
    }

    private func layOut() {
        let rects = paper.rects(orientation)
        renderer?.setRects(paper: rects.paper, printable: rects.printable)
    }

    /// The number of pages that are drawn. The pages of PDF documents aren't counted.
    var pageCount: Int { renderer.map { max($0.numberOfPages, 0) } ?? 0 }

    /// Prepares the renderer to draw all pages.
    func prepare() {
        renderer?.prepare(forDrawingPages: NSRange(location: 0, length: pageCount))
    }

    /// Returns an image of a page that fits in a size.
    func preview(ofPage index: Int, fitting size: CGSize) -> UIImage {
        let rects = paper.rects(orientation)
        let scale = min(size.width / rects.paper.width, size.height / rects.paper.height)
        let format = UIGraphicsImageRendererFormat()
        let scaled = CGSize(width: rects.paper.width * scale, height: rects.paper.height * scale)
        return UIGraphicsImageRenderer(size: scaled, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: scaled))
            UIColor.black.set()
            context.cgContext.scaleBy(x: scale, y: scale)
            renderer?.drawPage(at: index, in: rects.printable)
        }
    }

    /// Writes the pages and the app's documents to files, and returns their locations.
    ///
    /// - Parameters:
    ///   - pages: The indexes of the pages that are printed.
    ///   - folder: The folder of the files.
    func write(pages: [Int], to folder: URL) throws -> [URL] {
        var files = documents
        if renderer != nil, !pages.isEmpty {
            let file = file(pages: pages)
            guard !file.isEmpty else { throw UIPrintError(.jobFailed) }
            files.insert(file, at: 0)
        }
        guard !files.isEmpty else { throw UIPrintError(.noContent) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.map { data in
            let url = Self.unusedURL(named: name.isEmpty ? "Document" : name, in: folder)
            try data.write(to: url)
            return url
        }
    }

    private func file(pages: [Int]) -> Data {
        let rects = paper.rects(orientation)
        let format = UIGraphicsPDFRendererFormat()
        if !name.isEmpty { format.documentInfo[kCGPDFContextTitle as String] = name }
        return UIGraphicsPDFRenderer(bounds: rects.paper, format: format).pdfData { context in
            for page in pages {
                context.beginPage()
                renderer?.drawPage(at: page, in: rects.printable)
            }
        }
    }

    /// Returns the URL of a PDF file that doesn't exist yet. A number makes its name unique.
    private static func unusedURL(named name: String, in folder: URL) -> URL {
        let name = name.replacingOccurrences(of: "/", with: "-")
        var url = folder.appendingPathComponent("\(name).pdf"), number = 2
        while FileManager.default.fileExists(atPath: url.path) {
            url = folder.appendingPathComponent("\(name) \(number).pdf")
            number += 1
        }
        return url
    }
}
