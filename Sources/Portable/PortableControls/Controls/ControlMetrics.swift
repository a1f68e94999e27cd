import PortableUIKitCore

/// The sizes and colors of controls in a design of the system (`UIKitConstants.md` 6).
package struct ControlMetrics {
    /// The size of a switch.
    package let switchSize: CGSize
    /// The size of a switch's thumb, which is centered vertically.
    let switchThumb: CGSize
    /// The track of a switch that is off.
    let switchOffColor: UIColor
    /// The timings of a switch's track while the switch is turned on or off, and of its thumb.
    let switchOnTiming: AnimationTiming
    let switchOffTiming: AnimationTiming
    let switchThumbTiming: AnimationTiming
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
    /// A Boolean value that indicates whether a stepper's divider is two pixels wide. Otherwise, it's a point wide.
    let hasSharpStepperDivider: Bool
    /// The part of a stepper's divider in each of its accessibility elements that isn't in the element.
    let stepperElementInset: CGFloat
    /// The color of a stepper's plus and minus signs.
    let signColor: UIColor
    /// The length of a stepper's plus and minus signs, with their round ends.
    let signLength: CGFloat
    /// The selected segment in the dark style.
    let darkPillColor: UIColor
    /// The width of a divider between segments, or 0 without dividers.
    let segmentDividerWidth: CGFloat
    /// A Boolean value that indicates whether segments of equal width begin at whole points.
    let hasWholeSegments: Bool
    /// The color of a disabled segment's title.
    let disabledTitleColor: UIColor
    /// A Boolean value that indicates whether the ends of bordered buttons are round.
    package let buttonsAreCapsules: Bool
    /// A Boolean value that indicates whether a slider's thumb is at a whole point.
    let hasWholeThumbPositions: Bool

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

    /// The thickness of a stepper's plus and minus signs, recorded on iOS 18 and 26.
    static let signThickness: CGFloat = 5 / 3
    /// The weight of a selected segment's title, recorded on iOS 18 and 26.
    static let selectedTitleWeight = UIFont.Weight.medium

    /// The metrics of the current design.
    package static var current: ControlMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = ControlMetrics(
        switchSize: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27),
        switchOffColor: .secondarySystemFill, switchOnTiming: brief, switchOffTiming: brief, switchThumbTiming: brief,
        touchedThumbGrowth: 7, sliderTrackHeight: 4, sliderTrackInset: 2,
        sliderThumb: CGSize(width: 28, height: 28), sliderTrackColor: .systemFill,
        thumbShadow: Shadow(opacity: 0.15, radius: 4, offset: 3), barRadius: 8, pillRadius: 7, stepperDividerHeight: 18,
        hasSharpStepperDivider: false, stepperElementInset: 2 / 3, signColor: .label,
        signLength: 41 / 3, darkPillColor: .systemGray2, segmentDividerWidth: 1,
        hasWholeSegments: false, disabledTitleColor: .tertiaryLabel, buttonsAreCapsules: false,
        hasWholeThumbPositions: false)

    private static let iOS26 = ControlMetrics(
        switchSize: CGSize(width: 63, height: 28), switchThumb: CGSize(width: 37, height: 24),
        switchOffColor: fade(light: 66, dark: 63),
        switchOnTiming: AnimationTiming(criticalSpring: 9.24, duration: 0.99947),
        switchOffTiming: AnimationTiming(criticalSpring: 15.708, duration: 0.58792),
        switchThumbTiming: AnimationTiming(duration: 0.336, curve: .bezier(x1: 0.16, y1: 0.004, x2: 0.406, y2: 1.192)),
        touchedThumbGrowth: 0, sliderTrackHeight: 6, sliderTrackInset: 0,
        sliderThumb: CGSize(width: 37, height: 24), sliderTrackColor: fade(light: 26, dark: 26),
        thumbShadow: Shadow(opacity: 0.11, radius: 3, offset: 1), barRadius: 16, pillRadius: 14,
        stepperDividerHeight: 24, hasSharpStepperDivider: true, stepperElementInset: 0, signColor: sign,
        signLength: 13,
        darkPillColor: UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1),
        segmentDividerWidth: 0, hasWholeSegments: true, disabledTitleColor: fade(light: 127.5, dark: 127.5),
        buttonsAreCapsules: true, hasWholeThumbPositions: true)

    /// The color of signs, recorded in the light style.
    private static let sign = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 37 / 255, alpha: 1) }

    private static let brief = AnimationTiming(duration: 0.25, curve: .easeInOut)

    /// Returns black in the light style and white in the dark style, with opacities from 0 to 255.
    private static func fade(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: dark / 255) : UIColor(white: 0, alpha: light / 255)
        }
    }
}
