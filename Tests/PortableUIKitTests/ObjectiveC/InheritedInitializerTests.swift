import CollageTesting
import PortableUIKit
import Testing

/// The initializer without arguments that classes inherit from `NSObject`.
@MainActor @Suite(.device) struct InheritedInitializerTests {
    @Test func `bar items, their groups, and their appearances can be empty`() {
        let item = UINavigationItem()
        #expect(item.title == nil)
        let group = UIBarButtonItemGroup()
        group.barButtonItems = [UIBarButtonItem(title: "Edit")]
        item.trailingItemGroups = [group]
        #expect(item.trailingItemGroups.first === group && group.representativeItem == nil)
        #expect(UIBarButtonItemAppearance().normal.titleTextAttributes.isEmpty)
    }

    @Test func `effects have a default style`() {
        #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
        #expect(UIVisualEffectView(effect: UIVibrancyEffect()).effect is UIVibrancyEffect)
    }

    @Test func `dynamic behaviors without items receive them later`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let gravity = UIGravityBehavior(), collision = UICollisionBehavior(), properties = UIDynamicItemBehavior()
        #expect(gravity.items.isEmpty && collision.items.isEmpty && properties.items.isEmpty)
        gravity.addItem(view)
        collision.addItem(view)
        properties.addItem(view)
        #expect(gravity.items.count == 1 && collision.items.count == 1 && properties.items.count == 1)
    }

    @Test func `actions without a handler have no effect`() {
        let alert = UIAlertAction()
        #expect(alert.title == nil && alert.style == .default && alert.isEnabled)
        let contextual = UIContextualAction()
        var results: [Bool] = []
        contextual.handler(contextual, UIView()) { results.append($0) }
        #expect(contextual.style == .normal && results == [false])
        #expect(UITableViewRowAction().title == nil)
        #expect(UIAccessibilityCustomAction().name.isEmpty && UIAccessibilityCustomRotor().name.isEmpty)
        #expect(UIMenuItem().title.isEmpty && UIKeyCommand().title.isEmpty)
    }

    @Test func `objects of the system can be created`() {
        #expect(UIDevice().model == UIDevice.current.model)
        #expect(UIEvent().type == .touches && UIEvent().allTouches?.isEmpty ?? true)
        let pasteboard = UIPasteboard()
        pasteboard.string = "a"
        #expect(pasteboard.string == "a" && UIPasteboard().string == nil && UIPasteboard.general.string == nil)
        #expect(UIStoryboard().instantiateInitialViewController() == nil)
        #expect(UIPrintInfo().jobName.isEmpty)
        _ = UINib()
        let link = CADisplayLink()
        link.add(to: .main, forMode: .common)
        link.invalidate()
    }

    @Test func `an empty color is transparent, and an empty renderer draws no pixels`() {
        #expect(UIColor().cgColor.alpha == 0)
        let image = UIGraphicsImageRenderer().image { _ in }
        #expect(image.size == .zero)
        #expect(UIGraphicsPDFRenderer().format.bounds == .zero)
        #expect(UIGraphicsRenderer().format.bounds == .zero)
    }
}
