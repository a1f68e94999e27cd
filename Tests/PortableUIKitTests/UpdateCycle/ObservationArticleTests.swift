import CollageTesting
import Observation
import PortableUIKit
import Testing

/// The uses of observation that Apple's article on automatic observation tracking describes, each as a small screen.
/// No test calls a method that invalidates a view.
@MainActor @Suite(.device) struct ObservationArticleTests {
    @Observable @MainActor fileprivate final class Message {
        var showsStatus = false
        var status = "Sending"
        var title = "Soup"
        var isUnread = true
        var unreadCount = 0
        var isSending = false
    }

    private final class StatusController: UIViewController {
        let message: Message
        let label = UILabel()

        init(_ message: Message) {
            self.message = message
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.alpha = message.showsStatus ? 1 : 0
            label.text = message.status
        }
    }

    @Test func `a view controller updates a label before it lays out its view`() {
        let message = Message()
        let host = TestHost()
        let controller = StatusController(message)
        host.show(controller)
        #expect(controller.label.alpha == 0 && controller.label.text == "Sending")
        message.showsStatus = true
        message.status = "Sent"
        host.settle()
        #expect(controller.label.alpha == 1 && controller.label.text == "Sent")
    }

    private final class BadgeController: UIViewController {
        let message: Message
        let item = UIBarButtonItem(image: UIImage(systemName: "tray"))
        var layoutCount = 0

        init(_ message: Message) {
            self.message = message
            super.init(nibName: nil, bundle: nil)
            navigationItem.rightBarButtonItem = item
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            item.badge = message.unreadCount > 0 ? .count(message.unreadCount) : nil
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layoutCount += 1
        }
    }

    @Test func `a badge follows the model without a layout of the view`() {
        let message = Message()
        let host = TestHost(.iPhone17)
        let controller = BadgeController(message)
        host.show(UINavigationController(rootViewController: controller))
        #expect(controller.item.badge == nil)
        let layouts = controller.layoutCount
        message.unreadCount = 3
        host.settle()
        #expect(controller.item.badge?.stringValue == "3")
        #expect(controller.layoutCount == layouts)
        message.unreadCount = 0
        host.settle()
        #expect(controller.item.badge == nil)
    }

    @Test func `a cell's update handler runs again when its item changes`() throws {
        let messages = [Message(), Message()]
        let host = TestHost()
        let view = UICollectionView(
            frame: host.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        var runs = [0, 0]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, index in
            cell.configurationUpdateHandler = { cell, state in
                runs[index] += 1
                var content = UIListContentConfiguration.subtitleCell().updated(for: state)
                content.text = messages[index].title
                content.secondaryText = messages[index].isUnread ? "Unread" : nil
                cell.contentConfiguration = content
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, index in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: index)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        host.show(view)
        let other = runs[1]
        messages[0].isUnread = false
        messages[0].title = "Bread"
        host.settle()
        let content = try #require(view.cellForItem(at: [0, 0])?.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Bread" && content.secondaryText == nil)
        #expect(runs[1] == other)
    }

    @Test func `a button's update handler follows the model, animated by its flush`() {
        let message = Message()
        let host = TestHost()
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = message.isSending
            button.isEnabled = !message.isSending
            button.alpha = message.isSending ? 0.5 : 1
        }
        host.show(button)
        #expect(button.isEnabled && button.alpha == 1)
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { message.isSending = true }
        }
        #expect(!button.isEnabled && button.configuration?.showsActivityIndicator == true)
        host.advance(by: 0.5)
        let opacity = button.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.5 && opacity < 1, "\(opacity)")
    }
}
