import Foundation

/// The frames of a cell's accessories and content, recorded in `ListRules.md`. All frames are for a left-to-right
/// direction; callers mirror them for right-to-left languages.
package struct AccessoryArrangement: Equatable {
    /// The size of the cell.
    package let size: CGSize

    /// The frames of the accessories, first those on the leading side.
    package private(set) var frames: [CGRect] = []

    /// The frame of the separator line before the reorder control, if there is one.
    package private(set) var line: CGRect?

    /// The remaining frame for the content, as high as the cell; empty if the accessories use all the width.
    package private(set) var contentFrame: CGRect = .zero

    /// The width that isn't available for the content, even if it exceeds the cell's width.
    package private(set) var reservedWidth: CGFloat = 0

    /// Recorded distances, in points.
    private enum Metrics {
        /// The gap between leading accessories.
        static let leadingGap: CGFloat = 16
        /// The gap between trailing accessories.
        static let trailingGap: CGFloat = 8
        /// The gap between the reorder control and the accessory before it. The line is 8 points after that accessory.
        static let gapWithLine: CGFloat = 17
        static let lineWidth: CGFloat = 1
    }

    /// An accessory in an arrangement.
    package struct Item: Equatable {
        /// The width that is reserved for the accessory.
        package var reservedWidth: CGFloat
        package var size: CGSize
        /// Whether a line is shown before the accessory if it isn't the first of its side.
        package var hasLine = false

        package init(reservedWidth: CGFloat, size: CGSize, hasLine: Bool = false) {
            self.reservedWidth = reservedWidth
            self.size = size
            self.hasLine = hasLine
        }
    }

    /// The values that determine an arrangement.
    package struct Input: Equatable {
        package var size = CGSize.zero
        package var leading: [Item] = []
        package var trailing: [Item] = []
        package var leadingMargin: CGFloat = 0
        package var trailingMargin: CGFloat = 0
        package var indentation: CGFloat = 0
        package var indentsAccessories = true
        /// The insets of the content on a side without accessories.
        package var leadingPadding: CGFloat = 0
        package var trailingRoom: CGFloat = 0

        package init() {}
    }

    /// Creates the arrangement for an input.
    ///
    /// - Complexity: O(*n*) in the number of accessories.
    package init(_ input: Input) {
        size = input.size
        let start = layOutLeading(input)
        let end = layOutTrailing(input)
        reservedWidth = start + input.size.width - end
        // If both sides together are wider than the cell, the content's width is 0 instead of negative.
        let contentStart = min(start, max(input.size.width, 0))
        contentFrame = CGRect(
            x: contentStart, y: 0, width: max(end - contentStart, 0), height: max(input.size.height, 0))
    }

    /// Returns where the content begins.
    private mutating func layOutLeading(_ input: Input) -> CGFloat {
        guard !input.leading.isEmpty else { return input.leadingPadding + input.indentation }
        var end = input.leadingMargin + (input.indentsAccessories ? input.indentation : 0)
        for (index, item) in input.leading.enumerated() {
            if index > 0 { end += Metrics.leadingGap }
            frames.append(frame(of: item, from: end, in: input.size))
            end += item.reservedWidth
        }
        return input.indentsAccessories ? end : end + input.indentation
    }

    /// Returns where the content ends.
    private mutating func layOutTrailing(_ input: Input) -> CGFloat {
        guard !input.trailing.isEmpty else { return input.size.width - input.trailingRoom }
        var start = input.size.width - input.trailingMargin
        var reversed: [CGRect] = []
        for (index, item) in input.trailing.enumerated().reversed() {
            start -= item.reservedWidth
            reversed.append(frame(of: item, from: start, in: input.size))
            guard index > 0 else { break }
            guard item.hasLine else {
                start -= Metrics.trailingGap
                continue
            }
            start -= Metrics.gapWithLine
            line = CGRect(
                x: start + Metrics.trailingGap, y: 0, width: Metrics.lineWidth, height: max(input.size.height, 0))
        }
        frames += reversed.reversed()
        return start
    }

    /// Returns the frame of an item, centered in its reserved width. A wider view overflows on both sides.
    private func frame(of item: Item, from start: CGFloat, in size: CGSize) -> CGRect {
        CGRect(
            x: start + (item.reservedWidth - item.size.width) / 2, y: (size.height - item.size.height) / 2,
            width: item.size.width, height: item.size.height)
    }

    /// Returns the arrangement mirrored in a cell of the given width.
    package func mirrored(inWidth width: CGFloat) -> AccessoryArrangement {
        func mirrored(_ frame: CGRect) -> CGRect {
            CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        var copy = self
        copy.frames = frames.map(mirrored)
        copy.line = line.map(mirrored)
        copy.contentFrame = mirrored(contentFrame)
        return copy
    }
}
