import Foundation

/// The layout of a button's image, title, and subtitle, in points and in a left-to-right button.
struct ButtonContentLayout {
    /// The side of the titles on which the image is placed.
    enum ImageSide { case leading, trailing, top, bottom }

    /// The size of the image, including its reserved width.
    var imageSize: CGSize? {
        get {
            guard let own = ownImageSize, !isStacked else { return ownImageSize }
            return CGSize(width: max(own.width, imageReservation), height: own.height)
        }
        set { ownImageSize = newValue }
    }
    private var ownImageSize: CGSize?
    var titleSize: CGSize?
    var subtitleSize: CGSize?
    /// The size of the indicator after the rest of the content.
    var indicatorSize: CGSize?
    var imageSide = ImageSide.leading
    /// The minimum width of an image next to the titles. The image is centered in it.
    var imageReservation: CGFloat = 0
    /// The distance between the image and the titles.
    var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle.
    var titlePadding: CGFloat = 0
    /// The distance between the indicator and the rest of the content.
    var indicatorPadding: CGFloat = 0
    var titleAlignment = UIControl.ContentHorizontalAlignment.center

    struct Frames {
        var image: CGRect?
        var title: CGRect?
        var subtitle: CGRect?
        var indicator: CGRect?
    }

    /// The width of the indicator and the padding before it.
    private var indicatorRoom: CGFloat {
        guard let indicatorSize else { return 0 }
        return indicatorSize.width + (imageSize == nil && textSize == nil ? 0 : indicatorPadding)
    }

    private var isStacked: Bool { imageSide == .top || imageSide == .bottom }

    /// Returns the size available to the titles in the given width: all of it, except the width of the indicator and of
    /// an image next to the titles.
    func room(forTextIn width: CGFloat) -> CGSize {
        let image = isStacked ? 0 : imageSize.map { $0.width + imagePadding } ?? 0
        let sign = indicatorSize.map { $0.width + indicatorPadding } ?? 0
        return CGSize(width: max(width - image - sign, 0), height: .greatestFiniteMagnitude)
    }

    /// The combined size of the title and the subtitle below it.
    private var textSize: CGSize? {
        guard titleSize != nil || subtitleSize != nil else { return nil }
        let sizes = [titleSize, subtitleSize].compactMap { $0 }
        let padding = sizes.count == 2 ? titlePadding : 0
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(padding, +))
    }

    /// The smallest size that fits all content, without the button's insets.
    var size: CGSize {
        let size = sizeWithoutIndicator
        return CGSize(width: size.width + indicatorRoom, height: max(size.height, indicatorSize?.height ?? 0))
    }

    private var sizeWithoutIndicator: CGSize {
        guard let image = imageSize else { return textSize ?? .zero }
        guard let text = textSize else { return image }
        return isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
            : CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }

    /// Returns the frames of all content in a rectangle. The image and the text shrink if there isn't enough space.
    func frames(
        in rect: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        var layout = self
        layout.ownImageSize = ownImageSize.map { image in
            CGSize(width: min(image.width, max(rect.width, 0)), height: min(image.height, max(rect.height, 0)))
        }
        guard let indicatorSize else {
            return layout.framesOfFittingImage(in: rect, horizontal: horizontal, vertical: vertical)
        }
        layout.indicatorSize = nil
        let room = indicatorRoom
        let width = horizontal == .fill ? rect.width : min(layout.size.width + room, rect.width)
        let box = CGRect(
            x: Self.start(horizontal, of: width, from: rect.minX, length: rect.width), y: rect.minY, width: width,
            height: rect.height)
        let others = CGRect(x: box.minX, y: box.minY, width: max(width - room, 0), height: box.height)
        var frames = layout.framesOfFittingImage(in: others, horizontal: horizontal, vertical: vertical)
        let bottom = [frames.image, frames.title, frames.subtitle].compactMap { $0?.maxY }.max() ?? rect.maxY
        let top = [frames.image, frames.title, frames.subtitle].compactMap { $0?.minY }.min() ?? rect.minY
        frames.indicator = CGRect(
            origin: CGPoint(x: box.maxX - indicatorSize.width, y: (top + bottom - indicatorSize.height) / 2),
            size: indicatorSize)
        return frames
    }

    private func framesOfFittingImage(
        in rect: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        var size = size
        size.width = horizontal == .fill ? rect.width : min(size.width, rect.width)
        if vertical == .fill { size.height = rect.height }
        let box = CGRect(
            x: ButtonContentLayout.start(horizontal, of: size.width, from: rect.minX, length: rect.width),
            y: ButtonContentLayout.start(vertical, of: size.height, from: rect.minY, length: rect.height),
            width: size.width, height: size.height)
        var frames = Frames()
        var textBox = box
        if let image = imageSize {
            let gap = textSize == nil ? 0 : imagePadding
            var origin = CGPoint(x: box.midX - image.width / 2, y: box.midY - image.height / 2)
            if textSize != nil {
                switch imageSide {
                case .leading:
                    origin.x = box.minX
                    textBox.origin.x += image.width + gap
                    textBox.size.width -= image.width + gap
                case .trailing:
                    origin.x = box.maxX - image.width
                    textBox.size.width -= image.width + gap
                case .top:
                    origin.y = box.minY
                    textBox.origin.y += image.height + gap
                    textBox.size.height -= image.height + gap
                case .bottom:
                    origin.y = box.maxY - image.height
                    textBox.size.height -= image.height + gap
                }
            }
            frames.image = CGRect(origin: origin, size: image)
            if let own = ownImageSize, own.width < image.width {
                frames.image = CGRect(
                    x: origin.x + (image.width - own.width) / 2, y: origin.y, width: own.width, height: image.height)
            }
        }
        placeText(in: textBox, &frames)
        return frames
    }

    private func placeText(in box: CGRect, _ frames: inout Frames) {
        guard let text = textSize else { return }
        var y = box.midY - text.height / 2
        func place(_ size: CGSize) -> CGRect {
            let width = max(min(size.width, box.width), 0)
            defer { y += size.height + titlePadding }
            return CGRect(
                x: ButtonContentLayout.start(titleAlignment, of: width, from: box.minX, length: box.width), y: y,
                width: width, height: size.height)
        }
        frames.title = titleSize.map(place)
        frames.subtitle = subtitleSize.map(place)
    }

    private static func start(
        _ alignment: UIControl.ContentHorizontalAlignment, of length: CGFloat, from start: CGFloat, length room: CGFloat
    ) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: start
        case .right, .trailing: start + room - length
        default: start + (room - length) / 2
        }
    }

    private static func start(
        _ alignment: UIControl.ContentVerticalAlignment, of length: CGFloat, from start: CGFloat, length room: CGFloat
    ) -> CGFloat {
        switch alignment {
        case .top, .fill: start
        case .bottom: start + room - length
        default: start + (room - length) / 2
        }
    }
}
