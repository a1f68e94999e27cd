import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Pickers of several days.
@MainActor struct MultiDatePickerTests {
    private let host = TestHost()

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "GMT") ?? .current
        return calendar
    }()

    private static func date(_ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2021, month: 7, day: day)) ?? .now
    }

    private struct Screen<Picker: View>: View {
        @State private var dates: Set<DateComponents> = [DateComponents(year: 2021, month: 7, day: 10)]
        @ViewBuilder let picker: (Binding<Set<DateComponents>>) -> Picker

        var body: some View {
            VStack {
                picker($dates)
                Text(verbatim: dates.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
                Button("Clear") { dates = [] }
            }
            .environment(\.calendar, MultiDatePickerTests.calendar)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private func show(
        @ViewBuilder _ picker: @escaping (Binding<Set<DateComponents>>) -> some View
    ) throws -> UICalendarView {
        host.show(UIHostingController(rootView: Screen(picker: picker)))
        host.settle()
        let view = try #require(host.first(UICalendarView.self))
        view.visibleDateComponents = DateComponents(year: 2021, month: 7)
        host.settle()
        return view
    }

    private func hasText(_ text: String) -> Bool { host.elements.contains { $0.label == text } }

    @Test func `taps add days to the binding and remove them`() throws {
        let view = try show { MultiDatePicker("Days off", selection: $0) }
        #expect(try host.element(.label("Saturday, July 10")).isSelected)
        try host.element(.label("Sunday, July 4")).tap()
        host.settle()
        #expect(hasText("4 10"))
        #expect(try host.element(.label("Sunday, July 4")).isSelected)
        let selection = try #require(view.selectionBehavior as? UICalendarSelectionMultiDate)
        let added = try #require(selection.selectedDates.first { $0.day == 4 })
        #expect(added.year == 2021 && added.era == 1 && added.calendar?.identifier == .gregorian && added.hour == nil)
        try host.element(.label("Saturday, July 10")).tap()
        host.settle()
        #expect(hasText("4"))
        try host.element(.label("Clear")).tap()
        host.settle()
        #expect(try !host.element(.label("Sunday, July 4")).isSelected)
    }

    @Test func `a range excludes its end`() throws {
        _ = try show {
            MultiDatePicker(selection: $0, in: Self.date(5)..<Self.date(20)) { Text("Days off") }
        }
        #expect(try host.element(.label("Monday, July 5")).isEnabled)
        #expect(try !host.element(.label("Sunday, July 4")).isEnabled)
        #expect(try host.element(.label("Monday, July 19")).isEnabled)
        #expect(try !host.element(.label("Tuesday, July 20")).isEnabled)
    }

    @Test func `a range is open at one end`() throws {
        _ = try show { MultiDatePicker("Days off", selection: $0, in: Self.date(5)...) }
        #expect(try !host.element(.label("Sunday, July 4")).isEnabled)
        #expect(try host.element(.label("Saturday, July 31")).isEnabled)
        _ = try show { MultiDatePicker(String("Days off"), selection: $0, in: ..<Self.date(5)) }
        #expect(try host.element(.label("Sunday, July 4")).isEnabled)
        #expect(try !host.element(.label("Monday, July 5")).isEnabled)
    }

    @Test func `a disabled picker doesn't change`() throws {
        let view = try show { MultiDatePicker("Days off", selection: $0).disabled(true).tint(.red) }
        #expect(view.alpha == 0.5)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.tintColor.cgColor == UIColor.systemRed.cgColor)
    }

    @Test func `it is as wide as its container`() throws {
        let view = try show { MultiDatePicker("Days off", selection: $0) }
        #expect(view.frame.width == 390 && view.frame.height == view.intrinsicContentSize.height)
    }
}
