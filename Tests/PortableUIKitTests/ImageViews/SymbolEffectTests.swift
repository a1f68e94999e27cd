import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct SymbolEffectTests {
    @Test func `effects are complete immediately`() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        var effects: [String] = []
        view.addSymbolEffect(.bounce) { context in
            #expect(context.isFinished && context.sender === view)
            effects.append("\(type(of: context.effect))")
        }
        view.addSymbolEffect(.pulse, options: .repeating)
        view.removeSymbolEffect(ofType: .pulse)
        view.removeAllSymbolEffects()
        #expect(effects.count == 1)
    }

    @Test func `a symbol is replaced`() {
        let view = UIImageView(), image = UIImage(systemName: "star.fill")
        var isReplaced = false
        view.setSymbolImage(image!, contentTransition: .replace) { isReplaced = $0.contentTransition != nil }
        #expect(view.image === image && isReplaced)
        let item = UIBarButtonItem(title: "Star")
        item.setSymbolImage(image!, contentTransition: .replace)
        item.isSymbolAnimationEnabled = true
        #expect(item.image === image && item.isSymbolAnimationEnabled)
        var configuration = UIButton.Configuration.plain()
        configuration.symbolContentTransition = UISymbolContentTransition(.replace)
        #expect(configuration.symbolContentTransition?.options == .default)
    }
}
