import XCTest

extension XCTestCase {
    /// Skips the test unless it belongs to the shard that the environment variable `COLLAGE_SHARD` selects.
    ///
    /// ```swift
    /// final class RecipeTests: XCTestCase {
    ///     override func setUpWithError() throws {
    ///         try skipUnlessInShard()
    ///     }
    /// }
    /// ```
    ///
    /// ``DeviceTestCase`` calls it automatically.
    /// - Throws: `XCTSkip` if the test belongs to another shard, or an error that describes an invalid shard.
    public func skipUnlessInShard() throws {
        guard let shard = try TestShard.current else { return }
        RunReport.shared.startShard()
        try skip(unlessIn: shard)
    }

    func skip(unlessIn shard: TestShard) throws {
        // The name of a test consists of its class and its function, without the module.
        let function = name.split(separator: ".").last ?? ""
        guard !shard.contains("\(String(reflecting: type(of: self)))/\(function)") else { return }
        throw XCTSkip("It belongs to another shard than \(shard).")
    }
}
