import Foundation

extension NSValue {
    /// Creates a value that contains a vector.
    public convenience init(cgVector vector: CGVector) { self.init(copyOf: vector, numberCount: 2) }

    /// Creates a value that contains insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(copyOf: insets, numberCount: 4) }

    /// Creates a value that contains insets that depend on the layout direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(copyOf: insets, numberCount: 4)
    }

    /// Creates a value that contains an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(copyOf: insets, numberCount: 2) }

    /// The vector in the value, or zero if the value contains something else.
    public var cgVectorValue: CGVector { numbers(or: CGVector(dx: 0, dy: 0), count: 2) }

    /// The insets in the value, or zero if the value contains something else.
    public var uiEdgeInsetsValue: UIEdgeInsets { numbers(or: .zero, count: 4) }

    /// The insets in the value, or zero if the value contains something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { numbers(or: .zero, count: 4) }

    /// The offset in the value, or zero if the value contains something else.
    public var uiOffsetValue: UIOffset { numbers(or: .zero, count: 2) }
}
