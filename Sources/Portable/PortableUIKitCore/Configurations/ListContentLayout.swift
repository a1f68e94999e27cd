import Foundation
import LayoutGeometry

/// The layout of the image, the text, and the secondary text in a list's cell. Lengths are in points, from left to
/// right.
@MainActor
package struct ListContentLayout {
    /// The layout properties of text.
    @MainActor
    struct Text {
        /// Returns the size of the text with lines of at most the given width.
        var size: (_ width: CGFloat) -> CGSize
        /// The distance from the top to the first baseline.
        var ascender: CGFloat
    }

    /// The layout properties of an image.
    package struct Image {
        package var size: CGSize
        /// The area reserved for the image, which is centered in it.
        package var slot: CGSize

        package init(size: CGSize, slot: CGSize) {
            self.size = size
            self.slot = slot
        }
    }

    var margins = UIEdgeInsets.zero
    var minimumHeight: CGFloat = 0
    var image: Image?
    var text: Text?
    var secondaryText: Text?
    var prefersSideBySide = false
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var pixels = PixelGrid(scale: 1)

    /// The results for a width, which don't depend on the height.
    struct Lines {
        let width: CGFloat
        let isSideBySide: Bool
        let text: CGSize?
        let secondaryText: CGSize?
        /// The image in a view of sufficient height.
        let image: Image?
        /// The height of the text and the secondary text, and the spacing between them.
        let textHeight: CGFloat
        /// The height of a view including its margins.
        let height: CGFloat
        /// The width of all content.
        let contentWidth: CGFloat
    }

    struct Frames: Equatable {
        var image: CGRect?
        /// The area reserved for the image.
        var imageSlot: CGRect?
        var text: CGRect?
        var secondaryText: CGRect?
    }

    // MARK: Widths

    /// Returns the sizes of the text and the secondary text in a view of the given width, which can be infinite.
    func lines(width: CGFloat) -> Lines {
        let room = max(width - margins.left - margins.right, 0)
        let image = self.image?.fitted(to: CGSize(width: hasText ? room / 2 : room, height: .infinity))
        let imageWidth = image.map { hasText ? $0.slot.width + imagePadding : $0.slot.width } ?? 0
        let textRoom = max(room - imageWidth, 0)
        let texts = textSizes(width: textRoom)
        let height = max(texts.height, image?.slot.height ?? 0) + margins.top + margins.bottom
        return Lines(
            width: width, isSideBySide: texts.isSideBySide, text: texts.text, secondaryText: texts.secondary,
            image: image, textHeight: texts.height,
            height: max(CGFloat(pixels.ceil(Double(height))), minimumHeight),
            contentWidth: CGFloat(
                pixels.ceil(Double(margins.left + imageWidth + texts.width + margins.right))))
    }

    private var hasText: Bool { text != nil || secondaryText != nil }

    private struct TextSizes {
        var text: CGSize?
        var secondary: CGSize?
        var isSideBySide = false
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func textSizes(width: CGFloat) -> TextSizes {
        guard let text, let secondaryText else {
            let size = (text ?? secondaryText)?.size(width) ?? .zero
            return TextSizes(
                text: text == nil ? nil : size, secondary: secondaryText == nil ? nil : size,
                isSideBySide: prefersSideBySide, width: size.width, height: size.height)
        }
        if prefersSideBySide {
            let size = text.size(.infinity), secondarySize = secondaryText.size(.infinity)
            let needed = size.width + horizontalPadding + secondarySize.width
            if needed <= width {
                let tops = baselineTops
                return TextSizes(
                    text: size, secondary: secondarySize, isSideBySide: true, width: needed,
                    height: max(tops.text + size.height, tops.secondary + secondarySize.height))
            }
        }
        let size = text.size(width), secondarySize = secondaryText.size(width)
        return TextSizes(
            text: size, secondary: secondarySize, width: max(size.width, secondarySize.width),
            height: size.height + verticalPadding + secondarySize.height)
    }

    /// The distances of side-by-side text and secondary text from the top of their line, so that they have the same
    /// baseline.
    private var baselineTops: (text: CGFloat, secondary: CGFloat) {
        guard let text, let secondaryText else { return (0, 0) }
        let ascender = max(text.ascender, secondaryText.ascender)
        return (
            CGFloat(pixels.round(Double(ascender - text.ascender))),
            CGFloat(pixels.round(Double(ascender - secondaryText.ascender)))
        )
    }

    // MARK: Frames

    /// Returns the frames in a view of the lines' width. If the content is too high, the image is scaled down to fit
    /// between the margins (ListRules.md L21). Texts first extend into the margins, and then have fewer lines.
    func frames(_ lines: Lines, height: CGFloat) -> Frames {
        var frames = Frames()
        let room = max(lines.width - margins.left - margins.right, 0)
        let heightInMargins = max(height - margins.top - margins.bottom, 0)
        var textX = margins.left
        if let image = lines.image?.fitted(to: CGSize(width: CGFloat.infinity, height: heightInMargins)) {
            let slot = CGRect(
                x: margins.left, y: (height - image.slot.height) / 2, width: image.slot.width,
                height: image.slot.height)
            frames.imageSlot = round(slot)
            frames.image = round(
                CGRect(
                    x: slot.midX - image.size.width / 2, y: (height - image.size.height) / 2, width: image.size.width,
                    height: image.size.height))
            textX = slot.maxX + imagePadding
        }
        let textWidth = max(margins.left + room - textX, 0)
        placeTexts(lines, x: textX, width: textWidth, height: height, &frames)
        return frames
    }

    private func placeTexts(
        _ lines: Lines, x: CGFloat, width: CGFloat, height: CGFloat, _ frames: inout Frames
    ) {
        let middle = margins.top + (height - margins.top - margins.bottom) / 2
        let top = min(max(middle - lines.textHeight / 2, 0), max(height - lines.textHeight, 0))
        if lines.isSideBySide {
            let tops = baselineTops
            frames.text = lines.text.map { size in
                round(CGRect(x: x, y: top + tops.text, width: min(size.width, width), height: size.height))
            }
            frames.secondaryText = lines.secondaryText.map { size in
                let own = min(size.width, width)
                return round(CGRect(x: x + width - own, y: top + tops.secondary, width: own, height: size.height))
            }
            return
        }
        var y = top
        frames.text = lines.text.map { size in
            defer { y += size.height + (lines.secondaryText == nil ? 0 : verticalPadding) }
            return round(CGRect(x: x, y: y, width: width, height: min(size.height, max(height - y, 0))))
        }
        frames.secondaryText = lines.secondaryText.map { size in
            round(CGRect(x: x, y: y, width: width, height: min(size.height, max(height - y, 0))))
        }
    }

    private func round(_ rect: CGRect) -> CGRect { pixels.round(rect.rect).cgRect }
}

extension ListContentLayout.Image {
    /// Returns the image scaled down to a limit, with its aspect ratio. The reserved area shrinks with it.
    package func fitted(to limit: CGSize) -> ListContentLayout.Image {
        var result = self
        result.slot.width = min(slot.width, limit.width)
        result.slot.height = min(slot.height, limit.height)
        guard size.width > limit.width || size.height > limit.height, size.width > 0, size.height > 0 else {
            return result
        }
        let factor = min(limit.width / size.width, limit.height / size.height)
        result.size = CGSize(width: size.width * factor, height: size.height * factor)
        // An area of the image's size follows the image.
        if slot.width == size.width { result.slot.width = result.size.width }
        if slot.height == size.height { result.slot.height = result.size.height }
        return result
    }
}
