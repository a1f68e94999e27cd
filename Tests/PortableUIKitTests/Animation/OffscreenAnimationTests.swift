import CollageTesting
import Testing

/// Animations of views that leave their window.
@MainActor struct OffscreenAnimationTests {
    private let host = TestHost(size: CGSize(width: 300, height: 300))
    private let view = UIView()
    private let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func show() {
        view.addSubview(moving)
        host.show(view)
    }

    @Test func `removing the animated view, or a view around it, ends the animation unfinished`() {
        for removed in [moving, view] {
            show()
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { moving.alpha = 0.5 }, completion: { finished = $0 })
            host.advance(by: 0.3)
            #expect(finished == nil)
            removed.removeFromSuperview()
            host.advance(by: 0.1)
            #expect(finished == false && moving.alpha == 0.5)
            moving.alpha = 1
        }
    }

    @Test func `an animation continues while another of its views is in the window`() {
        show()
        let other = UIView()
        view.addSubview(other)
        var finished: Bool?
        UIView.animate(
            withDuration: 1,
            animations: {
                moving.alpha = 0.5
                other.alpha = 0.5
            }, completion: { finished = $0 })
        host.advance(by: 0.3)
        moving.removeFromSuperview()
        host.advance(by: 0.1)
        #expect(finished == nil)
        host.advance(by: 1)
        #expect(finished == false)
    }

    @Test func `an animation of a layer is removed with its view, unless it stays after its end`() {
        show()
        let sublayer = CALayer()
        moving.layer.addSublayer(sublayer)
        for layer in [moving.layer, sublayer] {
            for staysAfterEnd in [false, true] {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.duration = 100
                animation.isRemovedOnCompletion = !staysAfterEnd
                layer.add(animation, forKey: staysAfterEnd ? "stays" : "ends")
            }
        }
        host.advance(by: 0.1)
        moving.removeFromSuperview()
        #expect(moving.layer.animationKeys() == ["stays"] && sublayer.animationKeys() == ["stays"])
    }

    @Test func `a property animator continues, and a symbol effect without an end does`() {
        show()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.moving.alpha = 0.5 }
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        let image = UIImageView(image: UIImage(systemName: "star"))
        view.addSubview(image)
        image.addSymbolEffect(.pulse, options: .repeating)
        host.advance(by: 0.3)
        moving.removeFromSuperview()
        image.removeFromSuperview()
        #expect(image.layer.animationKeys()?.isEmpty == false)
        host.advance(by: 1)
        #expect(position == .end)
    }
}
