import Foundation

/// Conversions between geometry and strings, for example `{{0, 0}, {320, 480}}` for a rectangle.
extension NSCoder {
    /// Returns a point as a string in the format `{x, y}`.
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

    /// Returns a vector as a string in the format `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

    /// Returns a size as a string in the format `{width, height}`.
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

    /// Returns a rectangle as a string in the format `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Returns a transform as a string in the format `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(numbers.map(number).joined(separator: ", "))]"
    }

    /// Returns insets as a string in the format `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns insets as a string in the format `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Returns an offset as a string in the format `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// Returns the point that a string represents, or zero if the string is invalid.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the vector that a string represents, or zero if the string is invalid.
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Returns the size that a string represents, or zero if the string is invalid.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the rectangle that a string represents, or zero if the string is invalid.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Returns the transform that a string represents, or the identity if the string is invalid.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Returns the insets that a string represents, or zero if the string is invalid.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Returns the insets that a string represents, or zero if the string is invalid.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Returns the offset that a string represents, or zero if the string is invalid.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func text(_ numbers: [CGFloat]) -> String {
        "{\(numbers.map(number).joined(separator: ", "))}"
    }

    /// Returns the number as a string, without decimals if it's an integer.
    private static func number(_ value: CGFloat) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }

    /// Returns the numbers in a string, regardless of the separators, or `nil` if their count is different.
    private static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }.map { Double($0) }
        guard parts.count == count, !parts.contains(nil) else { return nil }
        return parts.compactMap { $0.map { CGFloat($0) } }
    }
}
