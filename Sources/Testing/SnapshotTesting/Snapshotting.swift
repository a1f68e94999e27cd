import Foundation

/// A strategy that converts a value to a format, stores it in a file, and compares it with the file.
///
/// The names are the same as in swift-snapshot-testing, so tests that import its module build without changes.
public struct Snapshotting<Value, Format> {
    /// The extension of the file name, or `nil` for none.
    public var pathExtension: String?
    /// The comparison of two values of the format.
    public var diffing: Diffing<Format>
    /// A closure that converts a value to the format.
    public var snapshot: (Value) -> Async<Format>

    /// Creates a strategy with an asynchronous conversion.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy with a synchronous conversion.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a strategy for another type, whose values are first converted to values of this strategy.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy for another type, whose values are first converted asynchronously to values of this strategy.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { snapshot($0).run(callback) } }
        }
    }
}

/// A strategy that stores values without converting them.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that stores values without converting them.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// The encoding, decoding, and comparison of a format.
public struct Diffing<Value> {
    /// A closure that encodes a value for a file.
    public var toData: (_ value: Value) -> Data
    /// A closure that decodes a value from a file.
    public var fromData: (_ data: Data) -> Value
    /// A closure that compares the expected value, its first argument, with the actual value. It returns a description
    /// of the difference and files that show it, or `nil` if nothing differs.
    public var diff: (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?

    /// Creates a comparison.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A value that may be available later.
public struct Async<Value> {
    /// A closure that calls its argument with the value when it's available.
    public let run: (_ callback: @escaping (Value) -> Void) -> Void

    /// Creates a value that the given closure passes to its callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that's available immediately.
    public init(value: Value) { self.init { $0(value) } }

    /// Returns a value that's transformed from this one.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}

/// A file that shows a test result. XCTest supports attachments only on Apple platforms.
public struct XCTAttachment {
    /// The content of the file.
    public let data: Data
    /// The type of the file, such as `public.png`.
    public let uniformTypeIdentifier: String?
    /// The name of the attachment.
    public var name: String?

    /// Creates an attachment.
    public init(data: Data, uniformTypeIdentifier: String? = nil) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }
}
