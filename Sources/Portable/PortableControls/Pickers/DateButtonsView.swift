import Foundation

/// A view with buttons for the day and the time, which open a calendar or wheels.
final class DateButtonsView: UIView {
    private static let spacing: CGFloat = 5

    private let day = DatePill(spokenName: "Date Picker")
    private let time = DatePill(spokenName: "Time Picker")
    private weak var openCalendar: DateCalendarView?
    private weak var openWheels: DateWheelsView?

    private var rules = DatePickerLimits(calendar: .current)
    private var texts = DateTexts(.current)
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    /// A closure that is called when the user chooses a date.
    var handler: ((Date) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for pill in [day, time] { addSubview(pill) }
        day.addAction(UIAction { [weak self] _ in self?.openDays() }, for: .touchUpInside)
        time.addAction(UIAction { [weak self] _ in self?.openTimes() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func setUp(mode: UIDatePicker.Mode, rules: DatePickerLimits, texts: DateTexts, date: Date) {
        self.rules = rules
        self.texts = texts
        day.isHidden = mode == .time
        time.isHidden = mode == .date
        openCalendar?.setUp(rules: rules, texts: texts, date: date)
        openWheels?.setUp(mode: .time, rules: rules, texts: texts, date: date, duration: 0)
        show(date)
    }

    func show(_ date: Date) {
        self.date = date
        day.text = texts.day(date)
        time.text = texts.time(date)
        openCalendar?.show(date)
        openWheels?.show(date, duration: 0, animated: true)
        setNeedsLayout()
    }

    // MARK: Choosing

    private func openDays() {
        let calendar = DateCalendarView(frame: .zero)
        calendar.setUp(rules: rules, texts: texts, date: date)
        calendar.handler = { [weak self] in self?.handler?($0) }
        openCalendar = calendar
        open(calendar, size: CGSize(width: 320, height: DateCalendarView.height), from: day)
    }

    private func openTimes() {
        let wheels = DateWheelsView(frame: .zero)
        wheels.setUp(mode: .time, rules: rules, texts: texts, date: date, duration: 0)
        wheels.dateHandler = { [weak self] in self?.handler?($0) }
        openWheels = wheels
        open(wheels, size: CGSize(width: 240, height: 216), from: time)
    }

    private func open(_ content: UIView, size: CGSize, from pill: DatePill) {
        guard var presenter = window?.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        pill.isOpen = true
        let popover = DatePickerPopover(content: content, size: size, source: pill) { [weak pill] in
            pill?.isOpen = false
        }
        content.tintColor = tintColor
        presenter.present(popover, animated: true)
    }

    // MARK: Layout

    private var pills: [DatePill] { [day, time].filter { !$0.isHidden } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = pills.map { $0.sizeThatFits(size) }
        let gaps = Self.spacing * CGFloat(max(sizes.count - 1, 0))
        return CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
    }

    /// Aligns the buttons with the leading edge, and shrinks them if space is limited.
    override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = sizeThatFits(bounds.size)
        let scale = wanted.width > bounds.width && wanted.width > 0 ? bounds.width / wanted.width : 1
        var x: CGFloat = 0
        for pill in pills {
            let size = pill.sizeThatFits(bounds.size)
            let width = size.width * scale, height = min(size.height, bounds.height)
            pill.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
                height: height)
            x += width + Self.spacing * scale
        }
    }
}
