import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct VisualEffectViewTests {
    /// The color of the view's material.
    private func material(_ view: UIVisualEffectView) -> Color? {
        view.layer.displayNode(at: 0)?.children.first?.backgroundColor
    }

    private func makeView(_ effect: UIVisualEffect?, dark: Bool = false) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.overrideUserInterfaceStyle = dark ? .dark : .light
        return view
    }

    @Test func `contents are in front of the effect and fill the view at any size`() {
        let view = makeView(UIBlurEffect(style: .regular))
        #expect(view.contentView.frame == view.bounds && view.subviews.last === view.contentView)
        view.frame.size = CGSize(width: 300, height: 200)
        view.layoutIfNeeded()
        #expect(view.subviews.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 300, height: 200) })
    }

    @Test func `a material is light or dark like the interface`() throws {
        let light = try #require(material(makeView(UIBlurEffect(style: .systemMaterial))))
        let dark = try #require(material(makeView(UIBlurEffect(style: .systemMaterial), dark: true)))
        #expect(light.red > 0.9 && dark.red < 0.2)
        #expect(light.alpha > 0 && light.alpha < 1)
    }

    @Test func `a material with an explicit style keeps it`() throws {
        for isDark in [false, true] {
            let dark = try #require(material(makeView(UIBlurEffect(style: .systemMaterialDark), dark: isDark)))
            let light = try #require(material(makeView(UIBlurEffect(style: .systemMaterialLight), dark: isDark)))
            #expect(dark.red < 0.2 && light.red > 0.9)
        }
    }

    @Test func `a thicker material is less transparent`() {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let opacities = styles.map { material(makeView(UIBlurEffect(style: $0)))?.alpha ?? 0 }
        #expect(opacities == opacities.sorted() && Set(opacities).count == 4)
    }

    @Test func `without an effect, the content behind is visible`() {
        let view = makeView(nil)
        #expect(material(view) == nil)
        view.effect = UIBlurEffect(style: .light)
        #expect(material(view) != nil)
        view.effect = nil
        #expect(material(view) == nil)
    }

    @Test func `touches hit the content view, not the effect`() {
        let view = makeView(UIBlurEffect(style: .regular))
        let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.contentView.addSubview(button)
        view.layoutIfNeeded()
        #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
        #expect(view.hitTest(CGPoint(x: 90, y: 40), with: nil) === view.contentView)
    }

    @Test func `a view can be created without an effect`() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil && view.frame == .zero)
        view.effect = UIBlurEffect(style: .light)
        #expect(view.effect != nil)
    }

    @Test func `a copy of an effect is the effect itself, because it's immutable`() {
        let effect = UIBlurEffect(style: .dark)
        #expect(effect.copy() as? UIBlurEffect === effect)
    }

    @Test func `a view added next to the content view raises an exception with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIVisualEffectView(effect: nil).addSubview(UILabel())
        }
        let message = result.message
        #expect(message.contains("has been added as a subview to <UIVisualEffectView"))
        #expect(message.contains("Do not add subviews directly to the visual effect view itself"))
    }
}
