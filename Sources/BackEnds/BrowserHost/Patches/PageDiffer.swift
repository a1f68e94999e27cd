import DisplayList
import LayoutGeometry

/// Determines the changes from the frame that a page shows to the next one.
///
/// Layers are compared with themselves in the preceding frame. Subtrees that share their storage with it, which
/// unchanged layers do, are skipped.
package struct PageDiffer: Sendable {
    /// The number of images that are kept after they were removed from the screen, for a page that requests them late.
    private static let spareImageCount = 256

    /// The frame that the page shows, or `nil` if it shows nothing.
    package private(set) var shown: DisplayFrame?
    private var imageLimit = PageDiffer.spareImageCount
    /// The images that the page may still request.
    package private(set) var images = ImageCatalog()

    package init() {}

    /// Discards the shown frame, so that the next patch creates everything.
    package mutating func reset() {
        shown = nil
    }

    /// Returns the patch from the shown frame to `frame`.
    ///
    /// - Complexity: O(*n* log *n*) in the number of layers whose subtrees may have changed.
    package mutating func patch(to frame: DisplayFrame) -> Patch {
        defer { shown = frame }
        // The drawing depends on the size of pixels, so another scale requires a complete patch.
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

    /// Adds new images, and removes unused ones if there are many.
    private mutating func keepImages(of frame: DisplayFrame, adding new: ImageCatalog) {
        images.merge(new)
        guard images.contents.count > imageLimit else { return }
        images = LayerDifference(scale: frame.scale, whole: frame.root).images
        imageLimit = 2 * images.contents.count + Self.spareImageCount
    }
}
