import CollageTesting
import Testing

@MainActor
struct CellContentTests {
    /// Content that is as high as its box.
    private struct BoxConfiguration: UIContentConfiguration {
        var height: CGFloat = 60
        var isPlacedByConstraints = false

        func makeContentView() -> any UIView & UIContentView { BoxView(self) }

        func updated(for state: any UIConfigurationState) -> BoxConfiguration { self }
    }

    private final class BoxView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        let height: NSLayoutConstraint

        init(_ configuration: BoxConfiguration) {
            let box = UIView()
            self.configuration = configuration
            height = box.heightAnchor.constraint(equalToConstant: configuration.height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = !configuration.isPlacedByConstraints
            box.fill(self)
            height.priority = .defaultHigh
            height.isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private func cell() -> UICollectionViewCell {
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `content views are as large as their cell before anything is laid out`() {
        let cell = cell()
        #expect(cell.contentView.frame == cell.bounds)
        cell.contentConfiguration = BoxConfiguration()
        #expect(cell.contentView is BoxView && cell.contentView.frame == cell.bounds)
    }

    @Test(arguments: [false, true])
    func `the cell lays out an app's content view, regardless of its autoresizing`(isPlacedByConstraints: Bool) {
        let cell = cell()
        cell.contentConfiguration = BoxConfiguration(isPlacedByConstraints: isPlacedByConstraints)
        for size in [CGSize(width: 100, height: 50), CGSize(width: 200, height: 80)] {
            cell.frame.size = size
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame == cell.bounds)
            #expect(cell.contentView.subviews.first?.frame == cell.bounds)
        }
    }

    @Test func `changed constraints in an app's content view measure its cell again, if enabled`()
        throws
    {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [0])
        fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
        fixture.source.items = [["a", "b"]]
        fixture.source.configure = { cell, _ in cell.contentConfiguration = BoxConfiguration() }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        let content = try #require(fixture.view.cellForItem(at: [0, 0])?.contentView as? BoxView)
        #expect(fixture.cellFrames[[0, 1]]?.minY == 60)
        fixture.atOnce { content.height.constant = 90 }
        #expect(fixture.cellFrames[[0, 1]]?.minY == 90)
    }

    @Test func `a cell on screen that gets different content is measured again`() throws {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [2])
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        #expect(cell.frame.height == 44)
        fixture.atOnce { cell.contentConfiguration = BoxConfiguration(height: 90) }
        #expect(cell.frame.height == 90 && fixture.cellFrames[[0, 1]]?.minY == 90)
    }

    @Test func `constraints work outside of a cell's content view as well as inside`() {
        let cell = cell(), beside = UIView(), inside = UIView()
        beside.fill(cell)
        inside.fill(cell.contentView)
        for size in [CGSize(width: 100, height: 50), CGSize(width: 200, height: 80)] {
            cell.frame.size = size
            cell.layoutIfNeeded()
            #expect(beside.frame == cell.bounds && inside.frame == cell.bounds)
        }
    }

    @Test func `a cell follows the device's appearance and layout direction`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let cell = cell(), child = UIView(), root = UIView()
        cell.backgroundColor = .systemBackground
        child.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: cell.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.addSubview(cell)
        host.show(root)
        host.settle()
        let color = cell.layer.backgroundColor
        #expect(color != nil && child.frame.minX == 10)
        host.change(style: .dark)
        #expect(cell.layer.backgroundColor != color)
        host.change(layoutDirection: .rightToLeft)
        host.settle()
        #expect(child.frame.minX == 60)
    }
}

extension UIView {
    /// Adds the view to a superview and fills it with constraints.
    fileprivate func fill(_ superview: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: superview.topAnchor),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        ])
    }
}
