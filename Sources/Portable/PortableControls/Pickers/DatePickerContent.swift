import Foundation

/// The content of a date picker with a style.
@MainActor
final class DatePickerContent {
    let style: UIDatePickerStyle
    let view: UIView
    weak var picker: UIDatePicker?

    private let wheels: DateWheelsView?
    private let calendar: DateCalendarView?
    private let buttons: DateButtonsView?
    private var mode = UIDatePicker.Mode.dateAndTime

    init(style: UIDatePickerStyle) {
        self.style = style
        switch style {
        case .wheels, .automatic:
            let wheels = DateWheelsView(frame: .zero)
            (self.wheels, calendar, buttons) = (wheels, nil, nil)
            view = wheels
        case .compact:
            let buttons = DateButtonsView(frame: .zero)
            (wheels, calendar, self.buttons) = (nil, nil, buttons)
            view = buttons
        case .inline:
            let inline = DateInlineView(frame: .zero)
            (wheels, calendar, buttons) = (inline.wheels, inline.calendar, inline.buttons)
            view = inline
        }
        wheels?.dateHandler = { [weak self] in self?.picker?.choose($0) }
        wheels?.durationHandler = { [weak self] in self?.picker?.choose($0) }
        calendar?.handler = { [weak self] in self?.picker?.choose($0) }
        buttons?.handler = { [weak self] in self?.picker?.choose($0) }
    }

    func setUp(mode: UIDatePicker.Mode, rules: DatePickerLimits, texts: DateTexts, date: Date, duration: TimeInterval) {
        self.mode = mode
        (view as? DateInlineView)?.mode = mode
        wheels?.setUp(
            mode: style == .inline ? .time : mode, rules: rules, texts: texts, date: date, duration: duration)
        calendar?.setUp(rules: rules, texts: texts, date: date)
        buttons?.setUp(mode: style == .inline ? .time : mode, rules: rules, texts: texts, date: date)
    }

    func show(_ date: Date, duration: TimeInterval, animated: Bool) {
        wheels?.show(date, duration: duration, animated: animated)
        calendar?.show(date)
        buttons?.show(date)
    }

    /// The size of the content, in points.
    var size: CGSize {
        switch style {
        case .wheels, .automatic: return CGSize(width: 320, height: 216)
        case .compact: return buttons?.sizeThatFits(.zero) ?? .zero
        case .inline:
            if mode == .time { return CGSize(width: 320, height: 216) }
            let time = mode == .dateAndTime ? DateInlineView.timeHeight : 0
            return CGSize(width: 320, height: DateCalendarView.height + time)
        }
    }
}

/// A calendar with the time below it, or wheels if only a time can be chosen.
final class DateInlineView: UIView {
    static let timeHeight: CGFloat = 50

    let calendar = DateCalendarView(frame: .zero)
    let wheels = DateWheelsView(frame: .zero)
    let buttons = DateButtonsView(frame: .zero)
    private let label = UILabel(frame: .zero)

    var mode = UIDatePicker.Mode.dateAndTime {
        didSet {
            wheels.isHidden = mode != .time
            calendar.isHidden = mode == .time
            buttons.isHidden = mode != .dateAndTime
            label.isHidden = mode != .dateAndTime
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Time"
        label.adjustsFontSizeToFitWidth = true
        // The button has the same accessibility label.
        label.isAccessibilityElement = false
        for view in [calendar, wheels, label, buttons] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        let time = mode == .dateAndTime ? Self.timeHeight : 0
        calendar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - time, 0))
        let margin: CGFloat = 16
        let size = buttons.sizeThatFits(bounds.size)
        let width = min(size.width, max(bounds.width - 2 * margin, 0))
        let row = bounds.height - time / 2
        let height = min(size.height, Self.timeHeight)
        buttons.frame = CGRect(
            x: isRightToLeft ? margin : bounds.width - margin - width, y: row - height / 2, width: width,
            height: height)
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.textAlignment = isRightToLeft ? .right : .left
        let room = max(bounds.width - 2 * margin - width - 8, 0)
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - margin - room : margin, y: bounds.height - time, width: room,
            height: time)
    }
}
