import CollageTesting
import Foundation
import Testing

/// The work that a change of a view's frame causes.
@MainActor struct GeometryCostTests {
    @Test func `moving views that no bar covers doesn't compute insets`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), view = UIView(), inner = UIView()
        root.addSubview(view)
        view.addSubview(inner)
        let counts = [view, inner].map(\.insets.updateCount)
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        view.center.y = 100
        view.bounds.size.width = 70
        root.frame.size.width = 200
        #expect([view, inner].map(\.insets.updateCount) == counts)
    }

    @Test func `margins that a view inherits follow its position`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        root.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.frame.origin = CGPoint(x: 5, y: 0)
        #expect(view.layoutMargins == UIEdgeInsets(top: 40, left: 25, bottom: 8, right: 8))
        view.frame.size = CGSize(width: 295, height: 395)
        #expect(view.layoutMargins == UIEdgeInsets(top: 40, left: 25, bottom: 15, right: 10))
    }

    @Test func `setting the frame is one change, whether on the view or on its layer`() {
        let view = UIView()
        var frames: [CGRect] = []
        let observation = view.observe(\.frame) { view, _ in frames.append(view.frame) }
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        #expect(frames == [CGRect(x: 10, y: 10, width: 50, height: 50)])
        view.layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        #expect(frames.count == 2 && frames[1] == CGRect(x: 20, y: 20, width: 60, height: 60))
        view.layer.position.x = 100
        view.layer.bounds.size.width = 80
        view.layer.anchorPoint.x = 0
        view.center.y = 70
        #expect(frames.count == 6)
        view.layer.frame = view.layer.frame
        #expect(frames.count == 6)
        observation.invalidate()
    }

    @Test func `a layer that adjusts its position while its view moves it is one change`() {
        let view = RoundedView()
        var centers: [CGPoint] = []
        let observation = view.observe(\.center) { view, _ in centers.append(view.center) }
        view.frame = CGRect(x: 0.4, y: 10, width: 50, height: 50)
        view.layer.position.x = 70.2
        #expect(centers == [CGPoint(x: 25, y: 35), CGPoint(x: 70, y: 35)])
        observation.invalidate()
    }

    @Test func `a layout without changes solves, compares, and moves nothing`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), view = ContentView(40, 20)
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        let work = root.autoLayoutWork
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.autoLayoutWork == work)
    }
}

/// A view whose layer is at whole points.
private final class RoundedView: UIView {
    override class var layerClass: AnyClass { RoundedLayer.self }
}

private final class RoundedLayer: CALayer {
    override var position: CGPoint {
        get { super.position }
        set { super.position = CGPoint(x: newValue.x.rounded(.down), y: newValue.y.rounded(.down)) }
    }
}
