import EventKit
import UIKit

public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// A view controller that shows the title of its event.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.text = event?.title ?? "Event"
        view.addSubview(label)
    }
}

@preconcurrency @MainActor
public protocol EKEventViewDelegate: AnyObject {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// A list without calendars.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var selectedCalendars: Set<EKCalendar> = []
    open var showsDoneButton = false { didSet { updateButtons() } }
    open var showsCancelButton = false { didSet { updateButtons() } }

    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
        title = "Calendars"
    }

    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    private func updateButtons() {
        let done = UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.calendarChooserDidFinish(self)
        }
        let cancel = UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.calendarChooserDidCancel(self)
        }
        navigationItem.rightBarButtonItem =
            showsDoneButton ? UIBarButtonItem(systemItem: .done, primaryAction: done) : nil
        navigationItem.leftBarButtonItem =
            showsCancelButton ? UIBarButtonItem(systemItem: .cancel, primaryAction: cancel) : nil
    }
}

/// Methods for responding to a chooser. All methods are optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: AnyObject {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
