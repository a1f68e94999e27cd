import Foundation
@_spi(Collage) import PortableUIKitCore

/// A control that selects a date, a time, both, or a duration.
///
/// It sends `.valueChanged` when the user changes the value.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var content: DatePickerContent?
    private var needsContent = true

    /// Creates a picker with a frame in its future superview's coordinate space, in points. It's set to the current
    /// time. If the frame is empty, the picker gets its intrinsic size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.size == .zero { self.frame = CGRect(origin: frame.origin, size: intrinsicContentSize) }
    }

    /// Creates a picker from an interface file.
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

    /// The kind of value that the picker selects. The default is `dateAndTime`.
    open var datePickerMode: UIDatePicker.Mode = .dateAndTime {
        didSet { if oldValue != datePickerMode { setNeedsContent() } }
    }

    /// The selected date. The default is the time when the picker was created. Dates beyond the limits are clamped.
    open var date: Date {
        get { rules.limited(roundsToMinuteInterval ? rules.rounded(dateStorage) : dateStorage) }
        set { setDate(newValue, animated: false) }
    }

    /// Selects a date without sending an event.
    ///
    /// - Parameter animated: A Boolean value that indicates whether the change is animated.
    open func setDate(_ date: Date, animated: Bool) {
        dateStorage = rules.limited(date)
        showValue(animated: animated)
    }

    /// The earliest date that can be selected. The default is `nil`, which means no limit. Limits that exclude each
    /// other are ignored.
    open var minimumDate: Date? {
        didSet { if oldValue != minimumDate { limitsDidChange() } }
    }
    /// The latest date that can be selected. The default is `nil`, which means no limit. Limits that exclude each other
    /// are ignored.
    open var maximumDate: Date? {
        didSet { if oldValue != maximumDate { limitsDidChange() } }
    }

    private func limitsDidChange() {
        dateStorage = rules.limited(dateStorage)
        setNeedsContent()
    }

    /// The duration in the countdown mode, in seconds. The default is 0. It's a whole number of minutes and less than
    /// 24 hours.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 0
            durationStorage = min(max(minutes, 0), 24 * 60 - 1) * 60
            showValue(animated: false)
        }
    }

    /// The number of minutes between two choices. The default is 1. It must divide 60 and be at most 30; other values
    /// are treated as 1.
    open var minuteInterval: Int {
        get { intervalStorage }
        set {
            intervalStorage = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            setNeedsContent()
        }
    }

    /// A Boolean value that indicates whether ``date`` is rounded down to a multiple of ``minuteInterval``. The default
    /// is `true`.
    open var roundsToMinuteInterval = true {
        didSet { if oldValue != roundsToMinuteInterval { showValue(animated: false) } }
    }

    // MARK: How it is written

    /// The locale, which determines the language and the order of the components. If it's `nil` (the default), the
    /// user's locale is used.
    open var locale: Locale? {
        didSet { setNeedsContent() }
    }
    /// The calendar. The default is the user's calendar.
    open var calendar: Calendar! {
        get { calendarStorage ?? .current }
        set {
            calendarStorage = newValue
            setNeedsContent()
        }
    }
    /// The time zone. If it's `nil` (the default), the calendar's time zone is used.
    open var timeZone: TimeZone? {
        didSet { setNeedsContent() }
    }

    var rules: DatePickerLimits {
        var calendar: Calendar = self.calendar
        calendar.locale = locale ?? calendar.locale ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        let counts = datePickerMode == .countDownTimer
        return DatePickerLimits(
            calendar: calendar, minimum: counts ? nil : minimumDate, maximum: counts ? nil : maximumDate,
            minuteInterval: minuteInterval)
    }

    // MARK: Style

    /// The preferred style of the picker. The default is `automatic`.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if oldValue != preferredDatePickerStyle { setNeedsContent() } }
    }

    /// The actual style: the preferred one, or wheels if the mode supports only those. The automatic style is compact.
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
            updateEnabledState()
        }
        made.setUp(mode: datePickerMode, rules: rules, texts: texts, date: date, duration: durationStorage)
        return made
    }

    private func showValue(animated: Bool) {
        guard let content, !needsContent else { return }
        content.show(date, duration: durationStorage, animated: animated && window != nil)
        invalidateIntrinsicContentSize()
    }

    /// Selects a date that the user chose.
    func choose(_ date: Date) {
        dateStorage = rules.limited(date)
        showValue(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Selects a duration that the user chose.
    func choose(_ duration: TimeInterval) {
        durationStorage = duration
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        updateEnabledState()
    }

    private func updateEnabledState() {
        content?.view.alpha = isEnabled ? 1 : 0.5
        content?.view.isUserInteractionEnabled = isEnabled
    }

    // MARK: Layout

    /// Lays out the content.
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

    /// Returns the intrinsic size of the picker, regardless of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentIfNeeded().size }

    /// The accessibility defaults of a view that isn't an element, because its wheels and days are elements.
    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = false
        return defaults
    }
}
