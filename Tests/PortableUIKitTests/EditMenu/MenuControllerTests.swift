import CollageTesting
import Foundation
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct MenuControllerTests {
    /// A view with copy and rotate actions.
    private final class Card: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy \(sender is UIMenuController)") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" || super.canPerformAction(action, withSender: sender)
        }
        func turn(_ sender: Any?) { log.append("turn") }
        static let turnSelector = Selector("turn:", Card.turn)
    }

    private let host = TestHost()

    private func isShown(_ title: String) -> Bool {
        host.session.accessibleElements().contains { $0.label == title }
    }

    private func tap(_ title: String) throws {
        let element = try #require(host.session.accessibleElements().first { $0.label == title })
        host.tap(CGPoint(x: element.frame.minX + element.frame.size.width / 2, y: element.frame.minY + 10))
    }

    private func card() -> Card {
        let controller = UIViewController(), card = Card(frame: CGRect(x: 100, y: 300, width: 200, height: 60))
        host.show(controller)
        controller.view.addSubview(card)
        card.becomeFirstResponder()
        return card
    }

    @Test func `the menu shows the commands of the first responder, and a tap performs one`() throws {
        let card = card()
        try host.run {
            let menu = UIMenuController.shared
            #expect(menu === UIMenuController.shared && !menu.isMenuVisible)
            menu.menuItems = [
                UIMenuItem(title: "Turn", action: Card.turnSelector),
                UIMenuItem(title: "Nobody's", action: Selector("nobody:")),
            ]
            menu.showMenu(from: card, rect: card.bounds)
            host.settle()
            #expect(menu.isMenuVisible && menu.menuFrame.maxY <= 300)
            #expect(isShown("Copy") && isShown("Turn") && !isShown("Cut") && !isShown("Nobody's"))
            try tap("Turn")
            host.settle()
            #expect(card.log == ["turn"] && !menu.isMenuVisible && menu.menuFrame == .zero)
            menu.arrowDirection = .up
            menu.setTargetRect(card.bounds, in: card)
            menu.isMenuVisible = true
            host.settle()
            #expect(menu.menuFrame.minY >= 360)
            try tap("Copy")
            host.settle()
            #expect(card.log == ["turn", "copy true"] && card.interactions.isEmpty)
        }
    }

    @Test func `observers are notified of a menu, which the program can hide`() {
        let card = card()
        host.run {
            final class Names: @unchecked Sendable { var all: [String] = [] }
            let names = Names()
            let observers = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    names.all.append($0.name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            UIMenuController.shared.showMenu(from: card, rect: card.bounds)
            host.settle()
            UIMenuController.shared.hideMenu(from: UIView())
            #expect(UIMenuController.shared.isMenuVisible)
            UIMenuController.shared.hideMenu(from: card)
            host.settle()
            #expect(
                names.all == [
                    "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
                    "DidHideMenuNotification",
                ])
        }
    }

    /// Items with a menu, except for the last one.
    private final class Items: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        var contextMenu: UIContextMenuConfiguration?

        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 2
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool {
            log.append("may \(action)")
            return action != "cut:"
        }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) {
            log.append("\(action) \(indexPath.item) \(sender is UIMenuController)")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("selected")
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { contextMenu }
    }

    private final class TurningCell: UICollectionViewCell {
        var turns = 0
        func turn(_ sender: Any?) { turns += 1 }
        static let turnSelector = Selector("turn:", TurningCell.turn)
    }

    private func items() -> (UICollectionView, Items, ScriptedDataSource) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        let source = ScriptedDataSource(counts: [3]), items = Items()
        source.register(with: view)
        view.dataSource = source
        view.delegate = items
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
        return (view, items, source)
    }

    private func press(_ view: UICollectionView, _ item: Int) {
        let finger = host.touch(at: view.convert(view.cellForItem(at: [0, item])!.center, to: nil))
        host.advance(by: 0.6)
        finger.lift()
        host.settle()
    }

    @Test func `a long press on an item shows the commands that the delegate allows, and a tap performs one`() throws {
        let (view, items, source) = items()
        try host.run {
            UIMenuController.shared.menuItems = [UIMenuItem(title: "Turn", action: TurningCell.turnSelector)]
            press(view, 1)
            #expect(isShown("Copy") && isShown("Paste") && isShown("Turn") && !isShown("Cut"))
            #expect(!items.log.contains("selected"))
            items.log = []
            try tap("Paste")
            host.settle()
            #expect(items.log == ["paste: 1 true"] && !isShown("Paste"))
            press(view, 0)
            items.log = []
            try tap("Turn")
            #expect(items.log == ["turn: 0 true"])
        }
        _ = source
    }

    @Test func `the menu of an item is shown once, as soon as the press is long enough`() {
        let (view, items, source) = items()
        host.run {
            let finger = host.touch(at: view.convert(view.cellForItem(at: [0, 1])!.center, to: nil))
            host.advance(by: 0.3)
            #expect(view.cellForItem(at: [0, 1])?.isHighlighted == true)
            host.advance(by: 0.3)
            #expect(isShown("Copy") && view.cellForItem(at: [0, 1])?.isHighlighted == false)
            finger.lift()
            host.settle()
            #expect(isShown("Copy") && items.log.filter { $0 == "may copy:" }.count == 2)
        }
        _ = source
    }

    @Test func `an action of the cell's own class is sent to the cell`() throws {
        let (view, items, source) = items()
        try host.run {
            let plain = UICollectionView.CellRegistration<TurningCell, String> { _, _, _ in }
            let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: plain, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "c"])
            data.apply(snapshot, animatingDifferences: false)
            host.settle()
            UIMenuController.shared.menuItems = [UIMenuItem(title: "Turn", action: TurningCell.turnSelector)]
            press(view, 0)
            items.log = []
            try tap("Turn")
            #expect(items.log.isEmpty && (view.cellForItem(at: [0, 0]) as? TurningCell)?.turns == 1)
        }
        _ = source
    }

    @Test func `no menu appears if the delegate returns false, and a context menu takes precedence`() {
        let (view, items, source) = items()
        host.run {
            press(view, 2)
            #expect(!isShown("Copy") && items.log == ["selected"])
            items.contextMenu = UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Newer") { _ in }])
            })
            press(view, 1)
            #expect(isShown("Newer") && !isShown("Copy"))
        }
        _ = source
    }
}
