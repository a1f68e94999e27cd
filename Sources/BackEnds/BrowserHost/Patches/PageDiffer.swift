import DisplayList
import LayoutGeometry

/// Knows what a page shows, and finds what has to change for the next frame.
///
/// Layers are compared with themselves in the frame before. Subtrees that share their storage with it, as those of
/// unchanged layers do, are not looked at.
package struct PageDiffer: Sendable {
    /// How many images that are no longer shown may be kept for a page that is slow to ask.
    private static let spareImageCount = 256

    /// What the page shows; nil if it shows nothing.
    package private(set) var shown: DisplayFrame?
    private var imageLimit = PageDiffer.spareImageCount
    /// The images that the page may still ask for.
    package private(set) var images = ImageCatalog()

    package init() {}

    /// Forgets what the page shows: the next patch makes everything anew.
    package mutating func reset() {
        shown = nil
    }

    /// What turns the page into `frame`.
    /// - Complexity: O(*n* log *n*) in the number of layers whose subtrees may have changed.
    package mutating func patch(to frame: DisplayFrame) -> Patch {
        defer { shown = frame }
        // Sizes in pixels are part of what was drawn: another scale draws anew.
        guard let shown, shown.size == frame.size, shown.scale == frame.scale, shown.root.id == frame.root.id else {
            let whole = LayerDifference(scale: frame.scale, whole: frame.root)
            images = whole.images
            return Patch(screen: frame.size, operations: whole.operations)
        }
        var difference = LayerDifference(scale: frame.scale)
        difference.compare(shown.root, frame.root)
        difference.settleMoves()
        if !difference.images.contents.isEmpty { keepImages(of: frame, adding: difference.images) }
        return Patch(operations: difference.operations)
    }

    /// Adds new images, and forgets those that no layer has any more once there are many.
    private mutating func keepImages(of frame: DisplayFrame, adding new: ImageCatalog) {
        images.merge(new)
        guard images.contents.count > imageLimit else { return }
        images = LayerDifference(scale: frame.scale, whole: frame.root).images
        imageLimit = 2 * images.contents.count + Self.spareImageCount
    }
}
