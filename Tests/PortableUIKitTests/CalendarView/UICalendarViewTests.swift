import CollageTesting
import Foundation
import Testing

@MainActor final class UICalendarViewTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    @MainActor
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
        var calls: [String] = []
        var decorations: [Int: UICalendarView.Decoration] = [:]
        var asked: [Int] = []
        var refused: Set<Int> = []
        var keepsSelection = false

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            asked.append(dateComponents.day ?? 0)
            return decorations[dateComponents.day ?? 0]
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            calls.append(
                "from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            calls.append("select \(dateComponents?.day ?? 0)")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool {
            dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keepsSelection
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
        {
            calls.append("select \(dateComponents.day ?? 0)")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            calls.append("deselect \(dateComponents.day ?? 0)")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool {
            !keepsSelection
        }
        func week(
            ofYearSelection selection: UICalendarSelectionWeekOfYear,
            didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) {
            calls.append(
                "week \(weekOfYearComponents?.weekOfYear ?? 0) of \(weekOfYearComponents?.yearForWeekOfYear ?? 0)")
        }
    }

    private let delegate = Delegate()

    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day))!
    }

    /// Shows July 2021, whose first day is a Thursday.
    private func show(setUp: (UICalendarView) -> Void = { _ in }) -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Self.calendar
        view.locale = Locale(identifier: "en_US")
        view.delegate = delegate
        setUp(view)
        view.visibleDateComponents = DateComponents(year: 2021, month: 7)
        delegate.calls = []
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = CGRect(origin: CGPoint(x: 20, y: 150), size: view.intrinsicContentSize)
        host.show(controller)
        host.settle()
        return view
    }

    private func tap(_ label: String) throws {
        try host.element(labeled: label).tap()
        host.settle()
    }

    private func isSelected(_ label: String) throws -> Bool { try host.element(labeled: label).isSelected }

    @Test func `properties have defaults`() {
        let view = UICalendarView()
        #expect(view.selectionBehavior == nil && view.delegate == nil && view.timeZone == nil)
        #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
        #expect(view.fontDesign == .default && view.wantsDateDecorations)
        let month = view.visibleDateComponents
        #expect(Calendar.current.isDate(Calendar.current.date(from: month)!, equalTo: Date(), toGranularity: .month))
        #expect(month.calendar == .current && month.day == nil && month.era == 1)
        let height = view.intrinsicContentSize.height
        view.wantsDateDecorations = false
        #expect(view.intrinsicContentSize.height < height)
    }

    @Test func `without a selection behavior, days can't be selected`() throws {
        _ = show()
        #expect(host.first(UILabel.self) { $0.text == "July 2021" } != nil)
        try tap("Sunday, July 4")
        #expect(try !isSelected("Sunday, July 4"))
    }

    @Test func `a day is selected, and deselected with another tap`() throws {
        let view = show()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        #expect(selection.delegate === delegate && selection.selectedDate == nil)
        try tap("Thursday, July 15")
        #expect(try isSelected("Thursday, July 15"))
        let selected = try #require(selection.selectedDate)
        #expect(selected.year == 2021 && selected.month == 7 && selected.day == 15 && selected.era == 1)
        #expect(selected.calendar == view.calendar && selected.hour == nil)
        try tap("Friday, July 16")
        #expect(try isSelected("Friday, July 16") && !isSelected("Thursday, July 15"))
        delegate.keepsSelection = true
        try tap("Friday, July 16")
        #expect(try isSelected("Friday, July 16"))
        delegate.keepsSelection = false
        try tap("Friday, July 16")
        #expect(selection.selectedDate == nil && delegate.calls == ["select 15", "select 16", "select 0"])
    }

    @Test func `the app selects days without notifying the delegate`() throws {
        let view = show()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        selection.setSelected(DateComponents(year: 2021, month: 7, day: 20), animated: true)
        host.settle()
        #expect(try isSelected("Tuesday, July 20") && delegate.calls == [])
        selection.selectedDate = nil
        #expect(try !isSelected("Tuesday, July 20"))
        view.selectionBehavior = nil
        selection.selectedDate = DateComponents(year: 2021, month: 7, day: 20)
        #expect(try !isSelected("Tuesday, July 20"))
    }

    @Test func `the delegate can disallow days`() throws {
        let view = show()
        delegate.refused = [6]
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        #expect(try !host.element(labeled: "Tuesday, July 6").isEnabled)
        delegate.refused = [7]
        selection.updateSelectableDates()
        #expect(try host.element(labeled: "Tuesday, July 6").isEnabled)
        #expect(try !host.element(labeled: "Wednesday, July 7").isEnabled)
    }

    @Test func `several days are selected`() throws {
        let view = show()
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        selection.selectedDates = [DateComponents(year: 2021, month: 7, day: 1)]
        view.selectionBehavior = selection
        try tap("Saturday, July 31")
        try tap("Monday, July 5")
        #expect(selection.selectedDates.map(\.day) == [1, 31, 5])
        try tap("Thursday, July 1")
        #expect(selection.selectedDates.map(\.day) == [31, 5])
        #expect(delegate.calls == ["select 31", "select 5", "deselect 1"])
        #expect(try isSelected("Saturday, July 31") && !isSelected("Thursday, July 1"))
        delegate.keepsSelection = true
        selection.updateSelectableDates()
        #expect(try !host.element(labeled: "Saturday, July 31").isEnabled)
        #expect(try host.element(labeled: "Friday, July 30").isEnabled)
    }

    @Test func `a week is selected`() throws {
        let view = show()
        let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
        view.selectionBehavior = selection
        try tap("Wednesday, July 14")
        #expect(
            selection.selectedWeekOfYear?.weekOfYear == 29 && selection.selectedWeekOfYear?.yearForWeekOfYear == 2021)
        #expect(try isSelected("Sunday, July 11") && isSelected("Saturday, July 17"))
        #expect(try !isSelected("Saturday, July 10") && !isSelected("Sunday, July 18"))
        try tap("Sunday, July 11")
        #expect(selection.selectedWeekOfYear == nil && delegate.calls == ["week 29 of 2021", "week 0 of 0"])
        selection.setSelected(DateComponents(weekOfYear: 27, yearForWeekOfYear: 2021), animated: false)
        #expect(try isSelected("Thursday, July 1") && isSelected("Saturday, July 3") && !isSelected("Sunday, July 4"))
    }

    @Test func `the user and the app turn months within the available range`() throws {
        let view = show {
            $0.availableDateRange = DateInterval(start: self.date(2021, 6, 10), end: self.date(2021, 8, 20))
        }
        try tap("Next Month")
        #expect(view.visibleDateComponents.month == 8 && view.visibleDateComponents.year == 2021)
        #expect(try !host.element(labeled: "Next Month").isEnabled)
        #expect(try !host.element(labeled: "Saturday, August 21").isEnabled)
        view.setVisibleDateComponents(DateComponents(year: 2021, month: 7, day: 9), animated: true)
        host.settle()
        #expect(host.first(UILabel.self) { $0.text == "July 2021" } != nil)
        view.visibleDateComponents = DateComponents(year: 1999, month: 1)
        host.settle()
        #expect(view.visibleDateComponents.month == 6)
        #expect(try !host.element(labeled: "Wednesday, June 9").isEnabled)
        #expect(delegate.calls == ["from 7 to 8", "from 8 to 7", "from 7 to 6"])
        view.availableDateRange = DateInterval(start: date(2021, 8, 1), end: date(2021, 8, 20))
        host.settle()
        #expect(view.visibleDateComponents.month == 8)
    }

    @Test func `days have decorations, which are reloaded on request`() throws {
        delegate.decorations = [
            4: .default(color: .systemGreen, size: .large),
            5: .image(UIImage(systemName: "star"), color: nil, size: .small),
            6: .customView {
                let label = UILabel()
                label.text = "party"
                return label
            },
        ]
        let view = show()
        #expect(delegate.asked == Array(1...31))
        #expect(host.first(UILabel.self) { $0.text == "party" } != nil)
        let dot = try #require(host.first(UIImageView.self) { $0.backgroundColor == .systemGreen })
        let day = try host.element(labeled: "Sunday, July 4").frame
        let frame = dot.convert(dot.bounds, to: nil)
        #expect(frame.width == 9 && abs(frame.midX - day.midX) < 1 && frame.maxY <= day.maxY && frame.minY > day.midY)
        delegate.asked = []
        delegate.decorations = [:]
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2021, month: 7, day: 6)], animated: true)
        host.settle()
        #expect(delegate.asked == [6] && host.first(UILabel.self) { $0.text == "party" } == nil)
        view.wantsDateDecorations = false
        host.settle()
        #expect(host.first(UIImageView.self) { $0.backgroundColor == .systemGreen } == nil)
    }

    @Test func `a locale, a calendar, a time zone, and a font design are used`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        let view = show {
            $0.calendar = calendar
            $0.locale = Locale(identifier: "de_DE")
            $0.timeZone = TimeZone(secondsFromGMT: 0)
            $0.fontDesign = .serif
        }
        let title = try #require(host.first(UILabel.self) { $0.text == "Juli 2021" })
        #expect(
            title.font.fontDescriptor
                == UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor.withDesign(.serif))
        let names = host.window.allViews(UILabel.self).compactMap(\.text)
        #expect(names.firstIndex(of: "MO")! < names.firstIndex(of: "SO")!)
        #expect(view.visibleDateComponents.calendar?.timeZone.secondsFromGMT() == 0)
    }

    @Test func `a view, its selection, and closures are released`() {
        weak var view: UICalendarView?
        weak var selection: UICalendarSelection?
        weak var decoration: UICalendarView.Decoration?
        do {
            let made = UICalendarView()
            let behavior = UICalendarSelectionSingleDate(delegate: delegate)
            made.selectionBehavior = behavior
            made.delegate = delegate
            let custom = UICalendarView.Decoration { [unowned made] in UIView(frame: made.bounds) }
            delegate.decorations = [1: custom]
            made.layoutIfNeeded()
            (view, selection, decoration) = (made, behavior, custom)
            delegate.decorations = [:]
        }
        #expect(view == nil && selection == nil && decoration == nil)
    }
}

extension UIView {
    fileprivate func allViews<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.allViews(type) }
    }
}
