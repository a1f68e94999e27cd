import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct VibrancyEffectTests {
    private func makeView(_ effect: UIVisualEffect?, dark: Bool = false) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.overrideUserInterfaceStyle = dark ? .dark : .light
        view.contentView.backgroundColor = .red
        return view
    }

    /// The node of the view's content.
    private func content(_ view: UIVisualEffectView) -> DisplayNode? {
        view.layer.displayNode(at: 0)?.children.first { $0.id == view.contentView.layer.identity }
    }

    @Test func `content is black in front of light blurs, and white in front of dark ones`() {
        let blur = UIBlurEffect(style: .systemMaterial)
        let light = makeView(UIVibrancyEffect(blurEffect: blur)),
            dark = makeView(UIVibrancyEffect(blurEffect: blur), dark: true)
        #expect(content(light)?.filter == .colors(.brightness(-1)))
        #expect(content(dark)?.filter == .colors(.brightness(1)))
        let fixed = makeView(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        #expect(content(fixed)?.filter == .colors(.brightness(1)))
        light.overrideUserInterfaceStyle = .dark
        #expect(content(light)?.filter == .colors(.brightness(1)))
    }

    @Test func `styles have different opacities`() {
        let blur = UIBlurEffect(style: .regular)
        func opacity(_ style: UIVibrancyEffectStyle) -> Double? {
            content(makeView(UIVibrancyEffect(blurEffect: blur, style: style)))?.opacity
        }
        #expect(opacity(.label) == 1)
        let labels = [UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel].compactMap(
            opacity)
        #expect(labels.count == 4 && labels == labels.sorted(by: >))
        let fills = [UIVibrancyEffectStyle.fill, .secondaryFill, .tertiaryFill].compactMap(opacity)
        #expect(fills.count == 3 && fills == fills.sorted(by: >))
        #expect(opacity(.separator) == 0.29)
    }

    @Test func `other effects don't change the content`() {
        let view = makeView(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .fill))
        view.effect = UIBlurEffect(style: .regular)
        #expect(content(view)?.filter == nil && content(view)?.opacity == 1)
        view.effect = nil
        #expect(content(view)?.filter == nil)
    }
}
