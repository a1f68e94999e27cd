import CollageTesting
import Foundation
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct EditMenuTests {
    /// A view that can be copied and deleted, with a menu.
    private final class Card: UIView, UIEditMenuInteractionDelegate {
        var log: [String] = []
        var target = CGRect.null
        var extra: [UIMenuElement] = []
        lazy var menu = UIEditMenuInteraction(delegate: self)

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func delete(_ sender: Any?) { log.append("delete") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            ["copy:", "delete:"].contains(action) || super.canPerformAction(action, withSender: sender)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            extra.isEmpty ? nil : UIMenu(children: suggestedActions + extra)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("will present")
            animator.addCompletion { [weak self] in self?.log.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("will dismiss")
            animator.addCompletion { [weak self] in self?.log.append("dismissed") }
        }
    }

    private let host = TestHost()

    /// A card in the middle of a scroll view, with its menu shown.
    private func showMenu(extra: [UIMenuElement] = []) -> (Card, UIScrollView) {
        let controller = UIViewController(), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let card = Card(frame: CGRect(x: 100, y: 300, width: 200, height: 60))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 2000)
        controller.view.addSubview(scroll)
        scroll.addSubview(card)
        card.extra = extra
        card.target = card.bounds
        card.addInteraction(card.menu)
        host.show(controller)
        present(card)
        return (card, scroll)
    }

    private func present(_ card: Card) {
        card.menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0)))
        host.settle()
    }

    private func isShown(_ title: String) -> Bool {
        host.session.accessibleElements().contains { $0.label == title }
    }

    private func tap(_ title: String) throws {
        let element = try #require(host.session.accessibleElements().first { $0.label == title })
        host.tap(CGPoint(x: element.frame.minX + element.frame.size.width / 2, y: element.frame.minY + 10))
    }

    @Test func `it offers available commands, performs the chosen one, and is dismissed`() throws {
        let (card, _) = showMenu()
        #expect(isShown("Copy") && isShown("Delete") && !isShown("Paste") && !isShown("Select All"))
        #expect(card.menu.location(in: card) == CGPoint(x: 100, y: 0))
        try tap("Copy")
        #expect(card.log == ["will present", "presented", "will dismiss", "copy", "dismissed"])
        #expect(!isShown("Copy") && card.menu.location(in: card) == .zero)
    }

    @Test func `a touch outside, typing, scrolling, and removing the view close it`() {
        let (card, scroll) = showMenu()
        host.tap(CGPoint(x: 20, y: 700))
        #expect(!isShown("Copy"))
        present(card)
        #expect(isShown("Copy"))
        scroll.contentOffset.y += 30
        host.advance(by: 0.3)
        #expect(!isShown("Copy"))
        present(card)
        host.type("a")
        #expect(!isShown("Copy"))
        present(card)
        card.removeFromSuperview()
        host.settle()
        #expect(!isShown("Copy"))
        #expect(card.log.filter { $0 == "dismissed" }.count == 4)
    }

    @Test func `submenus open in its position, and arrows lead to items that don't fit`() throws {
        var chosen: [String] = []
        let colors = UIMenu(
            title: "Color",
            children: ["Red", "Blue"].map { name in UIAction(title: name) { _ in chosen.append(name) } })
        let many = (1...8).map { number in UIAction(title: "Something \(number)") { _ in } }
        let (card, _) = showMenu(extra: [colors] + many)
        #expect(!isShown("Something 8"))
        while !isShown("Something 8") { try tap("Show more") }
        while !isShown("Copy") { try tap("Back") }
        try tap("Color")
        #expect(isShown("Red") && !isShown("Copy"))
        try tap("Back")
        try tap("Color")
        try tap("Blue")
        #expect(chosen == ["Blue"] && !isShown("Red"))
        #expect(card.log.last == "dismissed")
    }

    @Test func `a menu that stays shows changes; reloading queries its items again`() throws {
        let (card, _) = showMenu(extra: [UIAction(title: "Keep", attributes: .keepsMenuPresented) { _ in }])
        try tap("Keep")
        #expect(isShown("Keep"))
        card.extra = [UIAction(title: "Other") { _ in }]
        card.menu.reloadVisibleMenu()
        host.settle()
        #expect(isShown("Other") && !isShown("Keep"))
        card.frame.origin.y = 500
        card.menu.updateVisibleMenuPosition(animated: true)
        host.settle()
        let other = try #require(host.session.accessibleElements().first { $0.label == "Other" })
        #expect(other.frame.maxY < 500 && other.frame.maxY > 440)
    }

    @Test func `the bar is above its target, below it without enough space, and between the edges`() {
        let area = CGRect(x: 0, y: 47, width: 390, height: 763), size = CGSize(width: 200, height: 44)
        func place(_ target: CGRect, _ direction: UIEditMenuArrowDirection = .automatic) -> EditMenuPlacement {
            EditMenuPlacement(target: target, size: size, area: area, preferred: direction)
        }
        let middle = place(CGRect(x: 150, y: 300, width: 40, height: 20))
        #expect(middle.edge == .bottom && middle.frame == CGRect(x: 70, y: 245, width: 200, height: 53))
        #expect(middle.tip == 100 && middle.bar == CGRect(x: 0, y: 0, width: 200, height: 44))
        let top = place(CGRect(x: 0, y: 50, width: 40, height: 20))
        #expect(top.edge == .top && top.frame == CGRect(x: 8, y: 72, width: 200, height: 53) && top.tip == 20)
        let right = place(CGRect(x: 360, y: 300, width: 20, height: 20))
        #expect(right.frame.maxX == 382 && right.tip == 180)
        #expect(place(CGRect(x: 150, y: 300, width: 40, height: 20), .up).edge == .top)
        #expect(place(CGRect(x: 10, y: 300, width: 40, height: 20), .left).frame.minX == 52)
        #expect(place(CGRect(x: 10, y: 300, width: 40, height: 20), .right).edge == .bottom)
        // If no side has enough room, the bar is in the middle of the target.
        let full = place(CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(area.contains(full.frame))
    }

    @Test func `a menu retains neither its view nor its delegate`() {
        weak var card: Card?
        do {
            let (shown, _) = showMenu()
            card = shown
        }
        host.show(UIViewController())
        host.settle()
        #expect(card == nil && !isShown("Copy"))
    }
}
