/// A part of a package's tests that one of several processes or machines runs.
///
/// A test belongs to exactly one of the shards: a hash of its name selects it. The hash is the same on every machine
/// and in every process, unlike a hash of `Hasher`.
struct TestShard: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The environment variable that selects a shard.
    static let variable = "COLLAGE_SHARD"
    /// An environment variable that the command sets if the filters of `swift test` select the tests of the shard.
    static let filterVariable = "COLLAGE_SHARD_FILTER"

    /// The number of the shard, from 1 on.
    let index: Int
    /// The number of shards.
    let count: Int

    /// Creates a shard from text such as `2/8`, the second of eight.
    /// - Throws: ``ShardProblem`` if the text doesn't name a shard.
    init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else {
            throw ShardProblem(
                "\(text.debugDescription) isn't a shard. Write its number and the number of shards, such as 2/8.")
        }
        guard count > 0 else {
            throw ShardProblem("There can't be \(count) shards. Write a positive number of shards, such as 2/8.")
        }
        guard (1...count).contains(index) else {
            throw ShardProblem(
                "There is no shard \(index) of \(count). Write a number from 1 to \(count), such as 1/\(count).")
        }
        self.index = index
        self.count = count
    }

    /// Creates the shard that the environment selects, or returns `nil` if there's no selection.
    /// - Throws: ``ShardProblem`` if `COLLAGE_SHARD` doesn't name a shard.
    init?(environment: [String: String]) throws {
        guard let text = environment[Self.variable], !text.isEmpty else { return nil }
        do {
            try self.init(text)
        } catch let problem as ShardProblem {
            throw ShardProblem("\(Self.variable): \(problem)")
        }
    }

    /// The index and the count, such as `2/8`.
    var description: String { "\(index)/\(count)" }

    /// Returns a Boolean value that indicates whether a test belongs to the shard.
    /// - Parameter test: The test as `swift test list` prints it, such as `AppTests.OfferTests/unfolds()`.
    func contains(_ test: String) -> Bool {
        Int(Self.hash(Self.name(ofTest: test)) % UInt64(count)) == index - 1
    }

    /// Returns the name of a test without its source location, which changes more often.
    static func name(ofTest identifier: String) -> String {
        guard let slash = identifier.lastIndex(of: "/") else { return identifier }
        let place = identifier[slash...].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count == 3, place[0].hasSuffix(".swift"), Int(place[1]) != nil, Int(place[2]) != nil else {
            return identifier
        }
        return String(identifier[..<slash])
    }

    /// FNV-1a, followed by the last step of MurmurHash3: the low bits of FNV-1a alone distribute similar names
    /// unevenly.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ hash >> 33
    }
}

/// An error about shards or their reports, which describes how to fix it.
struct ShardProblem: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
