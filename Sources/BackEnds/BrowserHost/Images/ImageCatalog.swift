import DisplayList
import LayoutGeometry

/// The images and drawings of a frame, by the address at which the page requests them.
package struct ImageCatalog: Sendable {
    package enum Content: Sendable, Hashable {
        case image(DisplayImage)
        /// A node that is drawn by the server because a page doesn't support it.
        case picture(DisplayNode, scale: Double)
    }

    package private(set) var contents: [String: Content] = [:]

    package init() {}

    /// Returns the address of an image. It contains a hash of the content, so that a browser can cache it permanently.
    mutating func address(of image: DisplayImage) -> String {
        let address = "/image/" + String(image.id, radix: 16)
        contents[address] = .image(image)
        return address
    }

    /// Returns the address of an image of a node within its bounds.
    mutating func address(ofPicture node: DisplayNode, scale: Double) -> String {
        let content = Content.picture(node, scale: scale)
        // The hash is seeded differently in each process, so such images aren't cached.
        let address = "/picture/" + String(UInt(bitPattern: content.hashValue), radix: 16)
        contents[address] = content
        return address
    }

    /// Adds the images of another catalog.
    mutating func merge(_ other: ImageCatalog) {
        contents.merge(other.contents) { $1 }
    }
}
