import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableControls
@testable import PortableGraphics
@testable import PortableQuartz
@testable import PortableUIKitCore

@MainActor struct TextItemTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var performs = true
        var menu: UIMenu?
        var events: [String] = []

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard performs else { return nil }
            return UIAction { [weak self] _ in
                self?.events.append("action \(textItem.tagIdentifier ?? "-") \(textItem.range)")
            }
        }

        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? { menu.map { .init(menu: $0) } }

        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { events.append("display") }

        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { events.append("end") }
    }

    private let host = TestHost()
    private let delegate = Delegate()

    /// Letters are 10 points wide. The text is "aa" with a tag.
    private func makeView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
        view.isEditable = false
        view.delegate = delegate
        view.attributedText = NSAttributedString(
            string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 20), .uiTextItemTag: "person"])
        let root = UIView()
        host.show(root)
        root.addSubview(view)
        host.settle()
        return view
    }

    @Test func `a tap performs the action that the delegate provides`() {
        let view = makeView()
        #expect(view.openLink(at: CGPoint(x: 15, y: 20)))
        #expect(delegate.events == ["action person {0, 2}"])
        #expect(!view.openLink(at: CGPoint(x: 150, y: 20)))
    }

    @Test func `an item without an action shows its menu`() {
        let view = makeView()
        delegate.performs = false
        delegate.menu = UIMenu(children: [UIAction(title: "Show Card") { _ in }])
        #expect(view.openLink(at: CGPoint(x: 15, y: 20)))
        host.settle()
        #expect(delegate.events == ["display"])
        #expect(host.elements.contains { $0.label == "Show Card" })
        host.tap(at: CGPoint(x: 200, y: 600), count: 1)
        host.settle()
        #expect(delegate.events == ["display", "end"])
    }

    @Test func `without an action from the delegate, a tag is like other text`() {
        let view = makeView()
        view.delegate = nil
        #expect(!view.openLink(at: CGPoint(x: 15, y: 20)))
    }
}
