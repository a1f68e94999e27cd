import Foundation
@_spi(Collage) import PortableUIKitCore

/// A calendar of one month with a selected day, and buttons for the previous and the next month.
final class DateCalendarView: UIView {
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 22
    static let rowHeight: CGFloat = 44
    static let margin: CGFloat = 8
    /// The height of the header, the weekday names, and six weeks.
    static let height = headerHeight + weekdayHeight + 6 * rowHeight

    private let title = UILabel(frame: .zero)
    private let previousMonth = CalendarArrow(isForward: false)
    private let nextMonth = CalendarArrow(isForward: true)
    private var weekdays: [UILabel] = []
    private let page = UIView(frame: .zero)
    private var days: [CalendarDay] = []

    private var rules = DatePickerLimits(calendar: .current)
    private var texts = DateTexts(.current)
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The start of the visible month.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    /// A closure that is called when the user chooses a date.
    var handler: ((Date) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        previousMonth.addAction(UIAction { [weak self] _ in self?.turnPage(by: -1) }, for: .touchUpInside)
        nextMonth.addAction(UIAction { [weak self] _ in self?.turnPage(by: 1) }, for: .touchUpInside)
        for view in [page, title, previousMonth, nextMonth] { addSubview(view) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(
                target: self, action: Selector("swipe:", DateCalendarView.swipe))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    func setUp(rules: DatePickerLimits, texts: DateTexts, date: Date) {
        self.rules = rules
        self.texts = texts
        for label in weekdays { label.removeFromSuperview() }
        weekdays = texts.weekdays.map { name in
            let label = UILabel(frame: .zero)
            label.text = name.uppercased(with: rules.locale)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
        month = .distantPast
        show(date)
    }

    /// Shows a date and its month.
    func show(_ date: Date) {
        self.date = date
        let month = rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
        if month != self.month {
            self.month = month
            build()
        }
        for day in days { updateAppearance(of: day) }
    }

    // MARK: Months

    func swipe(_ recognizer: UISwipeGestureRecognizer) {
        turnPage(by: (recognizer.direction == .left) != isRightToLeft ? 1 : -1)
    }

    private func month(after count: Int) -> Date? {
        guard let other = rules.calendar.date(byAdding: .month, value: count, to: month),
            rules.allows(.month, of: other)
        else { return nil }
        return other
    }

    private func turnPage(by count: Int) {
        guard let other = month(after: count) else { return }
        month = other
        let old = days
        build(keepsOld: true)
        let way = (count > 0) != isRightToLeft ? bounds.width : -bounds.width
        let new = days
        layoutIfNeeded()
        guard window != nil, UIView.areAnimationsEnabled else {
            for day in old { day.removeFromSuperview() }
            return
        }
        for day in old { day.isUserInteractionEnabled = false }
        UIView.performWithoutAnimation {
            for day in new { day.transform = CGAffineTransform(translationX: way, y: 0) }
        }
        UIView.animate(withDuration: 0.3) {
            for day in old { day.transform = CGAffineTransform(translationX: -way, y: 0) }
            for day in new { day.transform = .identity }
        } completion: { _ in
            for day in old { day.removeFromSuperview() }
        }
    }

    private func build(keepsOld: Bool = false) {
        if !keepsOld { for day in days { day.removeFromSuperview() } }
        title.text = texts.text(month, template: "yMMMM")
        let calendar = rules.calendar
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        days = (0..<count).compactMap { index in
            guard let date = calendar.date(byAdding: .day, value: index, to: month) else { return nil }
            let day = CalendarDay(
                date: date, place: lead + index, text: texts.number(index + 1),
                spokenName: texts.text(date, template: "EEEEMMMMd"))
            day.isEnabled = rules.allows(.day, of: date)
            day.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    self.handler?(self.rules.limited(self.rules.day(of: date, timeOf: self.date)))
                }, for: .touchUpInside)
            page.addSubview(day)
            updateAppearance(of: day)
            return day
        }
        previousMonth.isEnabled = self.month(after: -1) != nil
        nextMonth.isEnabled = self.month(after: 1) != nil
        setNeedsLayout()
    }

    private func updateAppearance(of day: CalendarDay) {
        day.isSelected = rules.calendar.isDate(day.date, inSameDayAs: date)
        day.isToday = rules.calendar.isDateInToday(day.date)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin, 0)
        let cell = width / 7
        let left = Self.margin
        func x(_ column: CGFloat) -> CGFloat {
            isRightToLeft ? left + width - (column + 1) * cell : left + column * cell
        }
        let arrows: CGFloat = 44
        let titleWidth = max(width - 2 * arrows - 8, 0)
        title.textAlignment = isRightToLeft ? .right : .left
        title.frame = CGRect(
            x: isRightToLeft ? left + width - titleWidth - 8 : left + 8, y: 0, width: titleWidth,
            height: Self.headerHeight)
        let ends = isRightToLeft ? [left + arrows, left] : [left + width - 2 * arrows, left + width - arrows]
        for (arrow, x) in zip([previousMonth, nextMonth], ends) {
            arrow.frame = CGRect(x: x, y: 0, width: arrows, height: Self.headerHeight)
        }
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: x(CGFloat(index)), y: Self.headerHeight, width: cell, height: Self.weekdayHeight)
        }
        let top = Self.headerHeight + Self.weekdayHeight
        page.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        for day in days {
            day.bounds.size = CGSize(width: cell, height: Self.rowHeight)
            day.center = CGPoint(
                x: x(CGFloat(day.place % 7)) + cell / 2, y: (CGFloat(day.place / 7) + 0.5) * Self.rowHeight)
        }
    }
}
