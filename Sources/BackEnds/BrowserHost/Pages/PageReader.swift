import DisplayList

/// Tells a page what can be read on the screen, and to a developer what it is made of, once the screen rests.
///
/// While it moves without end, the page hears of it twice a second.
@MainActor
final class PageReader {
    /// How long the screen has to rest, and how long it may go on without rest, in seconds.
    private static let rest = 0.1
    private static let patience = 0.5

    private let app: any HostedApp
    private let time: any PageTime
    private var told: [AccessibleElement] = []
    private var toldInspected: [InspectedElement]?
    /// What the page's developer wants to be told.
    var tools: DeveloperTools = [] {
        didSet {
            toldInspected = nil
            toldTest = nil
        }
    }
    /// What was done as the source of a test, from what can be read on the screen now.
    var testSource: (([AccessibleElement]) -> String)?
    private var toldTest: String?
    private var wake: (deadline: Double, cancel: () -> Void)?

    init(app: any HostedApp, time: any PageTime) {
        self.app = app
        self.time = time
    }

    /// The page knows nothing any more.
    func reset() {
        cancel()
        told = []
        toldInspected = nil
        toldTest = nil
    }

    func cancel() {
        wake?.cancel()
        wake = nil
    }

    /// Something on the screen has changed.
    /// - Parameter isReady: Whether the page takes something now; if not, it is told after the next change.
    func screenDidChange(isReady: @escaping () -> Bool, send: @escaping ([UInt8]) -> Void) {
        let now = time.now
        let deadline = wake?.deadline ?? now + Self.patience
        wake?.cancel()
        let cancel = time.after(max(min(Self.rest, deadline - now), 0)) { [weak self] in
            self?.wake = nil
            if isReady() { self?.tell(send) }
        }
        wake = (deadline, cancel)
    }

    /// Tells what has happened since the last frame, if the developer wants to know.
    func tellEvents(_ send: ([UInt8]) -> Void) {
        guard tools.contains(.events) else { return }
        let events = app.takeEvents()
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

    private func tell(_ send: ([UInt8]) -> Void) {
        if tools.contains(.events) {
            app.lookForProblems()
            tellEvents(send)
        }
        let elements = app.accessibleElements()
        let announcements = app.takeAnnouncements()
        let inspected = tools.isDisjoint(with: [.collections, .views]) ? nil : app.inspectedElements(tools)
        let test = tools.contains(.test) ? testSource?(elements) : nil
        guard elements != told || !announcements.isEmpty || inspected != toldInspected || test != toldTest else {
            return
        }
        var writer = JSONWriter()
        writer.object { writer in
            if elements != told {
                writer.key("elements")
                writer.array { writer in
                    for element in elements { element.write(to: &writer) }
                }
            }
            if let inspected, inspected != toldInspected {
                writer.key("inspected")
                writer.array { writer in
                    for element in inspected { element.write(to: &writer) }
                }
            }
            if let test, test != toldTest {
                writer.key("test")
                writer.string(test)
            }
            writer.key("announcements")
            writer.array { writer in
                for text in announcements { writer.string(text) }
            }
        }
        (told, toldInspected, toldTest) = (elements, inspected, test)
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
        }
    }
}

extension AccessibleElement.Group {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("kind")
            writer.string(kind.rawValue)
            writer.key("id")
            writer.string("\(id)-\(section)")
            for (name, number) in [("position", position), ("count", count)] {
                writer.key(name)
                writer.integer(UInt64(max(number, 0)))
            }
        }
    }
}
