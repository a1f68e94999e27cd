import Foundation

// The format of Core Graphics, because tests and cache keys compare these descriptions.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as in `(0.0, 10.5)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, as in `(320.0, 44.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, as in `(0.0, 10.5, 320.0, 44.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
