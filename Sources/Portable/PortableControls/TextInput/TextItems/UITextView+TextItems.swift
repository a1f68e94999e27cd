import Foundation
@_spi(Collage) import PortableUIKitCore

extension UITextView {
    /// Returns the item at an offset, or `nil` if there's none.
    func textItem(at offset: Int) -> UITextItem? {
        let content = editor.state.content
        guard let values = content.attributes(at: offset)?.values else { return nil }
        if let attachment = values[.attachment] as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range: NSRange(location: offset, length: 1))
        }
        if let url = values[.link] as? URL ?? (values[.link] as? String).flatMap(URL.init(string:)) {
            return UITextItem(.link(url), range: NSRange(content.range(of: .link, around: offset)))
        }
        guard let tag = values[.uiTextItemTag] as? String else { return nil }
        return UITextItem(.tag(tag), range: NSRange(content.range(of: .uiTextItemTag, around: offset)))
    }

    /// Performs the action of an item, or shows its menu if the delegate provides no action.
    ///
    /// - Returns: `false` if the item has neither.
    func perform(_ item: UITextItem, at point: CGPoint) -> Bool {
        guard delegateAllows(item) else { return false }
        let standard = UIAction { _ in
            if let url = item.link { UIApplication.shared.open(url) }
        }
        guard let delegate else {
            if item.link != nil { standard.performWithSender(self, target: nil) }
            return item.link != nil
        }
        if let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard) {
            action.performWithSender(self, target: nil)
            // A tag without an action of the delegate is like other text.
            return item.contentType != .tag || action !== standard
        }
        guard
            let configuration = delegate.textView(self, menuConfigurationFor: item, defaultMenu: defaultMenu(of: item))
        else { return true }
        present(configuration.menu, for: item, at: point)
        return true
    }

    /// Asks the delegate with the methods that preceded items.
    private func delegateAllows(_ item: UITextItem) -> Bool {
        switch item.content {
        case .link(let url):
            delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
        case .textAttachment(let attachment):
            delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction) ?? false
        case .tag: true
        }
    }

    private func defaultMenu(of item: UITextItem) -> UIMenu {
        guard let url = item.link else { return UIMenu(children: []) }
        return UIMenu(
            title: url.absoluteString,
            children: [
                UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
                UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
            ])
    }

    private func present(_ itemMenu: UIMenu, for item: UITextItem, at point: CGPoint) {
        menu.items.present(itemMenu, for: item, of: self, at: point)
    }
}

/// The menu of an item of a text view.
@MainActor
final class TextItemMenus: NSObject, UIEditMenuInteractionDelegate {
    private weak var textView: UITextView?
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var shown: (menu: UIMenu, item: UITextItem)?

    func present(_ menu: UIMenu, for item: UITextItem, of textView: UITextView, at point: CGPoint) {
        if self.textView == nil {
            self.textView = textView
            textView.addInteraction(interaction)
        }
        shown = (menu, item)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { shown?.menu }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown, let textView else { return }
        textView.delegate?.textView(
            textView, textItemMenuWillDisplayFor: shown.item, animator: TextItemMenuAnimator(animator))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown, let textView else { return }
        self.shown = nil
        textView.delegate?.textView(
            textView, textItemMenuWillEndFor: shown.item, animator: TextItemMenuAnimator(animator))
    }
}

/// The animator of an edit menu as one of a context menu.
private final class TextItemMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private let animator: any UIEditMenuInteractionAnimating

    init(_ animator: any UIEditMenuInteractionAnimating) {
        self.animator = animator
    }

    var previewViewController: UIViewController? { nil }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { animator.addCompletion(completion) }
}
