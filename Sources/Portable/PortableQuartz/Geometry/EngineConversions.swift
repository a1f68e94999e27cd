import LayoutGeometry

// Conversions to the geometry types of the engines, which don't depend on Foundation.

extension CGPoint {
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }

    package var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }

    package var engineSize: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }

    package var rect: Rect {
        Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
    }
}

extension Point {
    package var cgPoint: CGPoint { CGPoint(self) }
}

extension Size {
    package var cgSize: CGSize { CGSize(self) }
}

extension Rect {
    package var cgRect: CGRect { CGRect(self) }
}

extension NSDirectionalEdgeInsets {
    package init(_ insets: Insets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    package var insets: Insets {
        Insets(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
    }

    /// Returns the insets with left and right sides for the given layout direction.
    package func edgeInsets(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}

extension UIEdgeInsets {
    /// Creates insets from an engine's insets, whose left inset is the leading one.
    package init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// The engine's insets, with the left inset as the leading one.
    package var insets: Insets {
        Insets(top: Double(top), leading: Double(left), bottom: Double(bottom), trailing: Double(right))
    }

    /// Returns the insets with leading and trailing sides for the given layout direction.
    package func directionalInsets(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }
}

extension CGAffineTransform {
    package init(_ transform: LayoutGeometry.AffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }

    package var engineTransform: LayoutGeometry.AffineTransform {
        LayoutGeometry.AffineTransform(
            a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
}
