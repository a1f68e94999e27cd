@_spi(Collage) import PortableUIKitCore

extension UISlider {
    /// The appearance of a slider.
    public enum Style: Int, Sendable {
        /// A knob on a track.
        case `default` = 0
        /// A track without a knob.
        case thumbless = 1
    }

    /// The ticks of a slider's track, and the values that the user can choose.
    ///
    /// Positions on the track are from 0, the minimum value, to 1, the maximum value.
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        public struct Tick: Hashable {
            /// The position of the mark, from 0 to 1.
            public let position: Float
            /// The name of the position, which VoiceOver reads; `nil` if it has no name.
            public let title: String?
            /// The image of the mark; nil for a dot.
            ///
            /// Differs from UIKit: all marks are dots.
            public let image: UIImage?

            /// Creates a mark at a position, which is limited to 0 to 1.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = min(max(position, 0), 1)
                self.title = title
                self.image = image
            }
        }

        /// Whether the user can choose only the values at ticks; without ticks, all values.
        public var allowsTickValuesOnly: Bool
        /// The position from which the track is filled to the knob; 0 by default.
        public var neutralValue: Float
        /// The positions that the user can choose; all by default.
        public var enabledRange: ClosedRange<Float>
        /// The marks.
        public private(set) var ticks: [Tick]

        /// Creates a configuration with marks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a configuration with a number of marks at equal distances, the first and the last one at the ends.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let last = Float(max(numberOfTicks - 1, 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
        }

        /// The position nearest to the given one that the user can choose.
        func allowedPosition(_ position: Float) -> Float {
            let limited = min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly else { return limited }
            let allowed = ticks.map(\.position).filter(enabledRange.contains)
            return allowed.min { abs($0 - limited) < abs($1 - limited) } ?? limited
        }
    }
}

/// Draws the marks of a slider's track.
final class SliderTicksView: UIView {
    private static let size: CGFloat = 4

    var configuration: UISlider.TrackConfiguration? {
        didSet { if oldValue != configuration { setNeedsLayout() } }
    }

    /// Places a dot at each of some points.
    func place(_ points: [CGPoint]) {
        while subviews.count > points.count { subviews.last?.removeFromSuperview() }
        while subviews.count < points.count {
            let dot = UIView(frame: .zero)
            dot.backgroundColor = .tertiaryLabel
            dot.layer.cornerRadius = Self.size / 2
            addSubview(dot)
        }
        for (dot, point) in zip(subviews, points) {
            // Below the track, so that the filled part doesn't hide it.
            dot.frame = CGRect(x: point.x - Self.size / 2, y: point.y + 6, width: Self.size, height: Self.size)
        }
    }
}
