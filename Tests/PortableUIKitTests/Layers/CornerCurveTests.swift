import DisplayList
import Testing

@_spi(Collage) @testable import PortableQuartz

@MainActor struct CornerCurveTests {
    @Test func `the continuous curve is drawn, and a change of the curve draws the layer again`() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.cornerRadius = 20
        #expect(layer.cornerCurve == .circular)
        let circular = try #require(layer.displayNode(at: 0))
        #expect(!circular.corners.isContinuous)
        layer.cornerCurve = .continuous
        let continuous = try #require(layer.displayNode(at: 0))
        #expect(continuous.corners.isContinuous && continuous.corners.topLeft == 20 && circular != continuous)
        layer.maskedCorners = .layerMinXMinYCorner
        #expect(layer.displayNode(at: 0)?.corners.isContinuous == true)
    }
}
