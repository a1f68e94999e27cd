import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

@MainActor final class LargeContentTests {
    private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
        var ended: [UIView?] = []

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            ended.append(item as? UIView)
        }
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    private func stage(_ category: UIContentSizeCategory) -> (TestHost, UIView, UIButton, Delegate) {
        let host = TestHost(contentSizeCategory: category)
        let view = UIView(), button = UIButton(type: .custom), delegate = Delegate()
        button.setTitle("Share", for: .normal)
        button.showsLargeContentViewer = true
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
        host.show(view)
        view.addSubview(button)
        view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
        host.settle()
        return (host, view, button, delegate)
    }

    @Test func `a resting finger shows the large content of the item under it until it's lifted`() {
        let (host, _, button, delegate) = stage(.accessibilityLarge)
        let finger = host.touch(at: CGPoint(x: 60, y: 120))
        #expect(texts(in: host.window).filter { $0 == "Share" }.count == 1)
        host.advance(by: 1)
        #expect(texts(in: host.window).filter { $0 == "Share" }.count == 2)
        finger.lift()
        #expect(texts(in: host.window).filter { $0 == "Share" }.count == 1)
        #expect(delegate.ended.count == 1 && delegate.ended.first == button)
    }

    @Test func `with standard text sizes, no large content is shown`() {
        let (host, _, _, _) = stage(.extraLarge)
        let finger = host.touch(at: CGPoint(x: 60, y: 120))
        host.advance(by: 1)
        #expect(texts(in: host.window).filter { $0 == "Share" }.count == 1)
        finger.lift()
    }

    @Test func `buttons, labels, and image views have large content`() {
        let label = UILabel(), image = UIImage.add
        label.text = "Words"
        #expect(label.largeContentTitle == "Words")
        #expect(UIImageView(image: image).largeContentImage === image)
        label.largeContentTitle = "Other words"
        #expect(label.largeContentTitle == "Other words")
        #expect(UIView().largeContentTitle == nil && !UIView().showsLargeContentViewer)
    }
}
