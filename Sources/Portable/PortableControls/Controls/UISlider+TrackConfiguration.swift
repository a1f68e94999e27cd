@_spi(Collage) import PortableUIKitCore

extension UISlider {
    /// The style of a slider.
    public enum Style: Int, Sendable {
        /// A slider with a thumb.
        case `default` = 0
        /// A slider without a thumb.
        case thumbless = 1
    }

    /// The ticks of a slider's track, and the values that the user can choose.
    ///
    /// Positions on the track are from 0, the minimum value, to 1, the maximum value.
    public struct TrackConfiguration: Hashable {
        /// A tick on the track.
        public struct Tick: Hashable {
            /// The position of the tick, from 0 to 1.
            public let position: Float
            /// The name of the position, which VoiceOver reads, or `nil` if it has no name.
            public let title: String?
            /// The image of the tick, or `nil` for a dot.
            ///
            /// Differs from UIKit: all marks are dots.
            public let image: UIImage?

            /// Creates a tick at a position, which is clamped to 0...1.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = min(max(position, 0), 1)
                self.title = title
                self.image = image
            }
        }

        /// A Boolean value that indicates whether the user can choose only the values at ticks. Without ticks, all
        /// values are allowed.
        public var allowsTickValuesOnly: Bool
        /// The position from which the track is filled to the thumb. The default is 0.
        public var neutralValue: Float
        /// The range of positions that the user can choose. The default is the whole track.
        public var enabledRange: ClosedRange<Float>
        /// The ticks on the track.
        public private(set) var ticks: [Tick]

        /// Creates a configuration with ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a configuration with a number of evenly spaced ticks, the first and last of which are at the ends.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let last = Float(max(numberOfTicks - 1, 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
        }

        /// Returns the allowed position that is closest to the given one.
        func allowedPosition(_ position: Float) -> Float {
            let limited = min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly else { return limited }
            let allowed = ticks.map(\.position).filter(enabledRange.contains)
            return allowed.min { abs($0 - limited) < abs($1 - limited) } ?? limited
        }
    }
}

/// A view that draws the ticks of a slider's track.
final class SliderTicksView: UIView {
    private static let size: CGFloat = 4

    var configuration: UISlider.TrackConfiguration? {
        didSet { if oldValue != configuration { setNeedsLayout() } }
    }

    /// Places dots at the given points.
    func place(_ points: [CGPoint]) {
        while subviews.count > points.count { subviews.last?.removeFromSuperview() }
        while subviews.count < points.count {
            let dot = UIView(frame: .zero)
            dot.backgroundColor = .tertiaryLabel
            dot.layer.cornerRadius = Self.size / 2
            addSubview(dot)
        }
        for (dot, point) in zip(subviews, points) {
            // Place the dot below the track, so that the filled part doesn't hide it.
            dot.frame = CGRect(x: point.x - Self.size / 2, y: point.y + 6, width: Self.size, height: Self.size)
        }
    }
}
