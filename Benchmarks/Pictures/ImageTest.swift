import CollageTesting
import Foundation

/// A test of one picture, again and again.
@MainActor
struct ImageTest {
    /// Where references and reports lie.
    nonisolated static let folder = "/tmp/collage-picture-benchmarks"
    /// The file that the tests pretend to be in.
    private static let file: StaticString = "/tmp/collage-picture-benchmarks/Pictures.swift"

    /// Medians.
    struct Times {
        /// From nothing to a screen that rests.
        var show: Duration
        /// To pixels and a PNG file.
        var draw: Duration
        /// To pixels, and compared with a reference.
        var compare: Duration
        /// A new host and screen, drawn and compared: what a test costs.
        var whole: Duration
    }

    let screen: BenchmarkScreen
    let scale: CGFloat

    init(_ screen: BenchmarkScreen, scale: CGFloat) {
        self.screen = screen
        self.scale = scale
    }

    private var name: String { "\(screen)-\(Int(scale))x" }

    private func shown() -> TestHost {
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: scale, text: .fonts)
        host.show(screen.make())
        return host
    }

    /// The time from a new host to a picture, before anything else has drawn.
    func measureFirst() throws -> Duration {
        try ContinuousClock().measure { _ = try shown().snapshot(.png) }
    }

    func measure(_ count: Int) throws -> Times {
        try record(2 * count)
        let clock = ProcessorClock()
        var (shows, draws, compares, wholes): ([Duration], [Duration], [Duration], [Duration]) = ([], [], [], [])
        for _ in 0..<count {
            var host: TestHost?
            shows.append(clock.measure { host = shown() })
            guard let host else { continue }
            draws.append(try clock.measure { _ = try host.snapshot(.png) })
            compares.append(try clock.measure { try compare(host) })
            wholes.append(try clock.measure { try compare(shown()) })
        }
        return Times(
            show: Self.median(shows), draw: Self.median(draws), compare: Self.median(compares),
            whole: Self.median(wholes))
    }

    /// How long many tests take, of all screens in turn.
    static func measureMany(_ count: Int) throws -> Duration {
        let tests = BenchmarkScreen.allCases.map { ImageTest($0, scale: 2, suffix: "-many") }
        for test in tests { try test.record(count / tests.count + 1) }
        return try ContinuousClock().measure {
            for index in 0..<count {
                let test = tests[index % tests.count]
                try test.compare(test.shown())
            }
        }
    }

    // MARK: References

    private var suffix = ""

    private init(_ screen: BenchmarkScreen, scale: CGFloat, suffix: String) {
        self.init(screen, scale: scale)
        self.suffix = suffix
    }

    private func compare(_ host: TestHost) throws {
        try host.verify(named: name + suffix, file: Self.file)
    }

    /// Writes what the comparisons of one name find: the second has a number.
    private func record(_ count: Int) throws {
        let folder = URL(fileURLWithPath: Self.folder).appendingPathComponent("__Snapshots__/Pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = try shown().snapshot(.png)
        for number in 1...count {
            let end = number == 1 ? "" : ".\(number)"
            try picture.write(to: folder.appendingPathComponent("\(name)\(suffix)\(end).png"))
        }
    }

    private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
}

/// The processor time of the process, which doesn't depend on other processes.
struct ProcessorClock {
    func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return now - start
    }

    private var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
