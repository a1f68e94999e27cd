import Testing

import PortableUIKit

@MainActor struct TrackingGuideTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
        view.keyboardLayoutGuide.heightAnchor.constraint(lessThanOrEqualToConstant: constant)
    }

    @Test func `the guide of a docked keyboard is near the bottom, and away from the other edges`() {
        let guide = view.keyboardLayoutGuide
        let near = constraint(500), away = constraint(501), top = constraint(502)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: [.top, .leading])
        guide.setConstraints([top], activeWhenNearEdge: .top)
        #expect(near.isActive && away.isActive && !top.isActive)
        #expect(guide.constraintsActiveWhenNearEdge(.bottom) == [near])
        #expect(guide.constraintsActiveWhenAway(from: [.top, .leading]) == [away])
        #expect(guide.constraintsActiveWhenAway(from: .bottom).isEmpty)
    }

    @Test func `new constraints of an edge replace the previous ones`() {
        let guide = view.keyboardLayoutGuide
        let old = constraint(500), new = constraint(501)
        guide.setConstraints([old], activeWhenNearEdge: .bottom)
        guide.setConstraints([new], activeWhenNearEdge: .bottom)
        #expect(!old.isActive && new.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!new.isActive && guide.constraintsActiveWhenNearEdge(.bottom).isEmpty)
    }
}
