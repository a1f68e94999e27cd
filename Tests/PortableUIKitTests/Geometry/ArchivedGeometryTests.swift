import Foundation
import PortableUIKit
import Testing

/// An object with geometry. Archives contain only classes that aren't nested.
final class ArchivedShape: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var point = CGPoint.zero, size = CGSize.zero, rect = CGRect.zero
    var vector = CGVector(dx: 0, dy: 0), transform = CGAffineTransform.identity
    var insets = UIEdgeInsets.zero, directional = NSDirectionalEdgeInsets.zero, offset = UIOffset.zero

    override init() { super.init() }

    init?(coder: NSCoder) {
        point = coder.decodeCGPoint(forKey: "point")
        size = coder.decodeCGSize(forKey: "size")
        rect = coder.decodeCGRect(forKey: "rect")
        vector = coder.decodeCGVector(forKey: "vector")
        transform = coder.decodeCGAffineTransform(forKey: "transform")
        insets = coder.decodeUIEdgeInsets(forKey: "insets")
        directional = coder.decodeDirectionalEdgeInsets(forKey: "directional")
        offset = coder.decodeUIOffset(forKey: "offset")
    }

    func encode(with coder: NSCoder) {
        coder.encode(vector, forKey: "vector")
        coder.encode(transform, forKey: "transform")
        coder.encode(insets, forKey: "insets")
        coder.encode(directional, forKey: "directional")
        coder.encode(offset, forKey: "offset")
        coder.encode(point, forKey: "point")
        coder.encode(size, forKey: "size")
        coder.encode(rect, forKey: "rect")
    }
}

struct ArchivedGeometryTests {
    /// An object that archives geometry, as view classes of apps do.

    @Test func `an archive returns the geometry that was encoded`() throws {
        let shape = ArchivedShape()
        shape.point = CGPoint(x: 1, y: 2.5)
        shape.size = CGSize(width: 3, height: 4)
        shape.rect = CGRect(x: 5, y: 6, width: 7, height: 8)
        shape.vector = CGVector(dx: -1, dy: 0.25)
        shape.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        shape.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        shape.directional = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        shape.offset = UIOffset(horizontal: 9, vertical: -9)
        let data = try NSKeyedArchiver.archivedData(withRootObject: shape, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedShape.self, from: data))
        #expect(copy.point == shape.point && copy.size == shape.size && copy.rect == shape.rect)
        #expect(copy.vector == shape.vector && copy.transform == shape.transform)
        #expect(copy.insets == shape.insets && copy.directional == shape.directional && copy.offset == shape.offset)
    }

    @Test func `missing values are zero, and a missing transform is the identity`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: true)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        #expect(coder.decodeCGPoint(forKey: "none") == .zero && coder.decodeCGRect(forKey: "none") == .zero)
        #expect(coder.decodeUIEdgeInsets(forKey: "none") == .zero)
        #expect(coder.decodeCGAffineTransform(forKey: "none") == .identity)
    }

    @Test func `values contain insets, vectors, and offsets`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).uiEdgeInsetsValue == .zero)
    }
}
