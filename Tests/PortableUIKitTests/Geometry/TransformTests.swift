import CollageTesting
import Testing

struct TransformTests {
    @Test func `concatenating a transform with its inverse is the identity`() {
        let map = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: 3)
        let point = CGPoint(x: 10, y: 20).applying(map).applying(map.inverted())
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 20) < 1e-9)
    }

    @Test func `a singular transform is its own inverse`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `translatedBy translates before the transform`() {
        let map = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CGPoint.zero.applying(map) == CGPoint(x: 20, y: 0))
    }

    @Test func `a rotated rectangle has a bounding rectangle`() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    }

    @Test func `rotation about the z-axis is a rotation in the plane`() {
        let space = CATransform3DMakeRotation(0.5, 0, 0, 2)
        let plane = CGAffineTransform(rotationAngle: 0.5)
        #expect(CATransform3DIsAffine(space))
        #expect(CATransform3DGetAffineTransform(space) == plane)
    }

    @Test func `concatenating a 3D transform with its inverse is the identity`() {
        var map = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.3, 1, 1, 0)
        map.m34 = -1 / 500
        let product = CATransform3DConcat(map, CATransform3DInvert(map))
        for (entry, expected) in zip(product.rows, CATransform3DIdentity.rows) {
            #expect(abs(entry - expected) < 1e-9)
        }
    }

    @Test func `a zero 3D transform isn't invertible and is returned unchanged`() {
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3D()), CATransform3D()))
    }

    @Test func `index paths have an item, row, and section, and are compared by section first`() {
        var path = IndexPath(item: 3, section: 1)
        #expect(path.item == 3 && path.row == 3 && path.section == 1)
        path.item = 7
        #expect(path == IndexPath(row: 7, section: 1))
        #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    }

    @Test func `an index path of one index raises an exception when its item is read`() async {
        await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).item }
    }
}
