import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct BarRegionTests {
    @Test func `the area of a bar is inside the safe area`() {
        let host = TestHost()
        let view = UIView(frame: .zero)
        host.show(view)
        let top = view.layoutGuide(for: .bar(onEdge: UIRectEdge.top, extent: 40))
        let trailing = view.layoutGuide(for: .bar(onEdge: NSDirectionalRectEdge.trailing, extent: 60))
        host.settle()
        let area = view.safeAreaLayoutGuide.layoutFrame
        #expect(top.layoutFrame == CGRect(x: area.minX, y: area.minY, width: area.width, height: 40))
        #expect(trailing.layoutFrame.minX == area.maxX - 60 && trailing.layoutFrame.height == area.height)
        #expect(view.layoutGuide(for: .bar(onEdge: UIRectEdge.top, extent: 40)) === top)
    }

    @Test func `views have no reserved regions`() {
        #expect(UIView().reservedRegions(kind: .division, options: .includeInactive).isEmpty)
    }
}
