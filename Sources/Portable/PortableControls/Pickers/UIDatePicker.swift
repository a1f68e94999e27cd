import Foundation
@_spi(Collage) import PortableUIKitCore

/// A control that selects a date, a time, both, or a duration.
///
/// It sends `.valueChanged` when the user changes the value.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var content: DatePickerContent?
    private var needsContent = true

    /// A picker with a frame in its future superview's coordinates, in points, at the present time. An empty frame
    /// becomes as large as the picker needs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { self.frame = CGRect(origin: frame.origin, size: intrinsicContentSize) }
    }

    /// A picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIDatePicker.self)
    }

    private func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }

    // MARK: What is chosen

    private var dateStorage = Date()
    private var durationStorage: TimeInterval = 0
    private var calendarStorage: Calendar?
    private var intervalStorage = 1

    /// The kind of value that the picker selects; a date and a time by default.
    open var datePickerMode: UIDatePicker.Mode = .dateAndTime {
        didSet { if oldValue != datePickerMode { setNeedsContent() } }
    }

    /// The date that is chosen; the time at which the picker was made by default. One beyond the limits is brought to
    /// the nearest within.
    open var date: Date {
        get { rules.limited(roundsToMinuteInterval ? rules.rounded(dateStorage) : dateStorage) }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date. No event is sent.
    ///
    /// - Parameter animated: Whether wheels turn to it.
    open func setDate(_ date: Date, animated: Bool) {
        dateStorage = rules.limited(date)
        showValue(animated: animated)
    }

    /// The earliest date that can be selected; `nil`, the default, for no limit. Limits that exclude each other are
    /// ignored.
    open var minimumDate: Date? {
        didSet { if oldValue != minimumDate { limitsDidChange() } }
    }
    /// The latest date that can be selected; `nil`, the default, for no limit. Limits that exclude each other are
    /// ignored.
    open var maximumDate: Date? {
        didSet { if oldValue != maximumDate { limitsDidChange() } }
    }

    private func limitsDidChange() {
        dateStorage = rules.limited(dateStorage)
        setNeedsContent()
    }

    /// The duration in the countdown mode, in seconds; 0 by default. It's a whole number of minutes, and less than 24
    /// hours.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 0
            durationStorage = min(max(minutes, 0), 24 * 60 - 1) * 60
            showValue(animated: false)
        }
    }

    /// How many minutes one choice is after the other; 1 by default. It divides 60 and is at most 30; others count
    /// as 1.
    open var minuteInterval: Int {
        get { intervalStorage }
        set {
            intervalStorage = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            setNeedsContent()
        }
    }

    /// Whether ``date`` is at the beginning of an interval of ``minuteInterval`` minutes; true by default.
    open var roundsToMinuteInterval = true {
        didSet { if oldValue != roundsToMinuteInterval { showValue(animated: false) } }
    }

    // MARK: How it is written

    /// The locale, which determines the language and the order of the components; `nil`, the default, means the user's.
    open var locale: Locale? {
        didSet { setNeedsContent() }
    }
    /// The calendar; the user's by default.
    open var calendar: Calendar! {
        get { calendarStorage ?? .current }
        set {
            calendarStorage = newValue
            setNeedsContent()
        }
    }
    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? {
        didSet { setNeedsContent() }
    }

    var rules: DateRules {
        var calendar: Calendar = self.calendar
        calendar.locale = locale ?? calendar.locale ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        let counts = datePickerMode == .countDownTimer
        return DateRules(
            calendar: calendar, minimum: counts ? nil : minimumDate, maximum: counts ? nil : maximumDate,
            minuteInterval: minuteInterval)
    }

    // MARK: Style

    /// The preferred style of the picker; automatic by default.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if oldValue != preferredDatePickerStyle { setNeedsContent() } }
    }

    /// The actual style: the preferred one, or wheels if the mode supports only those. Automatic means compact.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    // MARK: Contents

    private func setNeedsContent() {
        needsContent = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func contentIfNeeded() -> DatePickerContent {
        if let content, !needsContent { return content }
        needsContent = false
        let texts = DateTexts(rules.calendar)
        let made: DatePickerContent
        if let content, content.style == datePickerStyle {
            made = content
        } else {
            content?.view.removeFromSuperview()
            made = DatePickerContent(style: datePickerStyle)
            made.picker = self
            addSubview(made.view)
            content = made
            showWhetherEnabled()
        }
        made.setUp(mode: datePickerMode, rules: rules, texts: texts, date: date, duration: durationStorage)
        return made
    }

    private func showValue(animated: Bool) {
        guard let content, !needsContent else { return }
        content.show(date, duration: durationStorage, animated: animated && window != nil)
        invalidateIntrinsicContentSize()
    }

    /// A person has chosen a date.
    func choose(_ date: Date) {
        dateStorage = rules.limited(date)
        showValue(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// A person has chosen how long something takes.
    func choose(_ duration: TimeInterval) {
        durationStorage = duration
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        showWhetherEnabled()
    }

    private func showWhetherEnabled() {
        content?.view.alpha = isEnabled ? 1 : 0.5
        content?.view.isUserInteractionEnabled = isEnabled
    }

    // MARK: Layout

    /// Places what is shown.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentIfNeeded().view.frame = bounds
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size of the wheels, of the calendar, or of the buttons.
    open override var intrinsicContentSize: CGSize { contentIfNeeded().size }

    /// The size that the picker needs, whatever the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentIfNeeded().size }

    /// Its wheels and days are elements, not the picker itself.
    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = false
        return defaults
    }
}
