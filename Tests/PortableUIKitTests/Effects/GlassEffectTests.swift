import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit
@testable import PortableUIKitCore

@MainActor @Suite(.device)
struct GlassEffectTests {
    /// The device of views without a window.
    private let device = TestHost(.iPhone16.running(.iOS26))

    private func material(_ effect: UIVisualEffect) -> DisplayNode? {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        return view.layer.displayNode(at: 0)?.children.first
    }

    @Test func `glass is a translucent capsule that blurs the content behind it`() throws {
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

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `glass has nearly the color of an opaque tint, and keeps the opacity of a translucent one`(
        style: UIUserInterfaceStyle
    ) throws {
        func shown(_ tint: UIColor, _ style: UIGlassEffect.Style = .regular) throws -> Color {
            let effect = UIGlassEffect(style: style)
            effect.tintColor = tint
            return try #require(material(effect)?.backgroundColor)
        }
        device.change(style: style)
        let blue = try shown(UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
        #expect(blue.red < 0.04 && abs(blue.green - 0.5) < 0.03 && blue.blue > 0.96 && blue.alpha > 0.97)
        let faint = try shown(UIColor(red: 0, green: 0, blue: 1, alpha: 0.2)), none = try shown(.clear)
        #expect(abs((none.alpha + 0.2 * (1 - none.alpha)) - faint.alpha) < 0.001)
        #expect(try shown(.red, .clear).alpha < 0.6)
    }

    @Test func `the default style is regular`() {
        #expect(UIGlassEffect().style == .regular)
        #expect(material(UIGlassEffect())?.backgroundColor == material(UIGlassEffect(style: .regular))?.backgroundColor)
    }

    @Test func `views with a corner configuration apply it to their glass`() throws {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.cornerConfiguration = .corners(radius: .fixed(10))
        view.effect = UIGlassEffect(style: .clear)
        view.layoutIfNeeded()
        #expect(view.layer.displayNode(at: 0)?.children.first?.corners.topLeft == 10)
    }

    @Test func `corners that are set after the effect apply to the glass`() {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        func radius() -> Double? { view.layer.displayNode(at: 0)?.children.first?.corners.topLeft }
        #expect(radius() == 25)
        view.cornerConfiguration = .corners(radius: .fixed(10))
        view.layoutIfNeeded()
        #expect(radius() == 10)
        view.cornerConfiguration = .corners(radius: .fixed(20))
        view.layoutIfNeeded()
        #expect(radius() == 20)
        let other = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        other.frame = view.frame
        other.layer.cornerRadius = 8
        other.layoutIfNeeded()
        #expect(other.layer.displayNode(at: 0)?.children.first?.corners.topLeft == 8)
    }

    @Test func `glass has a line of light at its edge, and blurs more than clear glass`() throws {
        let node = try #require(material(UIGlassEffect(style: .regular)))
        #expect(node.commands.count == 1)
        let clear = try #require(material(UIGlassEffect(style: .clear)))
        #expect(try #require(clear.backdrop).radius < #require(node.backdrop).radius)
    }

    @Test func `glass in front of glass doesn't blur a second time`() throws {
        let host = TestHost(.iPhone16.running(.iOS26))
        let outer = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        let inner = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        inner.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        outer.contentView.addSubview(inner)
        let view = UIView(frame: .zero)
        host.show(view)
        view.addSubview(outer)
        host.settle()
        func backdrop(_ view: UIView) -> DisplayNode.Backdrop? {
            view.subviews.first?.layer.displayNode(at: host.now)?.backdrop
        }
        #expect(backdrop(outer) != nil && backdrop(inner) == nil)
        inner.removeFromSuperview()
        view.addSubview(inner)
        host.settle()
        #expect(backdrop(inner) != nil)
    }

    @Test func `empty and rotated glass can be drawn`() throws {
        let host = TestHost(.iPhone16.running(.iOS26))
        let view = UIView(frame: .zero)
        host.show(view)
        for size in [CGSize.zero, CGSize(width: 0.2, height: 40), CGSize(width: 120, height: 60)] {
            let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
            glass.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: size)
            glass.transform = CGAffineTransform(rotationAngle: 0.7)
            view.addSubview(glass)
        }
        host.settle()
        #expect(try !host.snapshot(.png).isEmpty)
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

    @Test func `glass follows corners that are set after its effect`() throws {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        view.cornerConfiguration = .corners(radius: .fixed(10))
        view.layoutIfNeeded()
        #expect(view.layer.displayNode(at: 0)?.children.first?.corners.topLeft == 10)
    }

    @Test func `on iOS 18, a thin material replaces glass, which is logged once`() throws {
        let host = TestHost(.iPhone16.running(.iOS18))
        let messages = Diagnostics.capture {
            for style in [UIGlassEffect.Style.regular, .clear] {
                let node = material(UIGlassEffect(style: style))
                #expect(node?.commands.isEmpty == true && node?.backdrop != nil)
                let blur = UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
                #expect(node?.backgroundColor == material(blur)?.backgroundColor)
            }
        }
        #expect(messages.count == 1 && messages[0].contains("UIGlassEffect"))
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .red
        #expect(try #require(material(tinted)?.backgroundColor).red > 0.99)
        withExtendedLifetime(host) {}
    }
}
