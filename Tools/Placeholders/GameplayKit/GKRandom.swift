@_exported import Foundation

/// A source of random numbers.
public protocol GKRandom {
    func nextInt() -> Int
    /// Returns a number from 0 to less than `upperBound`.
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers and shuffled arrays, which uses the system's generator or a seed. On Apple's systems, the
/// same seed gives different numbers.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private var generator: any RandomNumberGenerator

    public override init() { generator = SystemRandomNumberGenerator() }

    init(state: UInt64) { generator = SeededGenerator(state: state) }

    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled(using: &generator) }
    open func nextInt() -> Int { .random(in: Int(Int32.min)...Int(Int32.max), using: &generator) }
    open func nextInt(upperBound: Int) -> Int { .random(in: 0..<max(upperBound, 1), using: &generator) }
    open func nextUniform() -> Float { .random(in: 0...1, using: &generator) }
    open func nextBool() -> Bool { .random(using: &generator) }
}

/// Numbers that follow from a seed: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open private(set) var seed = Data()

    public override init() { super.init() }

    public init(seed: Data) {
        self.seed = seed
        super.init(state: seed.reduce(0) { ($0 << 8 | $0 >> 56) ^ UInt64($1) })
    }

    open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open private(set) var seed: UInt64 = 0

    public override init() { super.init() }

    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    open private(set) var seed: UInt64 = 0

    public override init() { super.init() }

    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A distribution of numbers from `lowestValue` to `highestValue`.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    public let lowestValue: Int
    public let highestValue: Int
    fileprivate let source: any GKRandom

    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        self.source = source
        self.lowestValue = lowestValue
        self.highestValue = highestValue
        super.init()
    }

    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }

    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    open func nextUniform() -> Float {
        Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1))
    }
    open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// A distribution that returns each number once before it repeats a number.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var remaining: [Int] = []

    open override func nextInt() -> Int {
        if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
        return remaining.remove(at: source.nextInt(upperBound: remaining.count))
    }
}

/// A distribution in which numbers near the middle are the most frequent.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    open override func nextInt() -> Int {
        let sum = (0..<6).reduce(0) { sum, _ in sum + source.nextInt(upperBound: numberOfPossibleOutcomes) }
        return lowestValue + sum / 6
    }
}

extension NSArray {
    public func shuffled() -> [Any] { GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(self)) }
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: Array(self))
    }
}
