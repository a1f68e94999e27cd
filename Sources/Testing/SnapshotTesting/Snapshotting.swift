import Foundation

/// A way to turn a value into something that is kept in a file and compared with it.
///
/// The names are those of swift-snapshot-testing, so that tests which import its module build here as they are.
public struct Snapshotting<Value, Format> {
    /// What follows the name of the file; nil for none.
    public var pathExtension: String?
    /// How two of them are compared.
    public var diffing: Diffing<Format>
    /// Makes what is kept.
    public var snapshot: (Value) -> Async<Format>

    /// A way whose result may come later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// A way whose result is there at once.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The same for other values, each of which is turned into one of these first.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The same for other values, each of which is turned into one of these first, which may take time.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { snapshot($0).run(callback) } }
        }
    }
}

/// What is kept as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Keeps values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// How what is kept is written, read and compared.
public struct Diffing<Value> {
    /// What a file has in it.
    public var toData: (_ value: Value) -> Data
    /// What was in a file.
    public var fromData: (_ data: Data) -> Value
    /// What differs in words, with files that show it; nil if nothing does. The one that was expected comes first.
    public var diff: (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?

    /// A way to write, read and compare.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A value that may come later.
public struct Async<Value> {
    /// Hands the value over when it is there.
    public let run: (_ callback: @escaping (Value) -> Void) -> Void

    /// A value that something hands over.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there.
    public init(value: Value) { self.init { $0(value) } }

    /// Another value that is made of this one.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}

/// A file that shows what a test has found. XCTest has none of them outside of Apple's systems.
public struct XCTAttachment {
    /// What is in the file.
    public let data: Data
    /// The kind of file, `public.png` for example.
    public let uniformTypeIdentifier: String?
    /// What it is called.
    public var name: String?

    /// A file.
    public init(data: Data, uniformTypeIdentifier: String? = nil) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }
}
