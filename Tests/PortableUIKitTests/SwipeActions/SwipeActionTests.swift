import CollageTesting
import Testing

/// ListRules.md L59.
@MainActor
struct SwipeActionTests {
    /// The width of two buttons with short titles.
    private let twoButtons: CGFloat = 148

    @Test func `a drag to the left requests the trailing actions and uncovers them`() {
        let screen = SwipeScreen()
        screen.swipe(1, by: -120)
        #expect(screen.actions.questions == ["trailing 0-1"])
        #expect(screen.shift(of: 1) == -twoButtons)
        #expect(screen.actionsView?.frame == CGRect(x: 390 - twoButtons, y: 44, width: twoButtons, height: 44))
        #expect(screen.isSwiped(1) == true && screen.isSwiped(0) == false)
        #expect(screen.shift(of: 0) == 0 && screen.shift(of: 2) == 0)
        #expect(screen.view.contentOffset == .zero)
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    @Test func `a drag to the right requests the leading actions`() {
        let screen = SwipeScreen()
        screen.swipe(2, by: 100)
        #expect(screen.actions.questions == ["leading 0-2"])
        #expect(screen.shift(of: 2) == 74)
        #expect(screen.actionsView?.frame == CGRect(x: 0, y: 88, width: 74, height: 44))
    }

    @Test func `the first action is at the edge`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        #expect(screen.buttons.map(\.action.title) == ["Flag", "Delete"])
        #expect(screen.button("Delete").map { $0.convert($0.bounds, to: nil).minX } == 316)
        #expect(screen.button("Delete")?.backgroundColor == .systemRed)
        #expect(screen.button("Flag")?.backgroundColor == .systemGray3)
    }

    @Test func `while the finger moves, the row follows it and the buttons share the uncovered width`() {
        let screen = SwipeScreen()
        let start = screen.middle(of: 0)
        let finger = screen.host.touch(at: start)
        finger.move(to: CGPoint(x: start.x - 10, y: start.y))
        #expect(screen.shift(of: 0) == 0, "the way that it takes to recognize the swipe doesn't count")
        finger.move(to: CGPoint(x: start.x - 70, y: start.y))
        #expect(screen.shift(of: 0) == -60)
        let edges = screen.buttons.map { $0.convert(CGPoint.zero, to: nil).x }
        #expect(edges == [330, 360])
        finger.move(to: CGPoint(x: start.x + 50, y: start.y))
        #expect(screen.shift(of: 0) == 0, "it doesn't go the other way")
        finger.lift()
        screen.host.settle()
        #expect(screen.isSwiped(0) == false && screen.actionsView == nil)
    }

    @Test func `a short drag closes again, a flick opens`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -60)
        #expect(screen.shift(of: 0) == 0 && screen.actionsView == nil)
        let start = screen.middle(of: 0)
        screen.host.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y), duration: 0.1, rests: false)
        #expect(screen.shift(of: 0) == -twoButtons)
        let open = screen.middle(of: 0)
        screen.host.drag(from: open, to: CGPoint(x: open.x + 40, y: open.y), duration: 0.1, rests: false)
        #expect(screen.shift(of: 0) == 0, "a flick back closes")
    }

    @Test func `a swipe across the whole row performs the first action`() {
        let screen = SwipeScreen()
        screen.swipe(1, by: 300)
        #expect(screen.actions.performed == ["Read"])
        #expect(screen.shift(of: 1) == 0)
        #expect(screen.isSwiped(1) == false)
    }

    @Test func `past the point of a full swipe, the first action fills the area; before it, only its part`() {
        let screen = SwipeScreen()
        let start = screen.middle(of: 0)
        let finger = screen.host.touch(at: start)
        for x in stride(from: 10, through: 280, by: 30) as StrideThrough<CGFloat> {
            finger.move(to: CGPoint(x: start.x - x, y: start.y))
        }
        #expect(screen.actionsView?.isFirstActionArmed == true)
        #expect(screen.button("Delete").map { $0.convert(CGPoint.zero, to: nil).x } == 390 + screen.shift(of: 0))
        finger.move(to: CGPoint(x: start.x - 100, y: start.y))
        #expect(screen.actionsView?.isFirstActionArmed == false)
        finger.lift()
        screen.host.settle()
        #expect(screen.actions.performed.isEmpty)
        #expect(screen.shift(of: 0) == -twoButtons)
    }

    /// The middle of a button's label, or of the button, in the window.
    private func middle(of view: UIView?) -> CGFloat { view.map { $0.convert($0.bounds, to: nil).midX } ?? .nan }

    @Test(arguments: [1, -1] as [CGFloat])
    func `beyond the point of a full swipe the label is next to the row, and before it in the middle`(
        direction: CGFloat
    ) throws {
        let screen = SwipeScreen()
        let start = screen.middle(of: 0)
        let finger = screen.host.touch(at: start)
        for x in stride(from: 10, through: 280, by: 30) as StrideThrough<CGFloat> {
            finger.move(to: CGPoint(x: start.x + direction * x, y: start.y))
        }
        screen.host.settle()
        let button = try #require(screen.button(direction > 0 ? "Read" : "Delete"))
        let label = button.subviews.first { $0 is UILabel }
        let edge = direction > 0 ? screen.shift(of: 0) : 390 + screen.shift(of: 0)
        let width = button.width(inHeight: button.bounds.height)
        #expect(button.bounds.width > 200)
        #expect(abs(middle(of: label) - (edge - direction * width / 2)) < 1)
        finger.move(to: CGPoint(x: start.x + direction * 180, y: start.y))
        screen.host.settle()
        #expect(abs(middle(of: label) - middle(of: button)) < 1)
        finger.cancel()
        screen.host.settle()
    }

    @Test func `a configuration can disallow full swipes, and the row then resists`() {
        let screen = SwipeScreen()
        screen.actions.configurations["trailing"] = { [actions = screen.actions] _ in
            let configuration = actions.make(["Delete"])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        let start = screen.middle(of: 0)
        let finger = screen.host.touch(at: CGPoint(x: 380, y: start.y))
        for x in stride(from: 370, through: 20, by: -25) as StrideThrough<CGFloat> {
            finger.move(to: CGPoint(x: x, y: start.y))
        }
        #expect(screen.shift(of: 0) < -74 && screen.shift(of: 0) > -220)
        finger.lift()
        screen.host.settle()
        #expect(screen.actions.performed.isEmpty)
        #expect(screen.shift(of: 0) == -74)
    }

    @Test func `a tap on a button performs its action, which closes the row with its completion handler`() throws {
        let screen = SwipeScreen()
        var completion: ((Bool) -> Void)?
        screen.actions.onPerform = { completion = $1 }
        screen.swipe(0, by: -120)
        screen.host.tap(try #require(screen.button("Flag")))
        #expect(screen.actions.performed == ["Flag"])
        #expect(screen.shift(of: 0) == -twoButtons, "the app isn't done yet")
        completion?(true)
        screen.host.settle()
        #expect(screen.shift(of: 0) == 0 && screen.actionsView == nil)
        completion?(true)
        screen.host.settle()
        #expect(screen.actions.performed == ["Flag"], "the second answer counts for nothing")
    }

    @Test func `a completed destructive action slides its row away; the app's update deletes the item`() throws {
        let screen = SwipeScreen()
        screen.actions.onPerform = { [unowned screen] _, completion in
            screen.delete(0)
            completion(true)
        }
        screen.swipe(0, by: -120)
        let cell = try #require(screen.view.cellForItem(at: [0, 0]))
        screen.host.tap(try #require(screen.button("Delete")))
        #expect(screen.list.source.items[0].count == 19)
        #expect((screen.view.cellForItem(at: [0, 0]) as? ScriptedCell)?.title == "0.1")
        #expect(screen.shift(of: 0) == 0 && screen.actionsView == nil)
        #expect(cell.superview == nil && !cell.isSwiped)
    }

    @Test func `a row whose item wasn't deleted moves back`() throws {
        let screen = SwipeScreen()
        var completion: ((Bool) -> Void)?
        screen.actions.onPerform = { completion = $1 }
        screen.swipe(0, by: -120)
        screen.host.tap(try #require(screen.button("Delete")))
        completion?(true)
        screen.host.advance(by: 0.39)
        screen.host.advance(by: 0.005)
        #expect(screen.shift(of: 0) == -390, "all the way out")
        screen.host.settle()
        #expect(screen.shift(of: 0) == 0 && screen.isSwiped(0) == false && screen.actionsView == nil)
    }

    @Test func `a destructive action that wasn't performed closes its row`() throws {
        let screen = SwipeScreen()
        screen.actions.onPerform = { $1(false) }
        screen.swipe(0, by: -300)
        #expect(screen.actions.performed == ["Delete"])
        #expect(screen.shift(of: 0) == 0 && screen.view.numberOfItems(inSection: 0) == 20)
    }

    @Test func `a full swipe that deletes the item removes row and buttons`() {
        let screen = SwipeScreen()
        screen.actions.onPerform = { [unowned screen] _, completion in
            screen.delete(1)
            completion(true)
        }
        screen.swipe(1, by: -300)
        #expect(screen.view.numberOfItems(inSection: 0) == 19)
        #expect(screen.actionsView == nil)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
    }

    // MARK: Closing

    @Test func `a tap elsewhere closes the row and selects nothing`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        screen.host.tap(screen.middle(of: 3))
        #expect(screen.shift(of: 0) == 0 && screen.actionsView == nil)
        #expect(screen.view.indexPathsForSelectedItems == [])
        #expect(!screen.list.delegate.events.contains { $0.hasPrefix("didHighlight") })
        screen.host.tap(screen.middle(of: 3))
        #expect(screen.view.indexPathsForSelectedItems == [[0, 3]])
    }

    @Test func `a tap on the row itself closes it and selects nothing`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        screen.host.tap(screen.middle(of: 0))
        #expect(screen.shift(of: 0) == 0)
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    @Test(arguments: [0, 4]) func `scrolling closes the open row, on the row and elsewhere`(item: Int) {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        let start = screen.middle(of: item)
        screen.host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100))
        #expect(screen.view.contentOffset.y > 50)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isSwiped })
        #expect(screen.actionsView == nil)
    }

    @Test func `another row can be swiped only once the open one has been closed`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        screen.swipe(2, by: -120)
        #expect(screen.shift(of: 0) == 0 && screen.shift(of: 2) == 0)
        #expect(screen.actions.questions == ["trailing 0-0"])
        screen.swipe(2, by: -120)
        #expect(screen.shift(of: 2) == -twoButtons)
    }

    @Test func `the open row can be dragged further and back without new requests`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        let open = screen.middle(of: 0)
        screen.host.drag(from: CGPoint(x: open.x - 50, y: open.y), to: CGPoint(x: open.x + 100, y: open.y))
        #expect(screen.shift(of: 0) == 0)
        #expect(screen.actions.questions.count == 1)
    }

    @Test func `a drag that begins on a button moves the row and performs nothing`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        screen.host.drag(from: CGPoint(x: 350, y: 22), to: CGPoint(x: 550, y: 22))
        #expect(screen.shift(of: 0) == 0)
        #expect(screen.actions.performed.isEmpty)
    }

    // MARK: When there is nothing to swipe

    @Test(arguments: [true, false]) func `rows without actions don't move`(isEmpty: Bool) {
        let screen = SwipeScreen()
        screen.actions.configurations["trailing"] = { _ in isEmpty ? UISwipeActionsConfiguration(actions: []) : nil }
        screen.swipe(0, by: -120)
        #expect(screen.actions.questions == ["trailing 0-0"])
        #expect(screen.shift(of: 0) == 0 && screen.actionsView == nil)
        screen.swipe(0, by: 100)
        #expect(screen.shift(of: 0) == 74, "the other side is its own matter")
    }

    @Test func `a list without providers doesn't observe swipes`() {
        let screen = ListScreen(UICollectionLayoutListConfiguration(.plain))
        #expect(screen.view.swipeController == nil)
    }

    @Test func `drags that are more vertical than horizontal scroll, and don't swipe afterwards`() {
        let screen = SwipeScreen()
        let start = screen.middle(of: 5)
        let finger = screen.host.touch(at: start)
        for step in 1...5 { finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step * 10))) }
        for step in 1...10 { finger.move(to: CGPoint(x: start.x - CGFloat(step * 15), y: start.y - 50)) }
        finger.lift()
        screen.host.settle()
        #expect(screen.actions.questions.isEmpty)
        #expect(screen.view.contentOffset.y > 0)
    }

    @Test func `headers can't be swiped, and neither can the empty part of the list`() {
        let screen = SwipeScreen(counts: [2], header: .supplementary)
        screen.host.drag(from: CGPoint(x: 200, y: 36), to: CGPoint(x: 50, y: 36))
        screen.host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 50, y: 500))
        #expect(screen.actions.questions.isEmpty)
    }

    @Test func `nothing is swiped while the list is editing, and editing closes the open row`() {
        let screen = SwipeScreen()
        screen.swipe(0, by: -120)
        screen.view.isEditing = true
        screen.host.settle()
        #expect(screen.shift(of: 0) == 0 && screen.actionsView == nil)
        screen.swipe(0, by: -120)
        #expect(screen.actions.questions.count == 1)
        screen.view.isEditing = false
        screen.swipe(0, by: -120)
        #expect(screen.shift(of: 0) == -twoButtons)
    }

    // MARK: Right to left

    @Test func `in right-to-left layouts, everything is mirrored`() {
        let left = SwipeScreen(.insetGrouped)
        let right = SwipeScreen(.insetGrouped, direction: .rightToLeft)
        for distance in [-120, 100] as [CGFloat] {
            left.swipe(1, by: distance)
            right.swipe(1, by: -distance)
            #expect(left.actions.questions.last == right.actions.questions.last)
            #expect(left.shift(of: 1) != 0 && right.shift(of: 1) == -left.shift(of: 1))
            let frame = left.actionsView?.frame ?? .zero
            #expect(
                right.actionsView?.frame
                    == CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
            #expect(right.buttons.map(\.action.title) == left.buttons.reversed().map(\.action.title))
            for (one, other) in zip(left.buttons, right.buttons.reversed()) {
                let frame = one.convert(one.bounds, to: nil), mirrored = other.convert(other.bounds, to: nil)
                #expect(mirrored.minX == 390 - frame.maxX && mirrored.width == frame.width)
            }
            left.host.tap(left.middle(of: 5))
            right.host.tap(right.middle(of: 5))
        }
    }

    @Test func `the program can open a row, even while the list is editing; a tap elsewhere closes it`() {
        let screen = SwipeScreen()
        screen.view.isEditing = true
        screen.view.revealTrailingActions(at: [0, 2])
        screen.host.settle()
        #expect(screen.shift(of: 2) == -twoButtons && screen.isSwiped(2) == true)
        screen.view.revealTrailingActions(at: [0, 3])
        screen.host.settle()
        #expect(screen.shift(of: 2) == 0 && screen.shift(of: 3) == -twoButtons)
        screen.host.tap(screen.middle(of: 5))
        #expect(screen.shift(of: 3) == 0 && screen.actionsView == nil)
        screen.view.revealTrailingActions(at: [0, 15])
        screen.view.revealTrailingActions(at: [4, 200])
        #expect(screen.actionsView == nil, "neither is on screen")
    }

    @Test
    func `a flick of 250 points in a row of 375 leaves the buttons open, one of 260 performs the first action`() {
        for (distance, performed) in [(250, []), (260, ["Delete"])] as [(CGFloat, [String])] {
            let screen = SwipeScreen()
            screen.view.frame.size.width = 375
            screen.host.settle()
            screen.swipe(1, by: -distance, rests: false)
            screen.host.settle()
            #expect(screen.actions.performed == performed, "\(distance)")
        }
    }
}
