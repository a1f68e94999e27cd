import CollageTesting
import Testing

@testable import Gallery

/// Performs random inputs in the feed. The app must not crash, and whenever the first screen is visible again, it must
/// equal a new one.
///
/// `COLLAGE_WALK_STEPS` and `COLLAGE_WALK_SEED` change the length and the seed, as for walks.
@MainActor @Suite(.serialized) struct FeedMonkeyTests {
    @Test func `random inputs in the feed leave its first screen equal to a new one`() throws {
        let seed = WalkLength.seed
        var generator = SeededGenerator(seed: seed)
        var monkey = try FeedMonkey()
        let steps = WalkLength.steps(60)
        for step in 1...steps {
            let deed = monkey.deed(using: &generator)
            monkey.trace("\(step): \(deed)")
            monkey.perform(deed)
            try monkey.comeBack()
            #expect(!monkey.host.elements.isEmpty, "seed \(seed), step \(step): nothing is read after: \(deed)")
            guard step.isMultiple(of: 12) || step == steps else { continue }
            let (used, fresh) = try monkey.firstScreens()
            try #require(used == fresh, "seed \(seed), step \(step)")
        }
    }
}

/// The feed on a device, and the random inputs.
@MainActor
private struct FeedMonkey {
    enum Deed: CustomStringConvertible {
        case tap(Int)
        case tapAnywhere(x: Double, y: Double)
        case drag(x: Double, from: Double, to: Double, isFlung: Bool)
        case swipe(y: Double, from: Double, to: Double)
        case change(ScreenEnvironment)

        var description: String {
            switch self {
            case .tap(let index): "tap element \(index)"
            case .tapAnywhere(let x, let y): "tap at \(x), \(y)"
            case .drag(let x, let from, let to, let isFlung):
                "\(isFlung ? "fling" : "drag") at \(x) from \(from) to \(to)"
            case .swipe(let y, let from, let to): "swipe at \(y) from \(from) to \(to)"
            case .change(let environment): "set the device to \(environment)"
            }
        }
    }

    let host: TestHost
    private let content: GalleryContent
    private var environment = ScreenEnvironment()

    init() throws {
        content = try .bundled()
        host = try FeedMonkey.shown(environment, content)
    }

    private static func shown(_ environment: ScreenEnvironment, _ content: GalleryContent) throws -> TestHost {
        let host = TestHost(environment)
        host.show(UIViewController())
        try open(content, on: host)
        return host
    }

    private static func open(_ content: GalleryContent, on host: TestHost) throws {
        let feed = try #require(Screen.feed.makePresented(content: content))
        host.window.rootViewController?.present(feed, animated: false)
        host.settle()
    }

    /// Opens the feed again if it was dismissed by pulling it down.
    func comeBack() throws {
        if host.window.rootViewController?.presentedViewController == nil { try FeedMonkey.open(content, on: host) }
    }

    func trace(_ line: String) {
        if ProcessInfo.processInfo.environment["COLLAGE_WALK_TRACE"] != nil { print(line) }
    }

    // MARK: Deeds

    func deed(using generator: inout SeededGenerator) -> Deed {
        func part() -> Double { Double(Int.random(in: 2...98, using: &generator)) / 100 }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<8: return .tap(Int.random(in: 0..<100, using: &generator))
        case 8..<10: return .tapAnywhere(x: part(), y: part())
        case 10..<15: return .drag(x: part(), from: part(), to: part(), isFlung: generator.chance(50))
        case 15..<17: return .swipe(y: part(), from: part(), to: part())
        default:
            var other = environment
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: swap(&other.width, &other.height)
            case 1: other.isDark.toggle()
            case 2: other.isRightToLeft.toggle()
            default:
                let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
                other.contentSizeCategory = sizes[Int.random(in: 0..<3, using: &generator)].rawValue
            }
            return .change(other)
        }
    }

    mutating func perform(_ deed: Deed) {
        let size = host.window.bounds.size
        switch deed {
        case .tap(let index):
            // There's nothing left to do after the feed has been dismissed.
            let elements = host.elements.filter { $0.label != "Close" }
            // A finger doesn't reach elements that are disabled or covered.
            if !elements.isEmpty { try? elements[index % elements.count].tap() }
        case .tapAnywhere(let x, let y):
            let point = CGPoint(x: x * size.width, y: y * size.height)
            let close = host.elements.filter { $0.label == "Close" }.map { $0.frame.insetBy(dx: -30, dy: -30) }
            if !close.contains(where: { $0.contains(point) }) { host.tap(point) }
        case .drag(let x, let from, let to, let isFlung):
            host.drag(
                at: CGPoint(x: x * size.width, y: from * size.height),
                by: CGVector(dx: 0, dy: (to - from) * size.height), duration: isFlung ? 0.1 : 0.4, rests: !isFlung)
        case .swipe(let y, let from, let to):
            host.drag(
                at: CGPoint(x: from * size.width, y: y * size.height),
                by: CGVector(dx: (to - from) * size.width, dy: 0), duration: 0.2, rests: true)
        case .change(let other):
            environment = other
            host.change(
                size: CGSize(width: other.width, height: other.height), style: other.isDark ? .dark : .light,
                layoutDirection: other.isRightToLeft ? .rightToLeft : .leftToRight,
                contentSizeCategory: UIContentSizeCategory(rawValue: other.contentSizeCategory))
        }
        host.settle()
    }

    // MARK: Comparing

    /// Returns the texts of the first screen and their frames, on the used device and on a new one.
    func firstScreens() throws -> (used: [String], fresh: [String]) {
        for _ in 0..<5 {
            guard let done = host.elements.first(where: { $0.label == "Done" }) else { break }
            try done.tap()
            host.settle()
        }
        try host.element(.label("Today") && .inside(UITabBar.self)).tap()
        host.settle()
        scrollToTop()
        return (lines(host), lines(try FeedMonkey.shown(environment, content)))
    }

    private func scrollToTop() {
        // Scrolls once more for rows that appear now, which preserved their position.
        for _ in 0..<2 {
            for view in host.all(UIScrollView.self) where view.window != nil {
                let inset = view.adjustedContentInset
                // Rows that go from right to left begin at their right.
                let end = view.contentSize.width + inset.right - view.bounds.width
                let x = environment.isRightToLeft ? max(end, -inset.left) : -inset.left
                view.setContentOffset(CGPoint(x: x, y: -inset.top), animated: false)
            }
            host.settle()
        }
        // Titles unfold when the content is pulled.
        let size = host.window.bounds.size
        for _ in 0..<2 {
            host.drag(
                at: CGPoint(x: size.width / 2, y: size.height * 0.4), by: CGVector(dx: 0, dy: size.height * 0.4),
                duration: 0.3, rests: true)
            host.settle()
        }
    }

    private func lines(_ host: TestHost) -> [String] {
        host.elements.map { element in
            let frame = element.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 2).rounded() / 2 }
            return "\(element.label) \(numbers)"
        }
    }
}
