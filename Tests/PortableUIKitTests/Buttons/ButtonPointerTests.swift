import CollageTesting
import Testing

/// The pointer over a button.
@MainActor struct ButtonPointerTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let button = UIButton(type: .system)

    init() {
        let controller = UIViewController()
        host.show(controller)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        controller.view.addSubview(button)
    }

    @Test func `the style is requested only while the interaction is enabled`() {
        var sizes: [CGSize] = []
        button.pointerStyleProvider = { button, effect, shape in
            sizes.append(effect.preview.view.bounds.size)
            return UIPointerStyle(effect: effect, shape: shape)
        }
        host.hover(at: CGPoint(x: 20, y: 20))
        #expect(sizes.isEmpty && !button.isPointerInteractionEnabled)
        button.isPointerInteractionEnabled = true
        host.hover(at: CGPoint(x: 21, y: 20))
        #expect(sizes == [CGSize(width: 100, height: 44)] && button.isPointerInteractionEnabled)
        button.isPointerInteractionEnabled = false
        host.hover(at: CGPoint(x: 200, y: 200))
        host.hover(at: CGPoint(x: 22, y: 20))
        #expect(sizes.count == 1)
    }

    @Test func `a button and its provider are deallocated`() {
        weak var gone: UIButton?
        do {
            let button = UIButton()
            button.isPointerInteractionEnabled = true
            button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: effect) }
            gone = button
        }
        #expect(gone == nil)
    }
}
