import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct CornerConfigurationTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))

    init() {
        container.addSubview(view)
        container.backgroundColor = .white
        view.backgroundColor = .red
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    @Test(arguments: [CGFloat.nan, -5, -CGFloat.infinity]) func `invalid radii are square corners`(radius: CGFloat) {
        view.cornerConfiguration = .corners(radius: .fixed(radius))
        #expect(radii(view) == [0, 0, 0, 0])
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: radius))
        #expect(radii(view).allSatisfy { $0 >= 0 })
        view.cornerConfiguration = .capsule(maximumRadius: radius)
        #expect(radii(view) == [0, 0, 0, 0])
    }

    @Test func `radii can be literals`() {
        view.cornerConfiguration = .corners(radius: 12)
        #expect(radii(view) == [12, 12, 12, 12])
        view.cornerConfiguration = .corners(
            topLeftRadius: 1.5, topRightRadius: nil, bottomLeftRadius: -3, bottomRightRadius: 4)
        #expect(radii(view) == [1.5, 0, 0, 4])
    }

    @Test func `without a configuration, the layer's corner radius applies`() {
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(radii(view) == [8, 0, 0, 0])
    }

    @Test func `fixed radii and capsules are drawn, no larger than half the shorter side`() {
        view.cornerConfiguration = .corners(radius: .fixed(12))
        #expect(radii(view) == [12, 12, 12, 12] && view.layer.cornerRadius == 12)
        view.cornerConfiguration = .capsule()
        #expect(radii(view) == [40, 40, 40, 40])
        view.cornerConfiguration = .capsule(maximumRadius: 20)
        #expect(radii(view) == [20, 20, 20, 20])
        view.cornerConfiguration = .corners(radius: .fixed(500))
        #expect(radii(view) == [40, 40, 40, 40])
    }

    @Test func `corners can have different radii, which the layer is drawn with`() throws {
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(4), topRightRadius: .fixed(8), bottomLeftRadius: nil, bottomRightRadius: .fixed(16))
        #expect(radii(view) == [4, 8, 0, 16])
        let node = try #require(view.layer.displayNode(at: 0))
        #expect(node.corners == CornerRadii(topLeft: 4, topRight: 8, bottomRight: 16, bottomLeft: 0))
        view.cornerConfiguration = .uniformTopRadius(.fixed(10))
        #expect(radii(view) == [10, 10, 0, 0])
    }

    @Test func `a capsule follows the view's size`() {
        view.cornerConfiguration = .capsule()
        view.frame.size.height = 40
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 20)
    }

    @Test func `concentric corners have the container's radii, less the distance`() {
        container.cornerConfiguration = .corners(radius: .fixed(30))
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(radii(view) == [20, 20, 20, 20])
        view.frame = CGRect(x: 10, y: 60, width: 180, height: 38)
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
        // A radius of 20, limited to half the height.
        #expect(radii(view) == [19, 19, 19, 19])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(Set(radii(view)).count == 1)
    }
}
