import CollageTesting
import Testing

@MainActor
struct SwipeValueTests {
    private func action(
        _ style: UIContextualAction.Style = .normal, _ title: String? = nil, image: UIImage? = nil
    ) -> UIContextualAction {
        let action = UIContextualAction(style: style, title: title) { _, _, _ in }
        action.image = image
        return action
    }

    @Test func `an action has the color of its style until one is set, and again after it's removed`() {
        let action = action(.destructive, "Delete")
        #expect(action.style == .destructive && action.title == "Delete" && action.image == nil)
        #expect(action.backgroundColor == .systemRed)
        action.backgroundColor = .blue
        #expect(action.backgroundColor == .blue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed)
    }

    @Test func `a configuration keeps its actions and allows full swipes`() {
        let actions = [action(), action(.destructive)]
        let configuration = UISwipeActionsConfiguration(actions: actions)
        #expect(configuration.actions == actions)
        #expect(configuration.performsFirstActionWithFullSwipe)
    }

    @Test func `buttons are at least 74 points wide, and as wide as a longer title needs`() {
        #expect(SwipeActionButton(action(.normal, nil)).width(inHeight: 44) == 74)
        #expect(SwipeActionButton(action(.normal, "Go")).width(inHeight: 44) == 74)
        let long = SwipeActionButton(action(.normal, "Mark as unread for later")).width(inHeight: 44)
        #expect(long > 150 && long == long.rounded())
    }

    @Test func `an image is alone in a low row, and above the title in a high row`() {
        let image = UIImage(systemName: "trash")
        let button = SwipeActionButton(action(.normal, "A very long title of an action", image: image))
        #expect(button.width(inHeight: 44) == 74)
        #expect(button.width(inHeight: 91) > 74)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 91)
        button.layOutContent(in: button.bounds)
        let label = button.subviews.first { $0 is UILabel }, picture = button.subviews.first { $0 is UIImageView }
        #expect(label?.isHidden == false)
        #expect((picture?.frame.maxY ?? 0) <= label?.frame.minY ?? 0)
        button.layOutContent(in: CGRect(x: 0, y: 0, width: 74, height: 44))
        #expect(label?.isHidden == true)
    }

    @Test func `a part of the row stays visible, regardless of the number of buttons`() {
        let configuration = UISwipeActionsConfiguration(actions: (0..<50).map { action(.normal, "\($0)") })
        let view = SwipeActionsView(configuration, direction: -1) { _, _ in }
        #expect(view.naturalWidth(in: CGSize(width: 390, height: 44)) == 312)
        view.layOut(besides: CGRect(x: 0, y: 0, width: 390, height: 44), extent: 312)
        #expect(view.frame == CGRect(x: 78, y: 0, width: 312, height: 44))
        #expect(view.naturalWidth(in: .zero) == 0)
    }

    @Test func `the distances of a drag are computed`() {
        var distances = SwipeDistances(rowWidth: 400, actionsWidth: 148, allowsFullSwipe: true)
        #expect(distances.fullSwipe == 260)
        #expect([-5, 0, 100, 399, 500].map(distances.shown) == [0, 0, 100, 399, 400])
        #expect(distances.isFullSwipe(260) && !distances.isFullSwipe(259))
        #expect(distances.staysOpen(at: 80, velocity: 0) && !distances.staysOpen(at: 70, velocity: 0))
        #expect(distances.staysOpen(at: 10, velocity: 400) && !distances.staysOpen(at: 140, velocity: -400))
        distances.allowsFullSwipe = false
        #expect(!distances.isFullSwipe(400))
        let shown = distances.shown(300)
        #expect(shown > 148 && shown < 300)
        #expect(abs(distances.dragged(shown) - 300) < 1e-9)
        #expect(distances.shown(.nan) == 0)
        distances.rowWidth = 0
        distances.allowsFullSwipe = true
        #expect(!distances.isFullSwipe(0), "a row without a width has no other side")
    }
}
