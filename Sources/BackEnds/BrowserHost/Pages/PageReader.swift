import DisplayList

/// Sends the accessible elements on the screen to a page, and the parts of the screen to its development tools, when
/// the screen is idle.
///
/// During endless animations, they're sent twice per second.
@MainActor
final class PageReader {
    /// The time that the screen must be idle, and the maximum time without an update, in seconds.
    private static let rest = 0.1
    private static let timeout = 0.5

    private let app: any HostedApp
    private let time: any PageTime
    private var reportedElements: [AccessibleElement] = []
    private var reportedInspected: [InspectedElement]?
    /// The development tools that the page uses.
    var tools: DeveloperTools = [] {
        didSet {
            reportedInspected = nil
            notifiedTest = nil
        }
    }
    /// A closure that returns the source of a test for the user's actions and the given elements of the current screen.
    var testSource: (([AccessibleElement]) -> String)?
    private var notifiedTest: String?
    private var wake: (deadline: Double, cancel: () -> Void)?

    init(app: any HostedApp, time: any PageTime) {
        self.app = app
        self.time = time
    }

    /// Clears the state of a page that was reset.
    func reset() {
        cancel()
        reportedElements = []
        reportedInspected = nil
        notifiedTest = nil
    }

    func cancel() {
        wake?.cancel()
        wake = nil
    }

    /// Schedules an update after a change of the screen.
    ///
    /// - Parameter isReady: A closure that returns whether the page can receive a message. If not, it's sent after the
    ///   next change.
    func screenDidChange(isReady: @escaping () -> Bool, send: @escaping ([UInt8]) -> Void) {
        let now = time.now
        let deadline = wake?.deadline ?? now + Self.timeout
        wake?.cancel()
        let cancel = time.after(max(min(Self.rest, deadline - now), 0)) { [weak self] in
            self?.wake = nil
            if isReady() { self?.notify(send) }
        }
        wake = (deadline, cancel)
    }

    /// Sends the events since the last frame if the development tools use them.
    func sendEvents(_ send: ([UInt8]) -> Void) {
        guard tools.contains(.events) else { return }
        let events = app.consumeEvents()
        guard !events.isEmpty else { return }
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("events")
            writer.array { writer in
                for event in events { event.write(to: &writer) }
            }
        }
        send(writer.bytes)
    }

    private func notify(_ send: ([UInt8]) -> Void) {
        if tools.contains(.events) {
            app.findProblems()
            sendEvents(send)
        }
        let elements = app.accessibleElements()
        let announcements = app.consumeAnnouncements()
        let inspected = tools.isDisjoint(with: [.collections, .views]) ? nil : app.inspectedElements(tools)
        let test = tools.contains(.test) ? testSource?(elements) : nil
        guard
            elements != reportedElements || !announcements.isEmpty || inspected != reportedInspected
                || test != notifiedTest
        else {
            return
        }
        var writer = JSONWriter()
        writer.object { writer in
            if elements != reportedElements {
                writer.key("elements")
                writer.array { writer in
                    for element in elements { element.write(to: &writer) }
                }
            }
            if let inspected, inspected != reportedInspected {
                writer.key("inspected")
                writer.array { writer in
                    for element in inspected { element.write(to: &writer) }
                }
            }
            if let test, test != notifiedTest {
                writer.key("test")
                writer.string(test)
            }
            writer.key("announcements")
            writer.array { writer in
                for text in announcements { writer.string(text) }
            }
        }
        (reportedElements, reportedInspected, notifiedTest) = (elements, inspected, test)
        send(writer.bytes)
    }
}

extension AccessibleElement {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("id")
            writer.integer(id)
            writer.key("role")
            writer.string(role.rawValue)
            writer.key("label")
            writer.string(label)
            for (name, text) in [("value", value), ("hint", hint), ("identifier", identifier), ("language", language)] {
                guard let text else { continue }
                writer.key(name)
                writer.string(text)
            }
            writer.key("frame")
            writer.array { writer in
                for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] { writer.number(length) }
            }
            if !isEnabled {
                writer.key("enabled")
                writer.bool(false)
            }
            if isSelected {
                writer.key("selected")
                writer.bool(true)
            }
            if let isExpanded {
                writer.key("expanded")
                writer.bool(isExpanded)
            }
            if let dialog {
                writer.key("dialog")
                writer.integer(dialog)
            }
            if !groups.isEmpty {
                writer.key("groups")
                writer.array { writer in
                    for group in groups { group.write(to: &writer) }
                }
            }
            if !actions.isEmpty {
                writer.key("actions")
                writer.array { writer in
                    for action in actions { writer.string(action) }
                }
            }
            if !lines.isEmpty {
                writer.key("lines")
                writer.array { writer in
                    for line in lines { line.write(to: &writer) }
                }
            }
        }
    }
}

extension AccessibleElement.Line {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("text")
            writer.string(text)
            writer.key("frame")
            writer.array { writer in
                for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] { writer.number(length) }
            }
            if let language {
                writer.key("language")
                writer.string(language)
            }
        }
    }
}

extension AccessibleElement.Group {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("kind")
            writer.string(kind.rawValue)
            writer.key("id")
            let isTable = kind == .table || kind == .tableRow
            writer.string(isTable ? "\(id)" : "\(id)-\(section)")
            for (name, number) in [("position", position), ("count", count)] + (isTable ? [("column", section)] : []) {
                writer.key(name)
                writer.integer(UInt64(max(number, 0)))
            }
            if let label {
                writer.key("label")
                writer.string(label)
            }
        }
    }
}
