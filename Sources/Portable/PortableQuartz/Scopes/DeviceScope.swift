import DisplayList
import Foundation
import RuntimeSupport

/// The device-specific state that code can use without a reference to the device: `UIScreen.main`,
/// `CACurrentMediaTime()`, `UIView.areAnimationsEnabled`, `CATransaction`, and the text measurer.
///
/// Views in a window use the state of the window's device. All other code belongs to a scope, which is determined in
/// this order:
///
/// 1. The scope that is bound to the task (``ScopeBinding``). Hosts bind it for each event and frame; see
///    ``ScopeBinding/run(_:_:)``. Work that is started there continues in that scope after each `await`: a `Task`, a
///    block for `DispatchQueue.main.async`, or an observer of `NotificationCenter`. Detached tasks and the blocks of
///    Foundation's `Timer` have no scope.
/// 2. For the code of a test, the scope of the device that it activated last; see ``ActivatedScopes``.
/// 3. The scope of the only existing device. An app has one device, so all of its code is in that scope.
/// 4. The scope of the process's offscreen device. If there are several devices, this is logged, because the intended
///    device is unknown.
///
/// A scope doesn't keep its device alive, even if work waits in it: a closed page is deallocated. Code that still runs
/// in the scope uses its settings, and the process's device instead of the deallocated one.
@MainActor
package final class DeviceScope {
    /// The services for measuring text and for reading and writing images, on any thread.
    package nonisolated let services: DeviceServices
    package let clock: any FrameClock
    /// The device, or `nil` after it was deallocated.
    package private(set) weak var owner: (any ScopedDevice)?

    /// The state that higher layers store, by part.
    private var states: [AnyObject?] = Array(repeating: nil, count: Part.allCases.count)

    package init(services: DeviceServices, clock: any FrameClock) {
        RuntimeAssumption.verify()
        ProcessLocale.setStandard()
        self.services = services
        self.clock = clock
    }

    /// The scope, or the process's scope if the device was deallocated.
    var alive: DeviceScope { owner == nil ? DeviceScope.ofProcess : self }

    // MARK: State

    /// The parts that store state in each scope.
    package enum Part: Int, CaseIterable {
        case traits, transactions, animations, animationBlocks, menuController, delayedWork, printController
    }

    /// Returns the state of a part, which is created on first use.
    ///
    /// - Parameter make: A closure that creates the state. It must create the same class in each call for a part.
    package func state<State: AnyObject>(of part: Part, _ make: () -> State) -> State {
        if let state = states[part.rawValue] { return unsafeDowncast(state, to: State.self) }
        let state = make()
        states[part.rawValue] = state
        return state
    }

    // MARK: Finding a scope

    /// The scope of the running code.
    ///
    /// - Complexity: O(1). In a process with only one device, it reads a static property.
    package static var current: DeviceScope { only ?? find(.other) }

    /// Returns the scope of the running code. If it's unknown, a message with the given use is logged.
    package static func current(for use: Purpose) -> DeviceScope { only ?? find(use) }

    /// The services for the running code, on any thread.
    nonisolated static var currentServices: DeviceServices {
        if let bound = ScopeBinding.current?.services { return bound }
        if Diagnostics.isOnMainQueue { return onKnownMainActor { current(for: .services).services } }
        return shared.withLock { $0 }
    }

    /// The scope of the process's device, for code that doesn't belong to another device.
    package static var ofProcess: DeviceScope { deviceOfProcess.scope }

    /// The device of the process. It's never deallocated.
    package static let deviceOfProcess: any ScopedDevice = {
        guard let maker = DeviceScope.self as Any as? any ProcessDeviceMaker.Type else {
            fatalError("No module creates the device of the process.")
        }
        let device = maker.makeDeviceOfProcess()
        processScope = device.scope
        livingDevicesDidChange()
        return device
    }()

    /// The purposes for which code without a scope can need one. Each is logged once.
    package enum Purpose: String {
        case animation = "an animation"
        case screen = "the screen"
        case device = "the device"
        case application = "the application"
        case pasteboard = "the pasteboard"
        case services = "fonts or pictures"
        case settings = "the settings of the device"
        case other = "its device"
    }

    /// The scope of the only device that has ever existed, in a process without test devices. All work belongs to it.
    private static var only: DeviceScope?
    /// A Boolean value that indicates whether the process has had a second device. Code in the scope of a deallocated
    /// device must not use the remaining one.
    private static var hadSeveral = false
    private static var living: [DeviceScope] = []
    private static var processScope: DeviceScope?
    private static var reportedUses: Set<Purpose> = []
    /// A Boolean value that indicates whether the process runs tests, which determine their devices.
    private(set) static var hasTests = false
    /// The services on other threads without a bound scope.
    private nonisolated static let shared = LockedValue(DeviceServices.ofProcess)

    /// The scope of the running code, or `nil` if there are several devices and the intended one is unknown.
    static var known: DeviceScope? { only ?? search() }

    private static func find(_ use: Purpose) -> DeviceScope {
        if let scope = search() { return scope }
        if reportedUses.insert(use).inserted { report(use) }
        return ofProcess
    }

    private static func search() -> DeviceScope? {
        if let bound = ScopeBinding.current?.scope { return bound }
        if ScopeBinding.current == nil {
            switch ActivatedScopes.current {
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

    private static func report(_ use: Purpose) {
        // The message doesn't belong to a device either.
        ScopeBinding.run(.device(ofProcess)) {
            Diagnostics.log(
                "Code outside of all \(living.count) devices used \(use.rawValue), so it got the value of the process. "
                    + "Start it from a Task, DispatchQueue.main or NotificationCenter in code of an app or a test, "
                    + "instead of a detached task, a Timer or a thread; give tests that need it the trait .device.")
        }
    }

    /// Registers a new device.
    package func begin(_ device: any ScopedDevice, isOfProcess: Bool) {
        owner = device
        guard !isOfProcess else { return }
        DeviceScope.living.removeAll { $0.owner == nil }
        DeviceScope.living.append(self)
        DeviceScope.livingDevicesDidChange()
    }

    /// Unregisters the device.
    package func end() {
        abandonDelayedWork()
        owner = nil
        DeviceScope.living.removeAll { $0 === self }
        DeviceScope.livingDevicesDidChange()
    }

    /// Enables the search for devices of tests in this process.
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
