import XCTest

extension XCTestCase {
    /// Skips the test if it belongs to another shard than the one that the environment variable `COLLAGE_SHARD` selects.
    ///
    /// ```swift
    /// override func setUpWithError() throws {
    ///     try skipUnlessInShard()
    /// }
    /// ```
    ///
    /// A ``DeviceTestCase`` does so without a call.
    /// - Throws: `XCTSkip` if the test belongs to another shard, or an error that describes a shard that doesn't exist.
    public func skipUnlessInShard() throws {
        guard let shard = try TestShard.current else { return }
        RunReport.shared.beginShard()
        try skip(unlessIn: shard)
    }

    func skip(unlessIn shard: TestShard) throws {
        // The name of a test is that of its class and that of its function, without the module.
        let function = name.split(separator: ".").last ?? ""
        guard !shard.contains("\(String(reflecting: type(of: self)))/\(function)") else { return }
        throw XCTSkip("It belongs to another shard than \(shard).")
    }
}
