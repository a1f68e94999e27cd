import CollageTesting
import Foundation
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct SymbolEffectTests {
    private let host = TestHost()
    private let view = UIImageView(image: UIImage(systemName: "star"))

    private func show() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
    }

    private var shownScale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
    private var shownOpacity: Float { view.layer.presentation()?.opacity ?? 0 }

    @Test func `outside a window, effects are complete immediately`() {
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

    @Test func `a bounce scales the symbol once, and then it's complete`() {
        show()
        var ends: [Bool] = []
        host.run { view.addSymbolEffect(.bounce) { ends.append($0.isFinished) } }
        host.advance(by: 0.2)
        #expect(shownScale > 1.1 && view.transform == .identity && ends.isEmpty)
        host.advance(by: 0.5)
        #expect(shownScale == 1 && ends == [true])
        host.run { view.addSymbolEffect(.bounce.down, options: .repeat(2).speed(2)) }
        host.advance(by: 0.4)
        #expect(shownScale < 0.95)
        host.settle()
        #expect(shownScale == 1)
    }

    @Test func `a pulse repeats until it's removed, and its end isn't awaited`() {
        show()
        var ends: [Bool] = []
        host.run { view.addSymbolEffect(.pulse) { ends.append($0.isFinished) } }
        host.settle()
        host.advance(by: 10)
        #expect(ends.isEmpty && view.layer.animationKeys()?.count == 1)
        host.run { view.removeSymbolEffect(ofType: .pulse) }
        host.settle()
        #expect(shownOpacity == 1 && ends == [false])
        host.run {
            view.addSymbolEffect(.pulse, options: .repeat(.periodic(2, delay: 1))) { ends.append($0.isFinished) }
        }
        host.advance(by: 2.5)
        #expect(shownOpacity < 0.5)
        host.advance(by: 2)
        #expect(ends == [false, true])
    }

    @Test func `a symbol stays scaled until the effect is removed, and hidden until it appears`() {
        show()
        host.run {
            view.addSymbolEffect(.scale.up)
            view.addSymbolEffect(.disappear)
        }
        host.settle()
        #expect(abs(shownScale - 1.15) < 0.001 && shownOpacity == 0)
        host.run {
            view.removeSymbolEffect(ofType: .scale)
            view.addSymbolEffect(.appear)
        }
        host.settle()
        #expect(abs(shownScale - 1) < 0.001 && shownOpacity == 1)
        host.run { view.addSymbolEffect(.disappear, animated: false) }
        #expect(shownOpacity == 0)
        host.run { view.removeAllSymbolEffects() }
        host.advance(by: 0.1)
        #expect(shownOpacity > 0 && shownOpacity < 1)
        host.settle()
        #expect(shownOpacity == 1)
    }

    @Test func `symbols wiggle, rotate, and breathe, and photos don't`() {
        show()
        let effects: [() -> Void] = [
            { view.addSymbolEffect(.wiggle) }, { view.addSymbolEffect(.wiggle.left) },
            { view.addSymbolEffect(.wiggle.up) }, { view.addSymbolEffect(.rotate) },
            { view.addSymbolEffect(.breathe) }, { view.addSymbolEffect(.variableColor.iterative) },
        ]
        for effect in effects {
            host.run(effect)
            host.advance(by: 0.1)
            let shown = view.layer.presentation()
            #expect(
                shown?.transform.m11 != 1 || shown?.position != view.layer.position || shownOpacity < 1)
            host.run { view.removeAllSymbolEffects() }
        }
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        view.addSymbolEffect(.rotate)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func `the completion of an effect isn't retained after the effect`() {
        show()
        weak var token: NSObject?
        do {
            let object = NSObject()
            token = object
            view.addSymbolEffect(.disappear) { _ in _ = object }
        }
        #expect(token != nil)
        host.settle()
        #expect(token == nil)
    }

    @Test func `effects of a bar button move its symbol, even after the bar is updated`() throws {
        let controller = UIViewController(), item = UIBarButtonItem(image: UIImage(systemName: "star"))
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        func animations() -> Int {
            var waiting: [UIView] = [navigation.navigationBar], count = 0
            while let next = waiting.popLast() {
                count += next.layer.animationKeys()?.count { $0.hasPrefix("symbolEffect") } ?? 0
                waiting += next.subviews
            }
            return count
        }
        host.run { item.addSymbolEffect(.rotate) }
        #expect(animations() == 1)
        item.tintColor = .systemRed
        host.settle()
        #expect(animations() == 1)
        host.run { item.removeSymbolEffect(ofType: .rotate) }
        #expect(animations() == 0)
        item.isSymbolAnimationEnabled = true
        host.settle()
        let button = try #require(host.session.accessibleElements().first { $0.role == .button })
        let finger = host.touch(at: CGPoint(x: button.frame.minX + 5, y: button.frame.minY + 5))
        host.advance(by: 0.05)
        finger.lift()
        #expect(animations() == 1)
        host.settle()
        #expect(animations() == 0)
        host.run { item.addSymbolEffect(.scale.down, animated: false) }
        host.run { item.removeAllSymbolEffects(animated: false) }
        #expect(animations() == 0)
    }

    @Test func `a symbol is replaced`() {
        let view = UIImageView(), image = UIImage(systemName: "star.fill")
        var isReplaced = false
        view.setSymbolImage(image!, contentTransition: .replace) { isReplaced = $0.contentTransition != nil }
        #expect(view.image === image && isReplaced)
        let item = UIBarButtonItem(title: "Star")
        item.setSymbolImage(image!, contentTransition: .replace)
        #expect(item.image === image)
        var configuration = UIButton.Configuration.plain()
        configuration.symbolContentTransition = UISymbolContentTransition(.replace)
        #expect(configuration.symbolContentTransition?.options == .default)
    }

    @Test(arguments: [true, false]) func `a button on screen replaces a symbol with its transition`(isAnimated: Bool) {
        let host = TestHost()
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        configuration.symbolContentTransition = UISymbolContentTransition(.replace)
        let button = UIButton(configuration: configuration)
        button.isSymbolAnimationEnabled = isAnimated
        host.show(button)
        host.settle()
        let image = UIImage(systemName: "star.fill")
        host.run { button.configuration?.image = image }
        host.advance(by: 0.05)
        #expect(button.imageView?.image === image)
        #expect(button.imageView?.layer.isExchangingContent == isAnimated)
        host.settle()
        #expect(button.imageView?.layer.isExchangingContent == false)
    }
}
