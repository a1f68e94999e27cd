import DisplayList
import LayoutGeometry

/// The images and pictures that a frame mentions, by the address that the page asks for them at.
package struct ImageCatalog: Sendable {
    package enum Content: Sendable, Hashable {
        case image(DisplayImage)
        /// Drawn here, because a page can't.
        case picture(DisplayNode, scale: Double)
    }

    package private(set) var contents: [String: Content] = [:]

    package init() {}

    /// The address of an image: its content's fingerprint, so that a browser may keep it for ever.
    mutating func address(of image: DisplayImage) -> String {
        let address = "/image/" + String(image.id, radix: 16)
        contents[address] = .image(image)
        return address
    }

    /// The address of what a node draws within its bounds.
    mutating func address(ofPicture node: DisplayNode, scale: Double) -> String {
        let content = Content.picture(node, scale: scale)
        // Seeded anew in each process, which is why such pictures are not kept.
        let address = "/picture/" + String(UInt(bitPattern: content.hashValue), radix: 16)
        contents[address] = content
        return address
    }

    /// Adds what another catalog has.
    mutating func merge(_ other: ImageCatalog) {
        contents.merge(other.contents) { $1 }
    }
}
