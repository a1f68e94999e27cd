import Foundation
@_spi(Collage) import PortableUIKitCore

/// The days of a month, with buttons for the previous and the next month.
///
/// Subclasses choose what is selected: ``DateCalendarView`` for date pickers, and ``CalendarContentView`` for calendar
/// views.
class CalendarMonthView: UIView {
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 22
    static let rowHeight: CGFloat = 44
    static let margin: CGFloat = 8

    /// Returns the height of the header, the weekday names, and six weeks.
    static func height(decorationHeight: CGFloat = 0) -> CGFloat {
        headerHeight + weekdayHeight + 6 * (rowHeight + decorationHeight)
    }

    private let title = UILabel(frame: .zero)
    private let previousMonth = CalendarArrow(isForward: false)
    private let nextMonth = CalendarArrow(isForward: true)
    private var weekdays: [UILabel] = []
    private let page = UIView(frame: .zero)
    private(set) var days: [CalendarDay] = []

    private(set) var rules = DatePickerLimits(calendar: .current)
    private var texts = DateTexts(.current)
    /// The start of the visible month.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    /// The height below each day for its decoration.
    var decorationHeight: CGFloat = 0 {
        didSet { if oldValue != decorationHeight { setNeedsLayout() } }
    }
    /// The design of the font.
    var fontDesign = UIFontDescriptor.SystemDesign.default

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        title.accessibilityTraits = .header
        previousMonth.addAction(UIAction { [weak self] _ in self?.turnPage(by: -1) }, for: .touchUpInside)
        nextMonth.addAction(UIAction { [weak self] _ in self?.turnPage(by: 1) }, for: .touchUpInside)
        for view in [page, title, previousMonth, nextMonth] { addSubview(view) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(
                target: self, action: Selector("swipe:", CalendarMonthView.swipe))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Subclasses

    /// Returns how a day is selected.
    func selection(of date: Date) -> CalendarDay.Selection { .none }

    /// Returns a Boolean value that indicates whether the user can choose a day.
    func isEnabled(_ date: Date) -> Bool { rules.allows(.day, of: date) }

    /// Handles a tap on a day.
    func choose(_ date: Date) {}

    /// Returns a view to show below a day.
    func decoration(of date: Date) -> UIView? { nil }

    /// Notifies the subclass of another visible month.
    func monthDidChange(from previous: Date) {}

    // MARK: Content

    /// Sets the calendar, and shows the month of a date.
    func setUp(rules: DatePickerLimits, texts: DateTexts, date: Date) {
        self.rules = rules
        self.texts = texts
        title.font = font(size: 17, weight: .semibold)
        for label in weekdays { label.removeFromSuperview() }
        weekdays = texts.weekdays.map { name in
            let label = UILabel(frame: .zero)
            label.text = name.uppercased(with: rules.locale)
            label.font = font(size: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
        month = startOfMonth(date)
        build()
    }

    /// Updates the selection, and which days can be chosen.
    func updateDays() { for day in days { updateAppearance(of: day) } }

    /// Replaces the decorations of the days for which a closure returns `true`.
    func updateDecorations(where needsUpdate: (Date) -> Bool) {
        for day in days where needsUpdate(day.day.date) { day.decoration = decoration(of: day.day.date) }
    }

    private func font(size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard fontDesign != .default, let descriptor = font.fontDescriptor.withDesign(fontDesign) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    // MARK: Months

    func startOfMonth(_ date: Date) -> Date { rules.calendar.dateInterval(of: .month, for: date)?.start ?? date }

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
        if let other = month(after: count) { show(month: other, animated: true) }
    }

    /// Shows the month that contains a date.
    func show(month date: Date, animated: Bool) {
        let other = startOfMonth(date)
        guard other != month else { return }
        let previous = month
        month = other
        if animated, window != nil, UIView.areAnimationsEnabled {
            turnPage(isForward: other > previous)
        } else {
            build()
        }
        monthDidChange(from: previous)
    }

    private func turnPage(isForward: Bool) {
        let old = days
        build(keepsOld: true)
        let distance = isForward != isRightToLeft ? bounds.width : -bounds.width
        let new = days
        layoutIfNeeded()
        for day in old { day.isUserInteractionEnabled = false }
        UIView.performWithoutAnimation {
            for day in new { day.transform = CGAffineTransform(translationX: distance, y: 0) }
        }
        UIView.animate(withDuration: 0.3) {
            for day in old { day.transform = CGAffineTransform(translationX: -distance, y: 0) }
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
                CalendarDay.Day(
                    date: date, place: lead + index, text: texts.number(index + 1),
                    spokenName: texts.text(date, template: "EEEEMMMMd")))
            day.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
            page.addSubview(day)
            updateAppearance(of: day)
            day.decoration = decoration(of: date)
            return day
        }
        previousMonth.isEnabled = self.month(after: -1) != nil
        nextMonth.isEnabled = self.month(after: 1) != nil
        setNeedsLayout()
    }

    private func updateAppearance(of day: CalendarDay) {
        let date = day.day.date
        day.isEnabled = isEnabled(date)
        day.appearance = CalendarDay.Appearance(
            isToday: rules.calendar.isDateInToday(date), selection: selection(of: date),
            font: font(size: 20, weight: .regular), selectedFont: font(size: 20, weight: .semibold))
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
        let row = Self.rowHeight + decorationHeight
        for day in days {
            day.bounds.size = CGSize(width: cell, height: row)
            day.center = CGPoint(
                x: x(CGFloat(day.day.place % 7)) + cell / 2, y: (CGFloat(day.day.place / 7) + 0.5) * row)
        }
    }
}
