import Foundation

/// Geometry in archives. Foundation on Linux has the methods that encode points, sizes, and rectangles.
extension NSCoder {
    /// Encodes a vector with a key.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: vector)), forKey: key)
    }

    /// Encodes a transform with a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: transform)), forKey: key)
    }

    /// Encodes insets with a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    /// Encodes insets that depend on the layout direction with a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    /// Encodes an offset with a key.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: offset)), forKey: key)
    }

    /// Returns the point that was encoded with a key, or zero if there's none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// Returns the vector that was encoded with a key, or zero if there's none.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(forKey: key)) }

    /// Returns the size that was encoded with a key, or zero if there's none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// Returns the rectangle that was encoded with a key, or zero if there's none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Returns the transform that was encoded with a key, or the identity if there's none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(forKey: key))
    }

    /// Returns the insets that were encoded with a key, or zero if the key is missing.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(forKey: key)) }

    /// Returns the insets that were encoded with a key, or zero if the key is missing.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(forKey: key))
    }

    /// Returns the offset that was encoded with a key, or zero if there's none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(forKey: key)) }

    private func text(forKey key: String) -> String {
        // Decoding a missing value is an error of the archive.
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
    }
}
