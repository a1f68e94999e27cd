import CollageTesting
import CollectionCore
import Observation
import Testing

@MainActor @Suite(.serialized) struct BindingTests {
    @Observable final class Model {
        var count = 1
        var unrelated = 0
    }

    @Test func `each element of a sequence is shown`() async throws {
        let screen = DriverScreen()
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let task = screen.driver.bind(to: stream, options: .unanimated) { [.tiles("a", 1...$0)] }
        continuation.yield(2)
        while screen.driver.sections.first?.items.count != 2 { await Task.yield() }
        continuation.yield(3)
        continuation.finish()
        try await task.value
        #expect(screen.texts == ["1", "2", "3"])
    }

    @Test func `a binding doesn't keep the driver`() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        weak var driver: CollectionDriver?
        do {
            let screen = DriverScreen(isInWindow: false)
            driver = screen.driver
            screen.driver.bind(to: stream) { [.tiles("a", 1...$0)] }
        }
        await Task.yield()
        #expect(driver == nil)
        continuation.finish()
    }

    @Test func `a binding ends with the driver although its sequence continues`() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let binding: Task<Void, any Error>
        do {
            let screen = DriverScreen(isInWindow: false)
            binding = screen.driver.bind(to: stream) { [.tiles("a", 1...$0)] }
        }
        // Returns, though nothing comes and nothing is finished.
        _ = await binding.result
        #expect(binding.isCancelled)
        withExtendedLifetime(continuation) {}
    }

    @Test func `observable values are tracked until the observation ends`() async {
        let screen = DriverScreen(), model = Model()
        var made = 0
        var observation: CollectionObservation? = screen.driver.observe(options: .unanimated) {
            made += 1
            return [.tiles("a", 1...model.count)]
        }
        #expect(screen.texts == ["1"])
        model.count = 2
        model.count = 3
        while screen.driver.sections[0].items.count != 3 { await Task.yield() }
        #expect(screen.texts == ["1", "2", "3"] && made == 2)
        model.unrelated += 1
        withExtendedLifetime(observation) {}
        observation = nil
        model.count = 4
        for _ in 0..<5 { await Task.yield() }
        #expect(made == 2)
    }

    @Test func `sections from a sequence are shown unchanged`() async throws {
        let screen = DriverScreen()
        let (stream, continuation) = AsyncStream.makeStream(of: [SectionModel].self)
        let task = screen.driver.bind(stream, options: .unanimated)
        continuation.yield([.tiles("a", 1...2)])
        continuation.finish()
        try await task.value
        #expect(screen.texts == ["1", "2"])
    }

    @Test func `an observation retains neither the driver nor, after it ends, the objects of its closure`() async {
        let model = Model()
        weak var driver: CollectionDriver?
        weak var held: NSObject?
        var observation: CollectionObservation?
        do {
            let screen = DriverScreen(isInWindow: false), object = NSObject()
            driver = screen.driver
            held = object
            observation = screen.driver.observe { [object] in
                _ = object
                return [.tiles("a", 1...model.count)]
            }
        }
        await Task.yield()
        #expect(driver == nil && held != nil)
        model.count = 2
        await Task.yield()
        withExtendedLifetime(observation) {}
        observation = nil
        #expect(held == nil)
    }
}
