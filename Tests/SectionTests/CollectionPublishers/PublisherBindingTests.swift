import CollageTesting
import CollectionPublishers
import Testing

@MainActor @Suite(.serialized) struct PublisherBindingTests {
    final class ViewModel: ObservableObject {
        @Published var count = 1
        @Published var sections: [SectionModel] = []
    }

    @Test func `a published property is followed in the same turn`() {
        let screen = Screen(), model = ViewModel()
        let binding = screen.driver.bind(to: model.$count, options: .unanimated) { numbers(1...$0) }
        #expect(screen.texts == ["1"])
        model.count = 3
        #expect(screen.texts == ["1", "2", "3"])
        binding.cancel()
        model.count = 4
        #expect(screen.texts == ["1", "2", "3"])
    }

    @Test func `sections that a view model publishes are shown unchanged`() {
        let screen = Screen(), model = ViewModel()
        let binding = screen.driver.bind(model.$sections, options: .unanimated)
        model.sections = numbers(7...8)
        #expect(screen.texts == ["7", "8"])
        withExtendedLifetime(binding) {}
    }

    @Test func `several publishers are combined`() {
        let screen = Screen(), first = CurrentValueSubject<Int, Never>(1), last = CurrentValueSubject<Int, Never>(2)
        let binding = screen.driver.bind(to: first.combineLatest(last) { $0...$1 }, options: .unanimated) {
            numbers($0)
        }
        last.send(4)
        #expect(screen.texts == ["1", "2", "3", "4"])
        withExtendedLifetime(binding) {}
    }

    @Test func `values from another thread are shown on the main actor, the newest last`() async {
        let screen = Screen()
        let subject = PassthroughSubject<Int, Never>()
        let binding = screen.driver.bind(to: subject, options: .unanimated) { numbers(1...$0) }
        nonisolated(unsafe) let sender = subject
        await Task.detached { for count in 1...20 { sender.send(count) } }.value
        subject.send(2)
        while screen.driver.sections.isEmpty { await Task.yield() }
        for _ in 0..<5 { await Task.yield() }
        #expect(screen.texts == ["1", "2"])
        withExtendedLifetime(binding) {}
    }

    @Test func `a binding retains neither the driver nor, after it ends, the objects of its closure`() {
        let model = ViewModel()
        weak var driver: CollectionDriver?
        weak var held: NSObject?
        var binding: AnyCancellable?
        do {
            let screen = Screen(), object = NSObject()
            driver = screen.driver
            held = object
            binding = screen.driver.bind(to: model.$count) { [object] count in
                _ = object
                return numbers(1...count)
            }
        }
        #expect(driver == nil && held != nil)
        model.count = 2
        binding?.cancel()
        binding = nil
        #expect(held == nil)
    }
}

/// A phone whose collection view a driver fills with numbers.
@MainActor
private struct Screen {
    let host = TestHost(size: CGSize(width: 300, height: 600))
    let driver: CollectionDriver
    private let collectionView: UICollectionView

    init() {
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        driver = CollectionDriver(collectionView: collectionView)
        host.show(collectionView)
    }

    /// The numbers on screen, in order.
    var texts: [String] {
        collectionView.layoutIfNeeded()
        return collectionView.visibleCells.map { ($0 as? NumberCell)?.text ?? "-" }
    }
}

private struct Number: CollectionItem {
    let id: Int

    func configure(cell: NumberCell, for indexPath: IndexPath) { cell.text = "\(id)" }
}

private final class NumberCell: UICollectionViewCell {
    var text = ""
}

@MainActor
private func numbers(_ range: ClosedRange<Int>) -> [SectionModel] {
    [SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: range.map { Number(id: $0) })]
}
