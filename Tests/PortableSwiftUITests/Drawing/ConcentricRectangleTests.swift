import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Shapes whose corners follow from the container's.
@MainActor struct ConcentricRectangleTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func radii(_ shape: ConcentricRectangle, in container: (any InsettableShape)?) -> [CGFloat] {
        let corners = shape.placed(in: container).corners(in: rect.size)
        let radii = corners?.radii(in: RectangleCornerRadii()) ?? RectangleCornerRadii()
        return [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
    }

    @Test func `concentric corners have the radii of the container, and at least the minimum`() {
        #expect(radii(ConcentricRectangle(), in: RoundedRectangle(cornerRadius: 20)) == [20, 20, 20, 20])
        #expect(radii(ConcentricRectangle(), in: nil) == [0, 0, 0, 0])
        #expect(radii(.init(corners: .concentric(minimum: 12)), in: nil) == [12, 12, 12, 12])
        #expect(radii(.init(corners: 8), in: RoundedRectangle(cornerRadius: 20)) == [8, 8, 8, 8])
        #expect(radii(ConcentricRectangle(), in: Capsule()) == [30, 30, 30, 30])
    }

    @Test func `corners can have separate styles, or the largest radius`() {
        let container = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 16)
        let uneven = ConcentricRectangle(
            topLeadingCorner: .concentric, topTrailingCorner: 2, bottomLeadingCorner: .fixed(3),
            bottomTrailingCorner: .concentric(minimum: 20))
        #expect(radii(uneven, in: container) == [4, 2, 3, 20])
        #expect(radii(.init(corners: .concentric, isUniform: true), in: container) == [16, 16, 16, 16])
    }

    @Test func `uniform corners have the largest radius of their group`() {
        let container = UnevenRoundedRectangle(
            topLeadingRadius: 4, bottomLeadingRadius: 8, bottomTrailingRadius: 16, topTrailingRadius: 12)
        func radii(_ shape: ConcentricRectangle) -> [CGFloat] { self.radii(shape, in: container) }
        #expect(radii(.init(uniformTopCorners: .concentric, uniformBottomCorners: 2)) == [12, 12, 2, 2])
        #expect(radii(.init(uniformLeadingCorners: .concentric, uniformTrailingCorners: 2)) == [8, 2, 8, 2])
        #expect(radii(.init(uniformTopCorners: 1, bottomTrailingCorner: 3)) == [1, 1, 8, 3])
        #expect(radii(.init(uniformBottomCorners: .concentric, topLeadingCorner: 5)) == [5, 12, 16, 16])
        #expect(radii(.init(uniformLeadingCorners: 1, topTrailingCorner: 3)) == [1, 3, 1, 16])
        #expect(radii(.init(uniformTrailingCorners: .concentric, topLeadingCorner: 5)) == [5, 16, 8, 16])
        #expect(radii(.rect(uniformTopCorners: .concentric, uniformBottomCorners: 2)) == [12, 12, 2, 2])
    }

    @Test func `an inset shape has smaller radii`() {
        let shape = ConcentricRectangle().placed(in: RoundedRectangle(cornerRadius: 20)).inset(by: 5)
        let expected = Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 15)
        #expect(shape.path(in: rect).boundingRect == expected.boundingRect)
    }

    @Test func `erased and stroked shapes follow the container`() {
        let container = RoundedRectangle(cornerRadius: 20), style = StrokeStyle(lineWidth: 2)
        let placed = ConcentricRectangle().placed(in: container)
        #expect(AnyShape(ConcentricRectangle()).resolved(in: container).path(in: rect) == placed.path(in: rect))
        let stroked = _StrokedShape(shape: ConcentricRectangle(), style: style).resolved(in: container)
        #expect(stroked.path(in: rect) == placed.path(in: rect).strokedPath(style))
        #expect(_StrokedShape(shape: Circle(), style: style).resolved(in: container) is _StrokedShape<Circle>)
    }

    @Test func `shapes made of other shapes follow the container`() {
        let container = RoundedRectangle(cornerRadius: 20)
        func expectPlaced(_ changed: (any Shape) -> any Shape, line: Int = #line) {
            let expected = changed(RoundedRectangle(cornerRadius: 20)).path(in: rect)
            var environment = EnvironmentValues()
            environment.containerShape = container
            let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
            for shape in [ConcentricRectangle(), ContainerRelativeShape()] as [any Shape] {
                #expect(
                    environment.resolved(changed(shape)).path(in: rect) == expected, sourceLocation: location)
            }
            let circle = changed(Circle())
            #expect(type(of: environment.resolved(circle)) == type(of: circle), sourceLocation: location)
        }
        func trimmed(_ shape: some Shape) -> any Shape { shape.trim(from: 0.1, to: 0.6) }
        func moved(_ shape: some Shape) -> any Shape { shape.offset(x: 3, y: 4) }
        func scaled(_ shape: some Shape) -> any Shape { shape.scale(0.5, anchor: .topLeading) }
        func rotated(_ shape: some Shape) -> any Shape { shape.rotation(.degrees(30)) }
        func transformed(_ shape: some Shape) -> any Shape { shape.transform(CGAffineTransform(scaleX: 2, y: 1)) }
        func sized(_ shape: some Shape) -> any Shape { shape.size(width: 60, height: 50) }
        func anchored(_ shape: some Shape) -> any Shape { shape.size(width: 60, height: 50, anchor: .bottom) }
        func united(_ shape: some Shape) -> any Shape { Rectangle().scale(0.1).union(shape) }
        func nested(_ shape: some Shape) -> any Shape { AnyShape(shape.offset(x: 1).stroke(lineWidth: 2)) }
        expectPlaced { trimmed($0) }
        expectPlaced { moved($0) }
        expectPlaced { scaled($0) }
        expectPlaced { rotated($0) }
        expectPlaced { transformed($0) }
        expectPlaced { sized($0) }
        expectPlaced { anchored($0) }
        expectPlaced { united($0) }
        expectPlaced { nested($0) }
    }

    @Test func `touches follow the container shape of the environment`() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100), safeAreaInsets: .zero)
        var count = 0
        host.show(
            UIHostingController(
                rootView: Color.red.frame(width: 100, height: 100).contentShape(ContainerRelativeShape())
                    .onTapGesture { count += 1 }.containerShape(.rect(cornerRadius: 50))))
        host.settle()
        host.touch(at: CGPoint(x: 4, y: 4)).lift()
        host.settle()
        #expect(count == 0)
        host.touch(at: CGPoint(x: 50, y: 4)).lift()
        host.settle()
        #expect(count == 1)
    }

    @Test func `a background follows the container shape of the environment`() throws {
        let host = TestHost(.iPhone16Pro)
        func commands(_ radius: CGFloat) throws -> [String] {
            host.show(
                UIHostingController(
                    rootView: Text("a").padding().background(Color.red, in: .rect(corners: .concentric))
                        .containerShape(.rect(cornerRadius: radius))))
            host.settle()
            let nodes = try #require(host.first(HostingView.self)).makeDisplayNodes()
            return nodes.map { "\($0)" }
        }
        #expect(try commands(4) != commands(16))
    }
}
