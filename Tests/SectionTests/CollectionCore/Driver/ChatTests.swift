import CollageTesting
import CollectionCore
import Testing

/// Regressions.md: what a person reads in a chat stays where it is.
@MainActor @Suite(.serialized) struct ChatTests {
    private func chat(_ messages: some Sequence<Int>, text: String = "") -> [SectionModel] {
        [
            SectionModel(
                id: "chat", layout: ListRowLayout(height: .estimated(40)),
                items: messages.map { Message(id: $0, text: text) })
        ]
    }

    private func screen(showing messages: some Sequence<Int>) -> DriverScreen {
        let screen = DriverScreen()
        screen.driver.staysAtEnd = true
        screen.show(chat(messages))
        return screen
    }

    private func cell(_ number: Int, on screen: DriverScreen) -> MessageCell? {
        screen.collectionView.layoutIfNeeded()
        return screen.collectionView.visibleCells.lazy.compactMap { $0 as? MessageCell }.first { $0.number == number }
    }

    /// How far a message's lower edge is from that of the screen, or of what the keyboard leaves of it.
    private func distance(of number: Int, on screen: DriverScreen) -> CGFloat? {
        guard let cell = cell(number, on: screen) else { return nil }
        let view = screen.collectionView
        return view.bounds.maxY - view.adjustedContentInset.bottom - cell.frame.maxY
    }

    /// A chat that is read somewhere in its middle, and a message that is in sight there.
    private func reading() -> (screen: DriverScreen, message: Int) {
        let screen = screen(showing: 0..<60)
        screen.collectionView.contentOffset.y -= 900
        screen.collectionView.layoutIfNeeded()
        let last = screen.collectionView.indexPathsForVisibleItems.max()?.item
        return (screen, last ?? 0)
    }

    @Test func `a chat begins at its end, although the cells above were never measured`() {
        let screen = screen(showing: 0..<60)
        #expect(distance(of: 59, on: screen) == 0)
    }

    @Test func `a chat that receives its size later begins at its end`() {
        let host = TestHost(size: CGSize(width: 300, height: 600))
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let driver = CollectionDriver(collectionView: view)
        driver.staysAtEnd = true
        driver.apply(chat(0..<60), completion: nil)
        let controller = UIViewController()
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
        let last = view.visibleCells.compactMap { ($0 as? MessageCell)?.number }.max()
        #expect(last == 59)
    }

    @Test func `new messages appear at the end while it's visible`() {
        let screen = screen(showing: 0..<60)
        screen.driver.apply(chat(0..<63), completion: nil)
        #expect(distance(of: 62, on: screen) == 0)
    }

    @Test func `while reading older messages, inserted messages at both ends move nothing`() {
        let (screen, message) = reading()
        let before = distance(of: message, on: screen)
        screen.driver.apply(chat(0..<63), completion: nil)
        #expect(distance(of: message, on: screen) == before)
        screen.driver.apply(chat(-30..<63), completion: nil)
        #expect(distance(of: message, on: screen) == before)
    }

    @Test func `the last message stays completely visible when it grows`() {
        let screen = screen(showing: 0..<60)
        cell(59, on: screen)?.grow(to: 300)
        #expect(distance(of: 59, on: screen) == 0)
    }

    @Test func `rotating the device keeps the end visible`() {
        let screen = screen(showing: 0..<60)
        screen.collectionView.frame.size = CGSize(width: 600, height: 300)
        #expect(distance(of: 59, on: screen) == 0)
        screen.collectionView.frame.size = CGSize(width: 300, height: 600)
        #expect(distance(of: 59, on: screen) == 0)
    }

    @Test func `rotating the device keeps the read content in place`() {
        let (screen, message) = reading()
        let before = distance(of: message, on: screen)
        screen.collectionView.frame.size = CGSize(width: 600, height: 300)
        #expect(distance(of: message, on: screen) == before)
    }

    @Test func `the keyboard moves the visible content up, and down again`() {
        let screen = screen(showing: 0..<60)
        screen.collectionView.contentInset.bottom = 250
        #expect(distance(of: 59, on: screen) == 0)
        screen.collectionView.contentInset.bottom = 0
        #expect(distance(of: 59, on: screen) == 0)
        let (other, message) = reading()
        let before = distance(of: message, on: other)
        other.collectionView.contentInset.bottom = 250
        #expect(distance(of: message, on: other) == before)
    }

    @Test func `scrolling up through messages that are measured moves the visible content exactly with the finger`() {
        let screen = screen(showing: 0..<60)
        for _ in 0..<40 {
            let seen = screen.collectionView.indexPathsForVisibleItems.sorted()
            let message = seen[seen.count / 2].item
            let before = distance(of: message, on: screen) ?? 0
            screen.collectionView.contentOffset.y -= 25
            let after = distance(of: message, on: screen) ?? 0
            let moved = before - after
            #expect(abs(moved - 25) < 0.01)
        }
    }

    @Test func `without the behavior, the content offset stays, as in UIKit`() {
        let screen = DriverScreen()
        screen.show(chat(0..<60))
        let before = screen.collectionView.contentOffset
        screen.show(chat(-3..<63))
        #expect(screen.collectionView.contentOffset == before)
    }
}

private struct Message: CollectionItem, Equatable {
    let id: Int
    var text: String

    func configure(cell: MessageCell, for indexPath: IndexPath) {
        cell.number = id
        // Some are as high as estimated and most aren't.
        cell.height.constant = CGFloat(40 + abs(id % 5) * 17)
    }
}

private final class MessageCell: UICollectionViewCell {
    var number = 0
    private(set) lazy var height = content.heightAnchor.constraint(equalToConstant: 40)
    private let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { nil }

    func grow(to height: CGFloat) {
        self.height.constant = height
        invalidateIntrinsicContentSize()
    }
}
