@_exported import Foundation

/// A source of random numbers and orders that uses the system's generator.
open class GKRandomSource: NSObject, @unchecked Sendable {
    public override init() {}

    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
    open func nextInt() -> Int { .random(in: Int(Int32.min)...Int(Int32.max)) }
    /// Returns a number from 0 to less than `upperBound`.
    open func nextInt(upperBound: Int) -> Int { .random(in: 0..<max(upperBound, 1)) }
    open func nextUniform() -> Float { .random(in: 0...1) }
    open func nextBool() -> Bool { .random() }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {}

open class GKRandomDistribution: NSObject, @unchecked Sendable {
    public let lowestValue: Int
    public let highestValue: Int

    public init(lowestValue: Int, highestValue: Int) {
        self.lowestValue = lowestValue
        self.highestValue = highestValue
        super.init()
    }

    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    open func nextInt() -> Int { .random(in: lowestValue...highestValue) }
}
