import CollageTesting
import Foundation
import Testing

/// The device of one of many tests that run in parallel, which it must find again after each wait.
@MainActor
private struct OwnDevice {
    let number: Int
    let host: TestHost

    init(_ number: Int) {
        self.number = number
        host = TestHost(
            size: CGSize(width: Self.width(number), height: 800), style: number.isMultiple(of: 2) ? .dark : .light,
            contentSizeCategory: number.isMultiple(of: 3) ? .extraLarge : .small)
        host.advance(by: Double(number))
        UIView.setAnimationsEnabled(!number.isMultiple(of: 5))
        UIDevice.current.isBatteryMonitoringEnabled = number.isMultiple(of: 7)
        UIPasteboard.general.string = "\(number)"
    }

    /// No device is as wide as the process's.
    private static func width(_ number: Int) -> CGFloat { 1000 + CGFloat(number) }

    /// A description of the device that the running code finds. It's the same for the same device.
    static func found() -> String {
        let traits = UITraitCollection.current, view = UIView()
        return [
            "\(UIScreen.main.bounds.width)", "\(traits.userInterfaceStyle.rawValue)",
            traits.preferredContentSizeCategory.rawValue, "\(view.traitCollection.userInterfaceStyle.rawValue)",
            "\(UIFont.preferredFont(forTextStyle: .body).pointSize)", "\(CACurrentMediaTime())",
            "\(UIView.areAnimationsEnabled)", "\(UIDevice.current.isBatteryMonitoringEnabled)",
            "\(UIPasteboard.general.string ?? "")", "\(CATransaction.animationDuration())",
        ].joined(separator: " ")
    }

    /// Waits in a way that depends on the test's number, a few times.
    static func wait(_ number: Int) async {
        for round in 0..<3 {
            switch (number + round) % 3 {
            case 0: for _ in 0..<(number % 4 + 1) { await Task.yield() }
            case 1: try? await Task.sleep(for: .milliseconds(1))
            default:
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume() }
                }
            }
        }
    }

    /// Returns the description after a wait in the place to which the closure passes its argument.
    static func found(in place: (@escaping @MainActor @Sendable (String) -> Void) -> Void) async -> String {
        await withCheckedContinuation { continuation in place { continuation.resume(returning: $0) } }
    }
}

/// Starts its work itself, as controllers of apps do.
@MainActor
private final class WorkingController: UIViewController {
    var works: [Task<String, Never>] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        works.append(
            Task {
                await OwnDevice.wait(2)
                return OwnDevice.found()
            })
    }
}

@MainActor struct DeviceScopeTests {
    nonisolated private static let numbers = 0..<200

    @Test(arguments: numbers) func `a test finds its device after each wait`(number: Int) async {
        let own = OwnDevice(number), found = OwnDevice.found()
        #expect(found.hasPrefix("\(1000 + number)"))
        for _ in 0..<3 {
            await OwnDevice.wait(number)
            #expect(OwnDevice.found() == found)
        }
        withExtendedLifetime(own) {}
    }

    @Test(arguments: numbers)
    func `changes made while a test waits affect the device of another test`(number: Int) async {
        let own = OwnDevice(number)
        own.host.change(size: CGSize(width: 2000 + number, height: 900), style: .dark, contentSizeCategory: .large)
        UIView.setAnimationsEnabled(number.isMultiple(of: 2))
        await OwnDevice.wait(number)
        #expect(UIScreen.main.bounds.width == CGFloat(2000 + number))
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UIView.areAnimationsEnabled == number.isMultiple(of: 2))
        UIView.setAnimationsEnabled(true)
        CATransaction.begin()
        CATransaction.setAnimationDuration(Double(number) + 1)
        await OwnDevice.wait(number)
        #expect(CATransaction.animationDuration() == Double(number) + 1)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test(arguments: numbers) func `work that a screen starts uses the screen's device`(number: Int) async {
        let own = OwnDevice(number), controller = WorkingController()
        own.host.show(controller)
        let found = OwnDevice.found()
        for work in controller.works { #expect(await work.value == found) }
        withExtendedLifetime(own) {}
    }

    @Test(arguments: numbers)
    func `blocks for the main queue and observers use the device of the code that added them`(number: Int) async {
        let own = OwnDevice(number), found = OwnDevice.found()
        #expect(await OwnDevice.found { say in DispatchQueue.main.async { say(OwnDevice.found()) } } == found)
        let later = await OwnDevice.found { say in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { say(OwnDevice.found()) }
        }
        #expect(later == found)
        let name = Notification.Name("DeviceScopeTests.\(number)")
        var observer: (any NSObjectProtocol)?
        let heard = await OwnDevice.found { say in
            observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { say(OwnDevice.found()) }
            }
            // From where nothing is known of the test.
            Task.detached { @MainActor in NotificationCenter.default.post(name: name, object: nil) }
        }
        #expect(heard == found)
        if let observer { NotificationCenter.default.removeObserver(observer) }
        withExtendedLifetime(own) {}
    }

    @Test(arguments: numbers)
    func `detached tasks and timers have no device, and never use another test's device`(number: Int) async {
        let own = OwnDevice(number), width = UIScreen.main.bounds.width
        let others: Set<CGFloat> = [width, DeviceContext.ofProcess.screen.bounds.width]
        let found = await Diagnostics.$handler.withValue(Diagnostics.Handler { _ in }) {
            await Task.detached { @MainActor in UIScreen.main.bounds.width }.value
        }
        #expect(others.contains(found))
        var fired: CGFloat?
        let timer = Timer(timeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { fired = UIScreen.main.bounds.width }
        }
        // The main loop calls it outside of any scope, regardless of the code that waits there.
        Diagnostics.$handler.withValue(Diagnostics.Handler { _ in }) {
            ScopeBinding.$current.withValue(.outside) { timer.fire() }
        }
        #expect(fired.map(others.contains) == true)
        withExtendedLifetime(own) {}
    }

    @Test
    func `work without a device is reported once for each global that it uses, with a remedy`() async {
        await #expect(processExitsWith: .success) {
            let reported = await reportOfWorkOfNobody()
            precondition(reported.count == 1, "\(reported)")
            precondition(reported[0].contains("Code outside of all 2 devices used the screen"), reported[0])
            precondition(reported[0].contains("give tests that need it the trait .device"), reported[0])
        }
    }

    @Test func `a task that a test without arguments starts finds the test's device`() async {
        let own = OwnDevice(7), found = OwnDevice.found()
        let task = Task {
            await OwnDevice.wait(1)
            return OwnDevice.found()
        }
        #expect(await task.value == found)
        withExtendedLifetime(own) {}
    }

    @Test func `a test without a device uses the device of the process`() async {
        for number in 0..<20 {
            await OwnDevice.wait(number)
            #expect(UIScreen.main === DeviceContext.ofProcess.screen)
        }
    }

    @Test func `a host is deallocated while a task of its screen is suspended`() async {
        weak var window: UIWindow?
        weak var device: DeviceContext?
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        var task: Task<Void, Never>?
        do {
            let host = TestHost()
            (window, device) = (host.window, host.session.device)
            host.run { task = Task { for await _ in stream {} } }
            await Task.yield()
        }
        #expect(window == nil && device == nil)
        continuation.finish()
        await task?.value
    }
}

@MainActor @Suite(.device)
struct DeviceTraitTests {
    @Test(arguments: 0..<200)
    func `tasks of a test with arguments find its device`(number: Int) async {
        let own = OwnDevice(number), found = OwnDevice.found()
        let task = Task {
            await OwnDevice.wait(number)
            let inner = Task {
                await OwnDevice.wait(number + 1)
                return OwnDevice.found()
            }
            return [OwnDevice.found(), await inner.value]
        }
        #expect(await task.value == [found, found])
        async let child = Self.found(after: number)
        #expect(await child == found)
        #expect(await OwnDevice.found { say in DispatchQueue.main.async { say(OwnDevice.found()) } } == found)
        withExtendedLifetime(own) {}
    }

    private static func found(after number: Int) async -> String {
        await OwnDevice.wait(number)
        return OwnDevice.found()
    }

    @Test(arguments: 0..<50) func `a test without a host has a separate iPhone`(number: Int) async {
        let screen = UIScreen.main
        UIView.setAnimationsEnabled(number.isMultiple(of: 2))
        await OwnDevice.wait(number)
        #expect(UIScreen.main === screen && screen !== DeviceContext.ofProcess.screen)
        #expect(UIView.areAnimationsEnabled == number.isMultiple(of: 2))
    }
}

/// Returns the log of code that isn't associated with a device and uses the screen twice while two devices exist.
@MainActor
private func reportOfWorkOfNobody() -> [String] {
    let devices = [DeviceContext(), DeviceContext()]
    let log = LockedValue<[String]>([])
    Diagnostics.$handler.withValue(Diagnostics.Handler { message in log.withLock { $0.append(message) } }) {
        for _ in 0..<2 { _ = UIScreen.main.bounds }
    }
    withExtendedLifetime(devices) {}
    return log.withLock { $0 }
}
