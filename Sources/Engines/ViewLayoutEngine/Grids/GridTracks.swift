/// The division of a lazy grid's breadth into tracks: columns, or rows if it scrolls horizontally.
package enum GridTracks {
    /// An element of the grid's description.
    package struct Item: Sendable, Hashable {
        package enum Size: Sendable, Hashable {
            case fixed(Double)
            case flexible(minimum: Double, maximum: Double)
            /// As many tracks of at least `minimum` as fit.
            case adaptive(minimum: Double, maximum: Double)
        }

        package var size: Size
        /// The distance to the next track; `nil` for the default.
        package var spacing: Double?

        package init(_ size: Size, spacing: Double? = nil) {
            self.size = size
            self.spacing = spacing
        }
    }

    /// A track, with its position relative to the grid's leading or top edge.
    package struct Track: Sendable, Hashable {
        package var position: Double
        package var length: Double
        /// The index of the description's element.
        package var item: Int

        package init(position: Double, length: Double, item: Int) {
            self.position = position
            self.length = length
            self.item = item
        }
    }

    /// Returns the tracks for a breadth. The length that fixed tracks and spacings leave is offered to the other
    /// entries in order. Each is offered an equal share of the rest, and uses it within its limits.
    ///
    /// - Parameter breadth: The breadth, or `nil` for the ideal size with minimum lengths. A breadth that isn't finite
    ///   counts as `nil`.
    package static func solve(_ items: [Item], breadth: Double?) -> [Track] {
        let breadth = breadth.flatMap { $0.isFinite ? max($0, 0) : nil }
        var room = breadth ?? 0
        var left = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { room -= item.distance }
            if case .fixed(let length) = item.size { room -= valid(length) } else { left += 1 }
        }
        var tracks: [Track] = []
        var position = 0.0
        for (index, item) in items.enumerated() {
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(position: position, length: valid(length), item: index))
            case .flexible(let minimum, let maximum):
                let length = clamp(breadth == nil ? valid(minimum) : room / Double(left), minimum, maximum)
                (room, left) = (room - length, left - 1)
                tracks.append(Track(position: position, length: length, item: index))
            case .adaptive(let minimum, let maximum):
                let low = valid(minimum)
                let share = max(breadth == nil ? low : room / Double(left), low)
                let step = low + item.distance
                let count = step > 0 ? max(min(((share + item.distance) / step).rounded(.down), 10_000), 1) : 1
                let length = clamp((share - (count - 1) * item.distance) / count, low, maximum)
                for copy in 0..<Int(count) {
                    tracks.append(
                        Track(position: position + Double(copy) * (length + item.distance), length: length, item: index)
                    )
                }
                (room, left) = (room - length * count - item.distance * (count - 1), left - 1)
            }
            if let last = tracks.last { position = last.position + last.length + item.distance }
        }
        return tracks
    }

    private static func valid(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }

    private static func clamp(_ length: Double, _ low: Double, _ high: Double) -> Double {
        let low = valid(low)
        return max(low, min(length, high.isNaN ? length : max(high, low)))
    }
}

extension GridTracks.Item {
    var distance: Double {
        guard let spacing, spacing.isFinite else { return Spacing.defaultDistance }
        return spacing
    }
}
