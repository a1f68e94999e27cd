import PortableUIKitCore

/// The sizes and colors of controls in a design of the system (`UIKitConstants.md` 6).
package struct ControlMetrics {
    /// The size of a switch.
    package let switchSize: CGSize
    /// The size of a switch's thumb, which is centered vertically.
    let switchThumb: CGSize
    /// The track of a switch that is off.
    let switchOffColor: UIColor
    /// The amount by which the thumb of a touched switch grows.
    let touchedThumbGrowth: CGFloat
    /// The height of a slider's track.
    let sliderTrackHeight: CGFloat
    /// The distance of a slider's track from the ends of the slider.
    let sliderTrackInset: CGFloat
    let sliderThumb: CGSize
    /// The track of a slider after the thumb.
    let sliderTrackColor: UIColor
    let thumbShadow: Shadow
    /// The corner radius of steppers and segmented controls, which are 32 points high.
    let barRadius: CGFloat
    /// The corner radius of the background of a selected segment.
    let pillRadius: CGFloat
    let stepperDividerHeight: CGFloat
    /// The length of a stepper's plus and minus signs.
    let signLength: CGFloat
    /// The weight of a selected segment's title.
    let selectedTitleWeight: UIFont.Weight
    /// The selected segment in the dark style.
    let darkPillColor: UIColor
    /// The width of a divider between segments, or 0 without dividers.
    let segmentDividerWidth: CGFloat
    /// A Boolean value that indicates whether the ends of bordered buttons are round.
    package let buttonsAreCapsules: Bool

    /// A shadow below a thumb.
    struct Shadow {
        let opacity: Float
        let radius: CGFloat
        let offset: CGFloat

        @MainActor
        func apply(to layer: CALayer) {
            layer.shadowOpacity = opacity
            layer.shadowRadius = radius
            layer.shadowOffset = CGSize(width: 0, height: offset)
        }
    }

    /// The metrics of the current design.
    package static var current: ControlMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = ControlMetrics(
        switchSize: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27),
        switchOffColor: .secondarySystemFill, touchedThumbGrowth: 7, sliderTrackHeight: 4, sliderTrackInset: 2,
        sliderThumb: CGSize(width: 28, height: 28), sliderTrackColor: .systemFill,
        thumbShadow: Shadow(opacity: 0.15, radius: 4, offset: 3), barRadius: 8, pillRadius: 7, stepperDividerHeight: 18,
        signLength: 15, selectedTitleWeight: .semibold, darkPillColor: .systemGray2, segmentDividerWidth: 1,
        buttonsAreCapsules: false)

    private static let iOS26 = ControlMetrics(
        switchSize: CGSize(width: 63, height: 28), switchThumb: CGSize(width: 37, height: 24),
        switchOffColor: fade(light: 66, dark: 63), touchedThumbGrowth: 0, sliderTrackHeight: 6, sliderTrackInset: 0,
        sliderThumb: CGSize(width: 37, height: 24), sliderTrackColor: fade(light: 26, dark: 26),
        thumbShadow: Shadow(opacity: 0.11, radius: 3, offset: 1), barRadius: 16, pillRadius: 14,
        stepperDividerHeight: 24,
        signLength: 13, selectedTitleWeight: .medium,
        darkPillColor: UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1),
        segmentDividerWidth: 0, buttonsAreCapsules: true)

    /// Returns black in the light style and white in the dark style, with opacities from 0 to 255.
    private static func fade(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: dark / 255) : UIColor(white: 0, alpha: light / 255)
        }
    }
}
