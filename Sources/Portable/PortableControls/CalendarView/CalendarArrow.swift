import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A button that shows the previous or the next month of a calendar.
final class CalendarArrow: UIControl {
    private let isForward: Bool

    init(isForward: Bool) {
        self.isForward = isForward
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.3 : 1
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        let direction: Double = isForward != isRightToLeft ? 1 : -1
        let x = Double(bounds.midX), y = Double(bounds.midY)
        let path = Path([
            .move(Point(x: x - 4.5 * direction, y: y - 8.5)), .line(Point(x: x + 4.5 * direction, y: y)),
            .line(Point(x: x - 4.5 * direction, y: y + 8.5)),
        ])
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        return [
            .stroke(
                path, .color(color.color(with: traitCollection)), StrokeStyle(width: 2.5, cap: .round, join: .round))
        ]
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        defaults.label = isForward ? "Next Month" : "Previous Month"
        return defaults
    }
}
