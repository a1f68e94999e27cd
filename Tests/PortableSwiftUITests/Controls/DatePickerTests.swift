import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Date pickers.
@MainActor struct DatePickerTests {
    private let host = TestHost()
    /// February 3, 2024, 10:30 GMT.
    private static let date = Date(timeIntervalSince1970: 1_706_956_200)

    private struct Screen<Pickers: View>: View {
        @State private var date = DatePickerTests.date
        @ViewBuilder let pickers: (Binding<Date>) -> Pickers

        var body: some View {
            VStack {
                pickers($date)
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
                Button("Later") { date += 3_600 }
            }
            .environment(\.timeZone, TimeZone(identifier: "GMT") ?? .current)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private func show(@ViewBuilder _ pickers: @escaping (Binding<Date>) -> some View) throws -> UIDatePicker {
        host.show(UIHostingController(rootView: Screen(pickers: pickers)))
        host.settle()
        return try #require(host.first(UIDatePicker.self))
    }

    private var labels: [String] { host.elements.map(\.label) }

    @Test func `a picker shows the date of its binding in the environment's time zone, next to its label`() throws {
        let picker = try show { DatePicker("Departure", selection: $0) }
        #expect(labels.first == "Departure")
        #expect(picker.date == Self.date)
        #expect(picker.datePickerMode == .dateAndTime)
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.timeZone?.secondsFromGMT() == 0 && picker.locale?.identifier == "en_US")
        let label = try host.element(.label("Departure")).frame
        #expect(label.minX == 0)
        let frame = picker.convert(picker.bounds, to: nil)
        #expect(frame.maxX == 390 && abs(frame.midY - label.midY) <= 0.5)
        try host.element(.label("Later")).tap()
        #expect(picker.date == Self.date + 3_600)
    }

    @Test func `wheels leave enough space for the label`() throws {
        let picker = try show { DatePicker("A long title", selection: $0).datePickerStyle(.wheel) }
        let label = try host.element(.label("A long title")).frame
        let frame = picker.convert(picker.bounds, to: nil)
        #expect(label.minX == 0 && label.maxX <= frame.minX && frame.maxX == 390)
        #expect(label.height < 30, "it stands in one line")
    }

    @Test func `at the largest text size, buttons are below the label and within the screen`() throws {
        let picker = try show { DatePicker("Departure", selection: $0).dynamicTypeSize(.accessibility5) }
        let label = try host.element(.label("Departure")).frame
        let frame = picker.convert(picker.bounds, to: nil)
        #expect(label.maxY <= frame.minY && frame.minX == label.minX)
        #expect(frame.minX >= 0 && frame.maxX <= 390)
    }

    @Test func `the date that the user selects is written to the binding`() throws {
        let picker = try show { DatePicker("Departure", selection: $0, displayedComponents: .date) }
        #expect(picker.datePickerMode == .date)
        picker.date = Self.date + 86_400
        picker.sendActions(for: .valueChanged)
        host.settle()
        #expect(labels.contains("1707042600"))
    }

    @Test func `a range limits the selectable dates`() throws {
        let (low, high) = (Self.date - 10, Self.date + 10)
        let picker = try show { DatePicker("a", selection: $0, in: low...high) }
        #expect(picker.minimumDate == low && picker.maximumDate == high)
        let from = try show { DatePicker("a", selection: $0, in: low...) }
        #expect(from.minimumDate == low && from.maximumDate == nil)
        let through = try show { date in
            DatePicker(selection: date, in: ...high, displayedComponents: .hourAndMinute) { Text("a") }
        }
        #expect(through.minimumDate == nil && through.maximumDate == high && through.datePickerMode == .time)
    }

    @Test func `styles show wheels, a month, or a custom view`() throws {
        #expect(try show { DatePicker("a", selection: $0).datePickerStyle(.wheel) }.datePickerStyle == .wheels)
        #expect(labels.first == "a")
        let month = try show { DatePicker("a", selection: $0).datePickerStyle(.graphical) }
        #expect(month.datePickerStyle == .inline)
        #expect(month.frame.width == 390)
        #expect(!labels.contains("a"))
        struct Noted: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Text(verbatim: "\(Int(configuration.selection.timeIntervalSince1970))!")
                    DatePicker("Inner", selection: configuration.$selection).labelsHidden()
                }
            }
        }
        let noted = try show { DatePicker("Departure", selection: $0).datePickerStyle(Noted()) }
        #expect(labels.prefix(2) == ["Departure", "1706956200!"])
        #expect(noted.datePickerStyle == .compact)
    }

    @Test func `a disabled picker can't be used`() throws {
        let picker = try show { DatePicker("a", selection: $0).disabled(true) }
        #expect(!picker.isEnabled)
    }
}
