import LayoutGeometry
import Testing

struct AffineTransformTests {
    /// A rotation by a right angle, from x to y.
    private let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    private let skewed = AffineTransform(a: 2, b: 1, c: -1, d: 4, tx: 5, ty: -7)

    @Test func `the identity moves nothing`() {
        let point = Point(x: 3, y: -4)
        #expect(AffineTransform.identity.apply(point) == point)
        #expect(AffineTransform.identity.isTranslation)
    }

    @Test func `a translation moves by its distances`() {
        let translation = AffineTransform(translationX: 10, y: 20)
        #expect(translation.apply(Point(x: 1, y: 2)) == Point(x: 11, y: 22))
        #expect(translation.apply(Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 11, y: 22, width: 3, height: 4))
        #expect(translation.isTranslation)
    }

    @Test(arguments: [
        AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0), AffineTransform(a: 1, b: 2, c: 0, d: 1, tx: 0, ty: 0),
        AffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0), AffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 0, ty: 0),
    ]) func `scaling and shearing aren't translations`(transform: AffineTransform) {
        #expect(!transform.isTranslation)
    }

    @Test func `points are mapped column by column`() {
        #expect(quarterTurn.apply(Point(x: 3, y: 4)) == Point(x: -4, y: 3))
        #expect(skewed.apply(Point(x: 1, y: 0)) == Point(x: 7, y: -6))
        #expect(skewed.apply(Point(x: 0, y: 1)) == Point(x: 4, y: -3))
    }

    @Test func `the image of a rectangle is its bounding box`() {
        #expect(quarterTurn.apply(Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: -6, y: 1, width: 4, height: 3))
        #expect(skewed.apply(Rect(x: 0, y: 0, width: 1, height: 1)) == Rect(x: 4, y: -7, width: 3, height: 5))
    }

    @Test func `concatenation applies one transform after the other`() {
        let both = quarterTurn.followed(by: skewed)
        for point in [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -3, y: 8)] {
            #expect(both.apply(point) == skewed.apply(quarterTurn.apply(point)))
        }
        #expect(both != skewed.followed(by: quarterTurn))
    }

    @Test func `applying the inverse restores the point`() throws {
        let inverse = try #require(skewed.inverse)
        for point in [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9), Point(x: -3, y: 8)] {
            let back = inverse.apply(skewed.apply(point))
            #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
        }
    }

    @Test(arguments: [
        AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
        AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ]) func `a singular or non-finite transform has no inverse`(transform: AffineTransform) {
        #expect(transform.inverse == nil)
    }

    @Test func `the inverse of a concatenation is the reverse concatenation of the inverses`() throws {
        let both = try #require(quarterTurn.followed(by: skewed).inverse)
        let other = try #require(skewed.inverse).followed(by: try #require(quarterTurn.inverse))
        for point in [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -3, y: 8)] {
            let (left, right) = (both.apply(point), other.apply(point))
            #expect(abs(left.x - right.x) < 1e-12 && abs(left.y - right.y) < 1e-12)
        }
    }

    @Test func `concatenating the identity changes nothing`() {
        for map in [quarterTurn, skewed, AffineTransform(translationX: 3, y: 4)] {
            #expect(map.followed(by: .identity) == map && AffineTransform.identity.followed(by: map) == map)
        }
        #expect(AffineTransform.identity.inverse == .identity)
    }

    @Test func `four quarter turns are the identity`() {
        let half = quarterTurn.followed(by: quarterTurn)
        #expect(half.apply(Point(x: 3, y: 4)) == Point(x: -3, y: -4) && !half.isTranslation)
        #expect(half.followed(by: half).apply(Point(x: 3, y: 4)) == Point(x: 3, y: 4))
    }
}
