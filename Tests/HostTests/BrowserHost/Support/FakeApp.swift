import DisplayList
import LayoutGeometry

/// An application that shows one box and records its input.
@MainActor
final class FakeApp: HostedApp {
    private(set) var environment: HostEnvironment
    let clock: any FrameClock
    var x = 0.0
    var isMoving = false
    var nextTime: Double?
    var textInput: TextInputState?
    var copiedText: String?
    var elements: [AccessibleElement] = []
    var inspected: [InspectedElement] = []
    var announcements: [String] = []
    /// The keys that the application uses, by their usage.
    var usedKeys: Set<Int> = []
    var caresForPointers = true
    var positions: [ScrollPosition] = []
    var events: [DeveloperEvent] = []
    var recordsEvents = false
    private(set) var searchesForProblems = 0
    private(set) var frameCount = 0
    private(set) var inputs: [HostInput] = []
    private(set) var hasEnded = false

    init(_ environment: HostEnvironment, _ clock: any FrameClock) {
        self.environment = environment
        self.clock = clock
    }

    var needsFrame: Bool { nextFrameTime != nil }
    var nextFrameTime: Double? { isMoving ? clock.now : nextTime }

    func renderFrame() -> DisplayFrame {
        frameCount += 1
        if isMoving { x += 1 }
        if let time = nextTime, time <= clock.now { nextTime = nil }
        let box = DisplayNode(
            id: 1, bounds: Rect(x: 0, y: 0, width: 10, height: 10),
            transform: AffineTransform(translationX: x, y: 0), backgroundColor: .white)
        let bounds = Rect(origin: .zero, size: environment.size)
        return DisplayFrame(
            size: environment.size, scale: environment.scale, root: DisplayNode(id: 0, bounds: bounds, children: [box]))
    }

    func receive(_ input: HostInput) -> Bool {
        inputs.append(input)
        if case .touch(let touch) = input { x = touch.location.x }
        switch input {
        case .key(let key): return usedKeys.contains(key.usage)
        case .hover: return caresForPointers
        default: return true
        }
    }

    var frameTimes = FrameTimes()
    var path = "Root"
    var inspectedViews: [UInt64: InspectedView] = [:]
    private(set) var edits: [InspectedView.Edit] = []

    func screenPath() -> String { path }

    func inspectedView(_ layer: UInt64) -> InspectedView? { inspectedViews[layer] }

    func edit(_ layer: UInt64, _ edit: InspectedView.Edit) -> Bool {
        guard inspectedViews[layer] != nil else { return false }
        edits.append(edit)
        return true
    }

    func scrollPositions() -> [ScrollPosition] { positions }

    func restore(_ positions: [ScrollPosition]) { self.positions = positions }

    func accessibleElements() -> [AccessibleElement] { elements }

    func inspectedElements(_ tools: DeveloperTools) -> [InspectedElement] { inspected }

    func consumeEvents() -> [DeveloperEvent] {
        defer { events = [] }
        return events
    }

    func findProblems() { searchesForProblems += 1 }

    func consumeAnnouncements() -> [String] {
        defer { announcements = [] }
        return announcements
    }

    func allowedSize(_ size: Size) -> Size { size }

    func environmentDidChange(_ environment: HostEnvironment) {
        self.environment = environment
    }

    func consumeCopiedText() -> String? {
        defer { copiedText = nil }
        return copiedText
    }

    func end() { hasEnded = true }
}
