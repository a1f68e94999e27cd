import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view that shows the days of a month, with decorations, and lets the user select days or weeks.
///
/// ```swift
/// let calendarView = UICalendarView()
/// calendarView.delegate = self
/// calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
/// ```
///
/// The view doesn't select anything without a ``selectionBehavior``.
///
/// Differs from UIKit: the title isn't a button that shows wheels for the month and the year.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private struct Settings: Equatable {
        var locale = Locale.current
        var calendar = Calendar.current
        var timeZone: TimeZone?
        var fontDesign = UIFontDescriptor.SystemDesign.default
        var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
        var wantsDateDecorations = true
    }

    private let content = CalendarContentView(frame: .zero)
    /// A date in the visible month, and whether its days need to be created.
    private var visible = (date: Date(), needsContent: true)
    private var settings = Settings() {
        didSet {
            guard oldValue != settings else { return }
            visible = (rules.limited(visible.date), true)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The delegate, which provides decorations.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { if oldValue !== delegate { updateDecorations { _ in true } } }
    }

    /// The behavior that determines what the user selects. The default is `nil`, which selects nothing.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            guard oldValue !== selectionBehavior else { return }
            if oldValue?.view === self { oldValue?.view = nil }
            selectionBehavior?.view = self
            updateSelection(animated: false)
        }
    }

    // MARK: Calendar

    /// The locale, which determines the language. The default is the user's locale.
    open var locale: Locale {
        get { settings.locale }
        set { settings.locale = newValue }
    }

    /// The calendar. The default is the user's calendar.
    open var calendar: Calendar {
        get { settings.calendar }
        set { settings.calendar = newValue }
    }

    /// The time zone. If it's `nil` (the default), the calendar's time zone is used.
    open var timeZone: TimeZone? {
        get { settings.timeZone }
        set { settings.timeZone = newValue }
    }

    /// The design of the font. The default is `default`.
    open var fontDesign: UIFontDescriptor.SystemDesign {
        get { settings.fontDesign }
        set { settings.fontDesign = newValue }
    }

    /// The dates that the view shows. The default is from the distant past to the distant future.
    open var availableDateRange: DateInterval {
        get { settings.availableDateRange }
        set { settings.availableDateRange = newValue }
    }

    /// A Boolean value that indicates whether the view has space for decorations. The default is `true`.
    open var wantsDateDecorations: Bool {
        get { settings.wantsDateDecorations }
        set { settings.wantsDateDecorations = newValue }
    }

    /// The height of the row below each day in which its decoration is.
    static let decorationHeight: CGFloat = 14

    // MARK: Initializers

    /// Creates a calendar view with a frame in its future superview's coordinate space, in points. It shows the current
    /// month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a calendar view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.calendarView = self
        addSubview(content)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    // MARK: Visible month

    /// The era, year, and month that the view shows. The default is the current month. Setting it to a month that isn't
    /// available shows the closest available month.
    open var visibleDateComponents: DateComponents {
        get { rules.calendar.monthComponents(of: visible.date) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month.
    ///
    /// - Parameters:
    ///   - dateComponents: Components of a date in the month. Components that aren't a date in the view's calendar are
    ///     ignored.
    ///   - animated: A Boolean value that indicates whether the days move to their positions.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = rules.calendar.date(from: dateComponents) else { return }
        let limited = rules.limited(date)
        guard !visible.needsContent else {
            let previous = visible.date
            visible.date = limited
            if !rules.calendar.isDate(previous, equalTo: limited, toGranularity: .month) {
                notifyOfMonth(before: previous)
            }
            return
        }
        content.show(month: limited, animated: animated)
    }

    func monthDidChange(from previous: Date) {
        visible.date = content.month
        notifyOfMonth(before: previous)
    }

    private func notifyOfMonth(before previous: Date) {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: rules.calendar.monthComponents(of: previous))
    }

    // MARK: Decorations

    /// Asks the delegate for the decorations of days again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let calendar = rules.calendar
        updateDecorations(animated: animated) { date in dates.contains { calendar.isDate(date, on: $0) } }
    }

    private func updateDecorations(animated: Bool = false, where needsUpdate: @escaping (Date) -> Bool) {
        guard !visible.needsContent else { return }
        if animated, window != nil {
            UIView.transition(with: content, duration: 0.2, options: .transitionCrossDissolve) { [content] in
                content.updateDecorations(where: needsUpdate)
            }
        } else {
            content.updateDecorations(where: needsUpdate)
        }
    }

    func makeDecoration(of date: Date) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: rules.calendar.dayComponents(of: date))?.makeView()
    }

    // MARK: Content

    var rules: DatePickerLimits {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return DatePickerLimits(calendar: calendar, minimum: availableDateRange.start, maximum: availableDateRange.end)
    }

    /// Updates the days after the selection, or the days that can be selected, have changed.
    func updateSelection(animated: Bool) {
        guard !visible.needsContent else { return }
        if animated, window != nil {
            UIView.transition(with: content, duration: 0.2, options: .transitionCrossDissolve) { [content] in
                content.updateDays()
            }
        } else {
            content.updateDays()
        }
    }

    /// Lays out the days.
    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        guard visible.needsContent else { return }
        visible.needsContent = false
        content.decorationHeight = wantsDateDecorations ? UICalendarView.decorationHeight : 0
        content.fontDesign = fontDesign
        content.setUp(rules: rules, texts: DateTexts(rules.calendar), date: visible.date)
    }

    /// The size of the header and six weeks.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: 320,
            height: CalendarMonthView.height(
                decorationHeight: wantsDateDecorations ? UICalendarView.decorationHeight : 0))
    }

    /// Returns the intrinsic size, or a larger width if there's enough space.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: size.width.isFinite ? max(size.width, own.width) : own.width, height: own.height)
    }
}
