import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// The view of a day in a calendar.
final class CalendarDay: UIControl {
    let date: Date
    /// The index of the day on the page.
    let place: Int
    private let spokenName: String
    private let label = UILabel(frame: .zero)
    var isToday = false {
        didSet { if oldValue != isToday { updateAppearance() } }
    }

    init(date: Date, place: Int, text: String, spokenName: String) {
        self.date = date
        self.place = place
        self.spokenName = spokenName
        super.init(frame: .zero)
        label.text = text
        label.textAlignment = .center
        addSubview(label)
        updateAppearance()
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        label.textColor =
            !isEnabled
            ? .tertiaryLabel
            : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        alpha = isHighlighted ? 0.4 : 1
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard isSelected else { return [] }
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        let path = Path(circle.rect, corners: CornerRadii(all: Double(side) / 2))
        let color: UIColor = isToday ? tintColor : tintColor.withAlphaComponent(0.12)
        return [.fill(path, .color(color.color(with: traitCollection)))]
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        if isSelected { defaults.traits.insert(.selected) }
        defaults.label = isToday ? "Today, " + spokenName : spokenName
        return defaults
    }
}

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
        let way: Double = isForward != isRightToLeft ? 1 : -1
        let x = Double(bounds.midX), y = Double(bounds.midY)
        let path = Path([
            .move(Point(x: x - 4.5 * way, y: y - 8.5)), .line(Point(x: x + 4.5 * way, y: y)),
            .line(Point(x: x - 4.5 * way, y: y + 8.5)),
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
