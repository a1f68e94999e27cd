import Testing

@testable import PortableUIKit

struct GeometryFunctionTests {
    @Test func `the functions of Core Graphics create the same values as initializers`() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `the functions of Core Graphics create and combine transforms`() {
        #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        let moved = CGAffineTransformMakeTranslation(10, 0)
        #expect(moved == CGAffineTransform(translationX: 10, y: 0))
        #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
        #expect(CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 5, 0).tx == 10)
        #expect(CGAffineTransformScale(moved, 2, 2).tx == 10)
        #expect(CGAffineTransformRotate(moved, 1) == moved.rotated(by: 1))
        #expect(CGAffineTransformConcat(moved, CGAffineTransformMakeScale(2, 2)).tx == 20)
        #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(moved, CGAffineTransformInvert(moved))))
        #expect(CGAffineTransformEqualToTransform(CGAffineTransformIdentity, .identity))
    }

    @Test func `the functions of Core Graphics apply transforms to points, sizes, and rectangles`() {
        let transform = CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 20), 2, 2)
        #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), transform) == CGPoint(x: 12, y: 22))
        #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 1), transform) == CGSize(width: 2, height: 2))
        #expect(CGRectApplyAffineTransform(CGRect(x: 1, y: 1, width: 1, height: 1), transform).maxX == 14)
    }
}
