import CollageTesting
import DisplayList
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// Outlines, dashes, and elements of paths.
struct PathStrokingTests {
    private func line() -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 10))
        return path
    }

    @Test func `the outline of a line is as wide as the stroke`() {
        let outline = line().copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBox == CGRect(x: 10, y: 8, width: 40, height: 4))
        #expect(outline.contains(CGPoint(x: 30, y: 11)) && !outline.contains(CGPoint(x: 30, y: 13)))
    }

    @Test(arguments: [(CGLineCap.square, 8.0), (.round, 8), (.butt, 10)])
    func `caps extend the outline`(cap: CGLineCap, start: Double) {
        let outline = line().copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        #expect(abs(outline.boundingBox.minX - start) < 1e-6)
    }

    @Test func `corners are filled to the miter, or cut by a bevel`() {
        let path = line()
        path.addLine(to: CGPoint(x: 50, y: 50))
        let corner = CGPoint(x: 51.8, y: 8.2)
        func outline(_ join: CGLineJoin) -> CGPath {
            path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
        }
        #expect(outline(.miter).contains(corner))
        #expect(!outline(.bevel).contains(corner) && !outline(.round).contains(corner))
        #expect(outline(.bevel).contains(CGPoint(x: 50.5, y: 9.5)))
    }

    @Test func `dashes are the parts of a path`() {
        let dashed = line().copy(dashingWithPhase: 5, lengths: [10, 10])
        var points: [CGPoint] = []
        dashed.applyWithBlock { points.append($0.pointee.points[0]) }
        #expect(points.map(\.x) == [10, 15, 25, 35, 45, 50])
    }

    @Test func `elements have their types and points`() {
        let path = line()
        path.addQuadCurve(to: CGPoint(x: 70, y: 10), control: CGPoint(x: 60, y: 0))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 70, y: 10)])
    }

    @Test func `colors are converted to gray and created from CMYK`() throws {
        let gray = try #require(
            CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
                .converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect(gray.components?.map { ($0 * 100).rounded() } == [21, 21, 21, 50])
        let red = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
        #expect(red.components == [1, 0, 0, 1])
    }
}
