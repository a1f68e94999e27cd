import Foundation

/// A size of paper, and the part on which a printer can print.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size of the paper in portrait orientation, in points.
    public let paperSize: CGSize
    /// The part of the paper on which the printer can print, in points.
    public let printableRect: CGRect

    init(_ size: CGSize, margin: CGFloat) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    }

    /// Returns the smallest paper on which content fits, in either orientation, or the largest one if it fits on none.
    ///
    /// - Parameters:
    ///   - contentSize: The size of the content, in points.
    ///   - paperList: The available papers. Raises an exception if it's empty.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let sorted = paperList.sorted { $0.area < $1.area }
        guard let largest = sorted.last else { fatalError("The list of papers is empty.") }
        return sorted.first { $0.fits(contentSize) } ?? largest
    }

    private var area: CGFloat { paperSize.width * paperSize.height }

    private func fits(_ size: CGSize) -> Bool {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return short <= min(paperSize.width, paperSize.height) && long <= max(paperSize.width, paperSize.height)
    }

    /// Returns the part of the paper for the content if the paper is cut. It's ``printableRect``.
    open func printRect() -> CGRect { printableRect }

    // MARK: Papers of the device

    private static let margin: CGFloat = 18
    private static let a4 = CGSize(width: 595, height: 842)
    private static let letter = CGSize(width: 612, height: 792)
    private static let photoSizes = [
        CGSize(width: 288, height: 432), CGSize(width: 360, height: 504), CGSize(width: 576, height: 720),
    ]
    /// The regions that use US Letter.
    private static let letterRegions: Set<String> = ["US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "PA", "VE", "DO"]

    /// Returns the papers for a kind of content. The first one is usual in the region.
    static func papers(for type: UIPrintInfo.OutputType, locale: Locale = .current) -> [UIPrintPaper] {
        if type == .photo || type == .photoGrayscale { return photoSizes.map { UIPrintPaper($0, margin: 0) } }
        let usesLetter = locale.region.map { letterRegions.contains($0.identifier) } ?? true
        let sizes = usesLetter ? [letter, a4] : [a4, letter]
        return sizes.map { UIPrintPaper($0, margin: margin) }
    }

    /// Returns the paper and its printable part in an orientation.
    func rects(_ orientation: UIPrintInfo.Orientation) -> (paper: CGRect, printable: CGRect) {
        let paper = CGRect(origin: .zero, size: paperSize)
        guard orientation == .landscape else { return (paper, printableRect) }
        func turned(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        }
        return (turned(paper), turned(printableRect))
    }
}
