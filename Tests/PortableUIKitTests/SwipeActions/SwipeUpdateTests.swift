import CollageTesting
import Testing

@MainActor
struct SwipeUpdateTests {
    @Test func `an open row moves along with its item`() {
        let screen = SwipeScreen()
        screen.swipe(1, by: -120)
        screen.list.source.items[0].insert("new", at: 0)
        screen.view.insertItems(at: [[0, 0]])
        screen.host.settle()
        #expect(screen.shift(of: 2) == -148 && screen.shift(of: 1) == 0)
        #expect(screen.actionsView?.frame.minY == 88)
        #expect(screen.view.swipeController?.currentIndexPath == [0, 2])
    }

    @Test(arguments: [true, false])
    func `deleting the item of an open row removes the buttons, animated or not`(isAnimated: Bool) {
        let screen = SwipeScreen()
        screen.swipe(1, by: -120)
        if isAnimated {
            screen.delete(1)
            screen.host.advance(by: 0.1)
            #expect(screen.actionsView != nil, "they shrink with the row")
            screen.swipe(1, by: 30)
        } else {
            UIView.performWithoutAnimation { screen.delete(1) }
        }
        screen.host.settle()
        #expect(screen.actionsView == nil)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
    }

    @Test func `deleting the item under the finger ends the swipe`() {
        let screen = SwipeScreen()
        let start = screen.middle(of: 1)
        let finger = screen.host.touch(at: start)
        for step in 1...8 { finger.move(to: CGPoint(x: start.x - CGFloat(step * 10), y: start.y)) }
        #expect(screen.shift(of: 1) < 0)
        screen.delete(1)
        for step in 9...30 { finger.move(to: CGPoint(x: start.x - CGFloat(step * 10), y: start.y)) }
        finger.lift()
        screen.host.settle()
        #expect(screen.actions.performed.isEmpty)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
    }

    @Test func `an action of a deleted row has no effect when it calls its completion handler`() throws {
        let screen = SwipeScreen()
        var completion: ((Bool) -> Void)?
        screen.actions.onPerform = { completion = $1 }
        screen.swipe(1, by: -120)
        screen.host.tap(try #require(screen.button("Delete")))
        screen.view.reloadData()
        screen.host.settle()
        #expect(screen.actionsView == nil)
        completion?(true)
        screen.host.settle()
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
    }

    @Test func `a provider may change the list before it returns`() {
        let screen = SwipeScreen(counts: [2])
        screen.actions.configurations["trailing"] = { [unowned screen] _ in
            UIView.performWithoutAnimation { screen.delete(0) }
            return screen.actions.make(["Delete"])
        }
        screen.swipe(0, by: -120)
        #expect(screen.view.numberOfItems(inSection: 0) == 1)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
        #expect(screen.actionsView == nil)
    }

    @Test func `reconfiguring leaves an open row open, reloading closes it`() {
        let screen = SwipeScreen()
        screen.swipe(1, by: -120)
        screen.view.reconfigureItems(at: [[0, 1]])
        screen.host.settle()
        #expect(screen.shift(of: 1) == -148)
        screen.view.reloadItems(at: [[0, 1]])
        screen.host.settle()
        #expect(screen.shift(of: 1) == 0 && screen.actionsView == nil && screen.isSwiped(1) == false)
    }

    @Test func `a row that leaves the screen by the program's scrolling is closed when it is used again`() {
        let screen = SwipeScreen(counts: [100])
        screen.swipe(1, by: -120)
        screen.view.contentOffset.y = 2000
        screen.host.settle()
        screen.view.contentOffset.y = 0
        screen.host.settle()
        #expect(screen.actionsView == nil)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
    }

    @Test func `changing the layout closes the open row`() {
        let screen = SwipeScreen()
        screen.swipe(1, by: -120)
        screen.view.collectionViewLayout = UICollectionViewFlowLayout()
        screen.host.settle()
        #expect(screen.actionsView == nil)
        #expect(screen.view.visibleCells.allSatisfy { !$0.isSwiped })
        #expect(screen.view.cellForItem(at: [0, 0])?.frame.minX == 0)
    }

    @Test func `rotating the device keeps the buttons next to the row`() {
        let screen = SwipeScreen()
        screen.swipe(1, by: -120)
        screen.view.frame.size.width = 600
        screen.host.settle()
        #expect(screen.actionsView?.frame == CGRect(x: 600 - 148, y: 44, width: 148, height: 44))
        #expect(screen.shift(of: 1) == -148)
    }

    @Test func `the buttons have the corners of an inset group's row`() {
        let screen = SwipeScreen(.insetGrouped, counts: [2])
        screen.swipe(0, by: -120)
        #expect(screen.actionsView?.layer.maskedCorners == .layerMaxXMinYCorner)
        #expect(screen.actionsView?.layer.cornerRadius == 10)
        #expect(screen.actionsView?.frame.maxX == 374)
    }

    @Test func `closures of swiping are released once the row is closed, and everything with the list`() {
        weak var token: NSObject?
        weak var view: UICollectionView?
        do {
            let screen = SwipeScreen()
            view = screen.view
            do {
                let object = NSObject()
                token = object
                screen.actions.configurations["trailing"] = { [object] _ in
                    UISwipeActionsConfiguration(
                        actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in _ = object }])
                }
            }
            screen.swipe(0, by: -120)
            screen.actions.configurations = [:]
            #expect(token != nil)
            screen.host.tap(screen.middle(of: 4))
            #expect(token == nil)
            screen.swipe(0, by: -120)
        }
        #expect(view == nil)
    }
}
