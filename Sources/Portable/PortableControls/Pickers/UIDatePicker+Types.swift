extension UIDatePicker {
    /// The kind of value that a date picker selects.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day, month, and year.
        case date = 1
        /// A date and a time of day.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// A month and a year.
        case yearAndMonth = 4269
    }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The system chooses the style.
    case automatic = 0
    /// Wheels that the user turns.
    case wheels = 1
    /// Buttons with the day and the time, which open a calendar and wheels.
    case compact = 2
    /// A calendar in the picker.
    case inline = 3
}
