import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// The view of a day in a calendar.
final class CalendarDay: UIControl {
    /// The ways in which a day is selected.
    enum Selection: Equatable {
        case none
        case day
        /// A day of a selected week.
        case week(isFirst: Bool, isLast: Bool)
    }

    /// The day, and the strings that describe it.
    struct Day {
        let date: Date
        /// The index of the day on the page.
        let place: Int
        let text: String
        let spokenName: String
    }

    /// The properties that change the drawing of a day.
    struct Appearance: Equatable {
        var isToday = false
        var selection = Selection.none
        var font = UIFont.systemFont(ofSize: 20)
        var selectedFont = UIFont.systemFont(ofSize: 20, weight: .semibold)
    }

    /// The height of the text above a decoration.
    private static let decoratedHeight: CGFloat = 36

    let day: Day
    var appearance = Appearance() {
        didSet {
            guard oldValue != appearance else { return }
            isSelected = appearance.selection != .none
            updateAppearance()
        }
    }
    private let label = UILabel(frame: .zero)
    private let decorations = CalendarDecorationView(frame: .zero)

    init(_ day: Day) {
        self.day = day
        super.init(frame: .zero)
        label.text = day.text
        label.textAlignment = .center
        addSubview(label)
        addSubview(decorations)
        updateAppearance()
    }

    /// The view below the day.
    var decoration: UIView? {
        get { decorations.content }
        set { decorations.content = newValue }
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
        let isToday = appearance.isToday
        label.font = isSelected ? appearance.selectedFont : appearance.font
        label.textColor =
            !isEnabled
            ? .tertiaryLabel
            : isSelected ? (isToday && appearance.selection == .day ? .white : tintColor) : isToday ? tintColor : .label
        alpha = isHighlighted ? 0.4 : 1
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The decoration is closer to its day than to the next row.
        let isDecorated = bounds.height > CalendarMonthView.rowHeight
        let height = isDecorated ? CalendarDay.decoratedHeight : bounds.height
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let room = isDecorated ? UICalendarView.decorationHeight : 0
        decorations.frame = CGRect(x: 0, y: height, width: bounds.width, height: room)
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        let area = label.frame
        let side = min(area.width, area.height)
        let selection = appearance.selection
        let color: UIColor = appearance.isToday && selection == .day ? tintColor : tintColor.withAlphaComponent(0.12)
        let fill = DisplayCommand.fill(selectionPath(in: area, side), .color(color.color(with: traitCollection)))
        return selection == .none ? [] : [fill]
    }

    private func selectionPath(in area: CGRect, _ side: CGFloat) -> Path {
        var frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        let radius = Double(side) / 2
        guard case .week(let isFirst, let isLast) = appearance.selection else {
            return Path(frame.rect, corners: CornerRadii(all: radius))
        }
        frame.origin.x = area.minX
        frame.size.width = area.width
        let (left, right) = isRightToLeft ? (isLast, isFirst) : (isFirst, isLast)
        return Path(
            frame.rect,
            corners: CornerRadii(
                topLeft: left ? radius : 0, topRight: right ? radius : 0, bottomRight: right ? radius : 0,
                bottomLeft: left ? radius : 0))
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        if isSelected { defaults.traits.insert(.selected) }
        defaults.label = appearance.isToday ? "Today, " + day.spokenName : day.spokenName
        return defaults
    }
}

/// The space below a day, with its decoration.
private final class CalendarDecorationView: UIView {
    var content: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        let size = content.sizeThatFits(bounds.size)
        content.bounds.size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
