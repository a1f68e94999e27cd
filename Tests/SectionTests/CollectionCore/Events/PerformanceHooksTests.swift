import CollageTesting
import CollectionCore
import Testing

/// The costs of cells are reported step by step.
@MainActor @Suite(.serialized) struct PerformanceHooksTests {
    @MainActor
    private final class Log {
        var begun: [PerformanceHooks.Step: [Int]] = [:]
        var ended: [PerformanceHooks.Step: [Int]] = [:]
        var open = 0
        var deepest = 0

        var hooks: PerformanceHooks {
            PerformanceHooks { [self] step, item in
                begun[step, default: []].append(item.id.base as? Int ?? -1)
                open += 1
                deepest = max(deepest, open)
            } didEnd: { [self] step, item in
                ended[step, default: []].append(item.id.base as? Int ?? -1)
                open -= 1
            }
        }
    }

    private let screen = DriverScreen()
    private let log = Log()

    @Test func `each cell is dequeued, configured, and displayed, and each step ends`() {
        screen.driver.performanceHooks = log.hooks
        screen.show([.tiles("a", 0..<100)])
        let visible = screen.driver.visibleItems.count
        for step in PerformanceHooks.Step.allCases {
            #expect(log.begun[step].map { Set($0).isSuperset(of: 0..<visible) } == true, "\(step)")
            #expect(log.begun[step] == log.ended[step])
        }
        #expect(log.begun[.dequeue] == log.begun[.configure])
        #expect(log.open == 0 && log.deepest == 1)
    }

    @Test func `a removed observer isn't notified of steps that began before`() {
        var ended = 0
        screen.driver.performanceHooks = PerformanceHooks { [driver = screen.driver] _, _ in
            driver.performanceHooks = nil
        } didEnd: { _, _ in
            ended += 1
        }
        screen.show([.tiles("a", 0..<5)])
        #expect(ended == 1)
        #expect(screen.texts == ["0", "1", "2", "3", "4"])
    }
}
