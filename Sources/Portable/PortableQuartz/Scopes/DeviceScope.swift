import DisplayList
import Foundation
import RuntimeSupport

/// What belongs to a device and is asked for by code that names none: `UIScreen.main`, `CACurrentMediaTime()`,
/// `UIView.areAnimationsEnabled`, `CATransaction`, the measurer of text.
///
/// Views that are in a window ask the window. All other code belongs to a scope, which is found in this order:
///
/// 1. The one that is bound to the task (``ScopeBinding``). Hosts run every event and frame so, see
///    ``ScopeBinding/run(_:_:)``. What is started there goes on in that scope after each `await`: a `Task`, a block for
///    `DispatchQueue.main.async`, an observer of `NotificationCenter`. Detached tasks have none, and neither have the
///    blocks of a `Timer`, which is Foundation's.
/// 2. Of the code of a test, that of the device that it activated last, see ``ScopeTurns``.
/// 3. That of the one device that lives. An app has one, so that its code is in its scope wherever it runs.
/// 4. That of the process, a phone that nobody sees. While several devices live, this is logged, for nothing tells whose
///    the work is.
///
/// A scope doesn't keep its device alive, whatever waits in it: a page that was closed is gone. What still runs in its
/// scope finds its settings, and the process's device in the place of its own.
@MainActor
package final class DeviceScope {
    /// Measures text, and reads and writes pictures, on any thread.
    package nonisolated let services: DeviceServices
    package let clock: any FrameClock
    /// Nil when the device has gone.
    package private(set) weak var owner: (any ScopedDevice)?

    /// What the layers above keep here, each in its place.
    private var states: [AnyObject?] = Array(repeating: nil, count: Part.allCases.count)

    package init(services: DeviceServices, clock: any FrameClock) {
        RuntimeAssumption.verify()
        self.services = services
        self.clock = clock
    }

    /// The scope, or the process's if its device has gone: what has frames.
    var alive: DeviceScope { owner == nil ? DeviceScope.ofProcess : self }

    // MARK: State

    /// Who keeps something of its own in each scope.
    package enum Part: Int, CaseIterable {
        case traits, transactions, animations, animationBlocks, menuController, delayedWork
    }

    /// What somebody keeps here, which is made when it is first asked for.
    ///
    /// - Parameter make: Makes the same class each time that it is given for a part.
    package func state<State: AnyObject>(of part: Part, _ make: () -> State) -> State {
        if let state = states[part.rawValue] { return unsafeDowncast(state, to: State.self) }
        let state = make()
        states[part.rawValue] = state
        return state
    }

    // MARK: Finding one

    /// The scope of what runs now.
    ///
    /// Complexity: O(1). In a process with one device it is a static that is read.
    package static var current: DeviceScope { only ?? find(.other) }

    /// The scope of what runs now, which asks for something that is named if nobody knows whose it is.
    package static func current(for use: Use) -> DeviceScope { only ?? find(use) }

    /// What measures text and reads pictures for what runs now, on any thread.
    nonisolated static var currentServices: DeviceServices {
        if let bound = ScopeBinding.current?.services { return bound }
        if Diagnostics.isOnMainQueue { return onKnownMainActor { current(for: .services).services } }
        return shared.withLock { $0 }
    }

    /// The scope of the process's device, for code that belongs to no other.
    package static var ofProcess: DeviceScope { deviceOfProcess.scope }

    /// The device of the process, which lives as long as that.
    package static let deviceOfProcess: any ScopedDevice = {
        guard let maker = DeviceScope.self as Any as? any ProcessDeviceMaker.Type else {
            fatalError("No layer above makes the device of the process.")
        }
        let device = maker.makeDeviceOfProcess()
        processScope = device.scope
        livingDevicesDidChange()
        return device
    }()

    /// What work without a scope asks for, to be logged once each.
    package enum Use: String {
        case animation = "an animation"
        case screen = "the screen"
        case device = "the device"
        case application = "the application"
        case pasteboard = "the pasteboard"
        case services = "fonts or pictures"
        case settings = "the settings of the device"
        case other = "its device"
    }

    /// The one device that has ever lived, in a process that never had a test's: nobody's work can be another's there.
    private static var only: DeviceScope?
    /// Whether a second device has lived. What waits in the scope of one that has gone must not find the one that is left.
    private static var hadSeveral = false
    private static var living: [DeviceScope] = []
    private static var processScope: DeviceScope?
    private static var reportedUses: Set<Use> = []
    /// Whether the process has tests, whose devices are found by the test.
    private(set) static var hasTests = false
    /// What other threads find where nothing is bound.
    private nonisolated static let shared = LockedValue(DeviceServices.ofProcess)

    /// The scope of what runs now; nil if several devices live and nobody knows whose it is.
    static var known: DeviceScope? { only ?? search() }

    private static func find(_ use: Use) -> DeviceScope {
        if let scope = search() { return scope }
        if reportedUses.insert(use).inserted { report(use) }
        return ofProcess
    }

    private static func search() -> DeviceScope? {
        if let bound = ScopeBinding.current?.scope { return bound }
        if ScopeBinding.current == nil {
            switch ScopeTurns.current {
            case .turn(let scope): return scope
            case .testWithoutDevice: return ofProcess
            case .nobody: break
            }
        }
        if living.contains(where: { $0.owner == nil }) {
            living.removeAll { $0.owner == nil }
            livingDevicesDidChange()
        }
        return living.count > 1 ? nil : living.first ?? ofProcess
    }

    private static func report(_ use: Use) {
        // What is logged belongs to nobody either.
        ScopeBinding.run(.device(ofProcess)) {
            Diagnostics.log(
                "Work that belongs to none of \(living.count) devices asked for \(use.rawValue) and got the process's. "
                    + "Start it from a Task, DispatchQueue.main or NotificationCenter in code of an app or a test, "
                    + "instead of a detached task, a Timer or a thread; give tests that need it the trait .device.")
        }
    }

    /// A device begins to live.
    package func begin(_ device: any ScopedDevice, isOfProcess: Bool) {
        owner = device
        guard !isOfProcess else { return }
        DeviceScope.living.removeAll { $0.owner == nil }
        DeviceScope.living.append(self)
        DeviceScope.livingDevicesDidChange()
    }

    /// The device is not to be used any more.
    package func end() {
        abandonDelayedWork()
        owner = nil
        DeviceScope.living.removeAll { $0 === self }
        DeviceScope.livingDevicesDidChange()
    }

    /// From now on the process has tests, whose devices are found by the test.
    package static func admitTests() {
        guard !hasTests else { return }
        hasTests = true
        livingDevicesDidChange()
    }

    private static func livingDevicesDidChange() {
        if living.count > 1 { hadSeveral = true }
        only = hasTests || hadSeveral ? nil : living.first ?? processScope
        let services = (living.count == 1 && !hasTests ? living[0] : processScope)?.services ?? .ofProcess
        shared.withLock { $0 = services }
    }
}
