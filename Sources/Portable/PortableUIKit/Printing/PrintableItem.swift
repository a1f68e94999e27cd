import Foundation

/// An item that an app prints without a formatter: an image or a PDF document.
@MainActor
enum PrintableItem {
    case image(UIImage)
    case document(Data)

    /// The types of data that can be printed.
    static let types: Set<String> = ["public.png", "public.jpeg", "com.compuserve.gif", "com.adobe.pdf"]

    /// Creates an item from an image, from data, or from the URL of a file. It's `nil` for other objects.
    init?(_ item: Any) {
        switch item {
        case let image as UIImage: self = .image(image)
        case let data as Data: self.init(data: data)
        case let url as URL:
            guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
            self.init(data: data)
        default: return nil
        }
    }

    private init?(data: Data) {
        if data.starts(with: Data("%PDF".utf8)) {
            self = .document(data)
        } else if let image = UIImage(data: data) {
            self = .image(image)
        } else {
            return nil
        }
    }
}

/// A page renderer that prints one image on each page, as large as possible.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let image = images[pageIndex]
        guard image.size.width > 0, image.size.height > 0 else { return }
        let scale = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(
                x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width,
                height: size.height))
    }
}
