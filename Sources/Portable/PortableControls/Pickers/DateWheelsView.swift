import Foundation

/// A view that shows a date on wheels.
final class DateWheelsView: UIView {
    private let picker = UIPickerView(frame: .zero)
    private var wheels: [DateWheel] = []
    private var mode = UIDatePicker.Mode.dateAndTime
    private var rules = DatePickerLimits(calendar: .current)
    private var texts = DateTexts(.current)
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var duration: TimeInterval = 0
    /// The day in the middle row of the wheel of days.
    private var middleDay = Date(timeIntervalSinceReferenceDate: 0)

    /// A closure that is called when the user chooses a date.
    var dateHandler: ((Date) -> Void)?
    /// A closure that is called when the user chooses a duration.
    var durationHandler: ((TimeInterval) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.dataSource = self
        picker.delegate = self
        picker.titleAlignment = { [weak self] in self?.wheels[$0].alignment ?? .center }
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    // MARK: Showing

    func setUp(mode: UIDatePicker.Mode, rules: DatePickerLimits, texts: DateTexts, date: Date, duration: TimeInterval) {
        self.mode = mode
        self.rules = rules
        self.texts = texts
        self.date = date
        self.duration = duration
        middleDay = rules.calendar.startOfDay(for: date)
        wheels = DateWheel.wheels(for: mode, texts: texts)
        picker.reloadAllComponents()
        turn(animated: false)
    }

    func show(_ date: Date, duration: TimeInterval, animated: Bool) {
        self.date = date
        self.duration = duration
        picker.refreshTitles()
        turn(animated: animated)
    }

    /// Turns the wheels to the date, each in the shorter direction.
    private func turn(animated: Bool) {
        for (index, wheel) in wheels.enumerated() {
            let old = picker.selectedRow(inComponent: index)
            let row = self.row(of: wheel, near: old)
            if row != old || !animated { picker.selectRow(row, inComponent: index, animated: animated) }
        }
    }

    private var monthCount: Int { rules.calendar.maximumRange(of: .month)?.count ?? 12 }

    private func row(of wheel: DateWheel, near old: Int) -> Int {
        let value = value(of: wheel)
        guard let cycle = wheel.cycle(interval: rules.minuteInterval, months: monthCount) else { return value }
        let count = wheel.rowCount(interval: rules.minuteInterval, months: monthCount)
        // A wheel that hasn't been turned starts in the middle, so that it can turn in both directions.
        let base = old <= cycle || old >= count - cycle ? count / 2 / cycle * cycle : old
        let turn = base / cycle * cycle
        let choices = [turn - cycle + value, turn + value, turn + cycle + value]
        return choices.min { abs($0 - base) < abs($1 - base) } ?? value
    }

    /// Returns the row within a cycle that represents the date.
    private func value(of wheel: DateWheel) -> Int {
        let parts = rules.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let minutes = Int(duration / 60)
        return switch wheel {
        case .weekday:
            DateWheel.days / 2
                + (rules.calendar.dateComponents(
                    [.day], from: middleDay, to: rules.calendar.startOfDay(for: date)
                ).day ?? 0)
        case .year: (parts.year ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .hour: parts.hour ?? 0
        case .minute: (parts.minute ?? 0) / rules.minuteInterval
        case .period: (parts.hour ?? 0) / 12
        case .hours: minutes / 60
        case .minutes: minutes % 60 / rules.minuteInterval
        }
    }

    /// Returns the date that a row of a wheel represents, if the other wheels don't change.
    private func date(at row: Int, of wheel: DateWheel) -> Date {
        let value = wheel.cycle(interval: rules.minuteInterval, months: monthCount).map { row % $0 } ?? row
        switch wheel {
        case .weekday:
            let days = row - DateWheel.days / 2
            let day = rules.calendar.date(byAdding: .day, value: days, to: middleDay) ?? middleDay
            return rules.day(of: day, timeOf: date)
        case .year: return rules.setting(.year, to: value + 1, of: date)
        case .month: return rules.setting(.month, to: value + 1, of: date)
        case .day: return rules.setting(.day, to: value + 1, of: date)
        case .hour: return rules.setting(.hour, to: value, of: date)
        case .minute: return rules.setting(.minute, to: value * rules.minuteInterval, of: date)
        case .period:
            let hour = rules.calendar.component(.hour, from: date)
            return rules.setting(.hour, to: hour % 12 + 12 * value, of: date)
        case .hours, .minutes: return date
        }
    }

    // MARK: Titles

    private func title(of row: Int, wheel: DateWheel) -> String {
        let value = wheel.cycle(interval: rules.minuteInterval, months: monthCount).map { row % $0 } ?? row
        switch wheel {
        case .weekday:
            let day = date(at: row, of: wheel)
            // Only the app's clock determines the current day.
            return rules.calendar.isDateInToday(day) ? "Today" : texts.text(day, template: "EEEMMMd")
        case .year: return texts.number(value + 1)
        case .month: return texts.months.indices.contains(value) ? texts.months[value] : texts.number(value + 1)
        case .day: return texts.number(value + 1)
        case .hour:
            let hour = texts.countsHoursToTwelve ? (value % 12 == 0 ? 12 : value % 12) : value
            return texts.number(hour, digits: texts.countsHoursToTwelve ? 1 : 2)
        case .minute: return texts.number(value * rules.minuteInterval, digits: 2)
        case .period: return texts.periods[value]
        case .hours: return texts.number(value) + (value == 1 ? " hour" : " hours")
        case .minutes: return texts.number(value * rules.minuteInterval) + " min"
        }
    }

    /// Returns a Boolean value that indicates whether a row represents a valid date.
    private func isPossible(_ row: Int, wheel: DateWheel) -> Bool {
        if wheel == .day, let days = rules.calendar.range(of: .day, in: .month, for: date), row % 31 >= days.count {
            return false
        }
        let candidate = date(at: row, of: wheel)
        if wheel == .period {
            let noon = rules.setting(.hour, to: 12, of: date)
            let start = rules.calendar.startOfDay(for: date)
            let half = row == 0 ? (start, noon) : (noon, start.addingTimeInterval(24 * 3600))
            return rules.limited(half.0) < half.1 && rules.limited(half.1) >= half.0
        }
        guard let unit = wheel.unit else { return true }
        return rules.allows(unit, of: candidate)
    }
}

extension DateWheelsView: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].rowCount(interval: rules.minuteInterval, months: monthCount)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = pickerView.bounds.width - 18 - 5 * CGFloat(wheels.count - 1)
        return wheels[component].width(in: wheels, room: max(room, 0))
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(of: row, wheel: wheels[component])
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard !isPossible(row, wheel: wheels[component]) else { return nil }
        return NSAttributedString(
            string: title(of: row, wheel: wheels[component]),
            attributes: [.foregroundColor: UIColor.tertiaryLabel, .font: UIFont.systemFont(ofSize: 21)])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let wheel = wheels[component]
        if wheel == .hours || wheel == .minutes {
            chooseDuration()
            return
        }
        let wanted = date(at: row, of: wheel)
        let chosen = rules.limited(rules.rounded(wanted))
        let old = date
        // Wheels beyond the limits, or at a day that the month doesn't have, turn back.
        show(chosen, duration: duration, animated: true)
        if chosen != old { dateHandler?(chosen) }
    }

    private func chooseDuration() {
        var minutes = 0
        for (index, wheel) in wheels.enumerated() {
            let row = picker.selectedRow(inComponent: index)
            let cycle = 60 / rules.minuteInterval
            minutes += wheel == .hours ? row * 60 : row % cycle * rules.minuteInterval
        }
        // A duration can't be 0.
        let chosen = TimeInterval(max(minutes, rules.minuteInterval) * 60)
        let old = duration
        show(date, duration: chosen, animated: true)
        if chosen != old { durationHandler?(chosen) }
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        wheels[component].spokenName
    }
}
