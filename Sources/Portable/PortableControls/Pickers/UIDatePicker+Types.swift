extension UIDatePicker {
    /// The kind of value that a date picker selects.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time of it.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4269
    }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// Buttons with the day and the time, which open a calendar and wheels.
    case compact = 2
    /// A calendar to look at and tap.
    case inline = 3
}
