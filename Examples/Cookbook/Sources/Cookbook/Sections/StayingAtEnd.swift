import CollectionCore
import UIKit

/// A conversation that opens at its end, and stays there when messages arrive.
final class StayingAtEnd: UICollectionViewController {
    private lazy var driver = CollectionDriver(collectionView: collectionView)
    private var messages = (1...12).map { "Message \($0)" }

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
        title = "Chat"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        driver.staysAtEnd = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Write") { [weak self] _ in self?.write("Is anybody there?") })
        show()
    }

    private func write(_ text: String) {
        messages.append(text)
        show()
    }

    private func show() {
        let items = messages.enumerated().map { Bubble(id: $0, text: $1) }
        let layout = ListRowLayout(height: .absolute(44), spacing: 8, contentInsets: .all(12))
        driver.apply([SectionModel(id: "messages", layout: layout, items: items)])
    }
}

private struct Bubble: CollectionItem, Equatable {
    let id: Int
    let text: String

    func configure(cell: TileCell, for indexPath: IndexPath) {
        cell.show(text, number: id % 2)
    }
}
