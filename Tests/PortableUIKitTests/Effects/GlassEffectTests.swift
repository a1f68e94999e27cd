import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor @Suite("Glass effects")
struct GlassEffectTests {
    private func material(_ effect: UIVisualEffect) -> DisplayNode? {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        return view.layer.displayNode(at: 0)?.children.first
    }

    @Test func `glass is a translucent capsule that blurs what is behind it`() throws {
        let node = try #require(material(UIGlassEffect(style: .regular)))
        let color = try #require(node.backgroundColor)
        #expect(color.alpha > 0 && color.alpha < 1 && node.backdrop != nil)
        #expect(node.corners.topLeft == 25)
        let clear = try #require(material(UIGlassEffect(style: .clear))?.backgroundColor)
        #expect(clear.alpha < color.alpha)
    }

    @Test func `glass has a tint, and copies keep it`() throws {
        let effect = UIGlassEffect(style: .regular)
        effect.tintColor = .red
        effect.isInteractive = true
        let copy = try #require(effect.copy() as? UIGlassEffect)
        #expect(copy.tintColor == .red && copy.isInteractive)
        effect.tintColor = .green
        #expect(copy.tintColor == .red)
        let color = try #require(material(copy)?.backgroundColor)
        #expect(color.red > 0.9 && color.green < 0.1 && color.alpha < 1)
    }

    @Test func `views with a corner configuration apply it to their glass`() throws {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.cornerConfiguration = .corners(radius: .fixed(10))
        view.effect = UIGlassEffect(style: .clear)
        view.layoutIfNeeded()
        #expect(view.layer.displayNode(at: 0)?.children.first?.corners.topLeft == 10)
    }

    @Test func `buttons can be on glass`() {
        for configuration in [UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()]
        {
            #expect(configuration.cornerStyle == .capsule)
            let button = UIButton(configuration: configuration)
            button.configuration?.title = "Play"
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.layoutIfNeeded()
            #expect(button.layer.displayNode(at: 0) != nil)
        }
    }
}
