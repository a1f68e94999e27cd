import Foundation

extension UIDatePicker: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        reader.set("datePickerMode", \.datePickerMode, of: self)
        reader.set("style", \.preferredDatePickerStyle, of: self)
        reader.set("minuteInterval", \.minuteInterval, of: self)
        reader.set("countDownDuration", \.countDownDuration, of: self)
        if let locale = reader.child("locale")?.string("localeIdentifier") { self.locale = Locale(identifier: locale) }
        minimumDate = reader.date("minimumDate") ?? minimumDate
        maximumDate = reader.date("maximumDate") ?? maximumDate
        if let date = reader.date("date"), reader.value("useCurrentDate") != true { self.date = date }
    }
}

extension InterfaceReader {
    fileprivate func date(_ name: String) -> Date? {
        let seconds: Double? = child(name)?.value("timeIntervalSinceReferenceDate")
        return seconds.map(Date.init(timeIntervalSinceReferenceDate:))
    }
}

extension UIDatePicker.Mode: InterfaceChoice {
    package static var interfaceNames: [String: UIDatePicker.Mode] {
        [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            "yearAndMonth": .yearAndMonth,
        ]
    }
}

extension UIDatePickerStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIDatePickerStyle] {
        ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    }
}
