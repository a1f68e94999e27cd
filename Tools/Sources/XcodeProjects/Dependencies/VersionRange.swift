/// The versions of a dependency that CocoaPods and Carthage accept.
package struct VersionRange: Sendable, Hashable {
    /// Three numbers.
    private var lower = [0, 0, 0]
    /// The first version that isn't in the range.
    private var upper: [Int]

    private static let end = [1000, 0, 0]

    private init() { upper = Self.end }

    /// Creates the intersection of requirements, such as `~> 5.4`, `>= 1.0`, and `2.0.1`.
    ///
    /// - Parameter requirements: The requirements. Invalid ones are ignored.
    package init(_ requirements: [String]) {
        self.init()
        for requirement in requirements { intersect(requirement) }
    }

    /// Creates the part of requirements that begins with a version and ends before the next major version. Before 1.0, it ends
    /// before the next minor version.
    package init?(compatibleWith version: String, _ requirements: [String]) {
        guard let numbers = Self.numbers(version) else { return nil }
        self.init(requirements)
        lower = Self.padded(numbers)
        restrict(lower[0] > 0 ? [lower[0] + 1, 0, 0] : [0, lower[1] + 1, 0])
    }

    private mutating func intersect(_ requirement: String) {
        let parts = requirement.split(separator: " ", maxSplits: 1).map(String.init)
        guard let last = parts.last, let numbers = Self.numbers(last) else { return }
        let version = Self.padded(numbers)
        switch parts.count > 1 ? parts[0] : "=" {
        case "~>":
            raise(version)
            // The last number may grow. A single number may, too.
            let fixed = numbers.prefix(min(max(1, numbers.count - 1), 2))
            restrict(Self.padded(fixed.dropLast() + [fixed[fixed.endIndex - 1] + 1]))
        case ">=", ">": raise(version)
        case "<": restrict(version)
        case "<=": restrict([version[0], version[1], version[2] + 1])
        case "=", "==":
            raise(version)
            restrict([version[0], version[1], version[2] + 1])
        default: break
        }
    }

    private mutating func raise(_ version: [Int]) { if lower.lexicographicallyPrecedes(version) { lower = version } }

    private mutating func restrict(_ version: [Int]) { if version.lexicographicallyPrecedes(upper) { upper = version } }

    /// The range in the syntax of `Package.swift`.
    package var requirement: String {
        func text(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }
        return "\"\(text(lower))\"..<\"\(text(upper))\""
    }

    /// Returns the numbers of a version, without a suffix such as `-beta.1`.
    private static func numbers(_ version: String) -> [Int]? {
        let stem = version.drop { $0 == "v" }.prefix { $0.isNumber || $0 == "." }
        let numbers = stem.split(separator: ".").compactMap { Int($0) }
        return numbers.isEmpty ? nil : numbers
    }

    private static func padded(_ numbers: [Int]) -> [Int] { Array((numbers + [0, 0, 0]).prefix(3)) }
}
