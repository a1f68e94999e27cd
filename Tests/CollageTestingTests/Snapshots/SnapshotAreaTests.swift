import CairoRenderer
import Foundation
import Testing

@testable import CollageTesting

/// Snapshots of more and of less than a screen.
@MainActor struct SnapshotAreaTests {
    private func pixels(_ host: TestHost, _ area: SnapshotArea) throws -> CGSize {
        let header = try CairoImageDecoder().header(of: [UInt8](try host.snapshot(.png, of: area)))
        return CGSize(width: header.pixelWidth, height: header.pixelHeight)
    }

    private func failure(_ host: TestHost, _ area: SnapshotArea) throws -> String {
        try #require(throws: SnapshotFailure.self) { try host.snapshot(.png, of: area) }.description
    }

    private func host(rows: Int) -> (TestHost, PlainRowsController) {
        let host = TestHost(scale: 1)
        let rows = PlainRowsController(rows: (0..<rows).map { "Row \($0)" })
        let navigation = UINavigationController(rootViewController: rows)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        return (host, rows)
    }

    @Test func `scrolled content has its full height, with each cell and the bars in their positions`() throws {
        let (host, rows) = host(rows: 60)
        rows.collectionView.contentOffset.y = 300
        host.settle()
        let scrolled = try host.snapshot(.frames)
        let text = String(decoding: try host.snapshot(.text, of: .scrolledContent), as: UTF8.self)
        for row in 0..<60 { #expect(text.contains("\"Row \(row)\""), "\(row)") }
        let size = try pixels(host, .scrolledContent)
        // The bars cover as much as they do on the screen.
        let insets = rows.collectionView.adjustedContentInset
        #expect(size == CGSize(width: 390, height: 60 * 44 + insets.top + insets.bottom))
        #expect(try host.snapshot(.frames) == scrolled)
    }

    @Test func `content that fits on the screen results in the screen`() throws {
        let (host, _) = host(rows: 3)
        #expect(try host.snapshot(.png, of: .scrolledContent) == host.snapshot(.png))
    }

    @Test func `content that's too high for an image is reported before its cells are created`() throws {
        let (host, rows) = host(rows: 2500)
        let words = try failure(host, .scrolledContent)
        #expect(words.contains("PlainRowsController"))
        #expect(words.contains("points. At 1x a side has at most 32767"))
        #expect(rows.collectionView.visibleCells.count < 40)
    }

    @Test func `infinite content is reported`() throws {
        let host = TestHost(scale: 1)
        let scrollView = EndlessView()
        host.show(scrollView)
        #expect(
            try failure(host, .scrolledContent).contains("doesn't end: after the screen was made 20 times as large"))
        #expect(scrollView.bounds.height == 844)
    }

    @Test func `the fitting area is as large as the content`() throws {
        let host = TestHost(scale: 1)
        let label = UILabel()
        label.text = "Hello"
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = 0
        let controller = UIViewController()
        controller.view.pin(label, inset: 10)
        host.show(controller)
        // A capital takes 12 points, a small letter 8.
        #expect(try pixels(host, .fitting).width == 12 + 4 * 8 + 20)
        label.text = String(repeating: "many words ", count: 20)
        #expect(try pixels(host, .fitting).width == 390)
        #expect(try pixels(host, .fitting(width: 100)).width == 100)
        #expect(try pixels(host, .screen) == CGSize(width: 390, height: 844))
    }

    @Test func `content without a fitting size is an error`() throws {
        let host = TestHost(scale: 1)
        #expect(try failure(host, .fitting).contains("There is no content whose size can be reduced"))
        host.show(UIViewController())
        #expect(try failure(host, .fitting).contains("can't be drawn at its size: it is "))
        for width in [CGFloat.nan, .infinity, 0, -3] {
            #expect(try failure(host, .fitting(width: width)).contains("can't be drawn at its size"), "\(width)")
        }
        #expect(try failure(host, .fitting(width: 40_000)).contains("is 40000 x 1 points"))
    }

    @Test func `a cell is drawn completely and without its surroundings, given its element or itself`() throws {
        let (host, rows) = host(rows: 60)
        let cell = try #require(rows.collectionView.cellForItem(at: [0, 2]))
        let picture = try host.snapshot(.png, of: .view(cell))
        #expect(try host.snapshot(.png, of: .element(.label("Row 2"))) == picture)
        #expect(try pixels(host, .view(cell)) == CGSize(width: 390, height: 44))
        #expect(try host.snapshot(.png, of: .element(.label("Row 3"))) == picture, "the words are as wide")
        let frames = String(decoding: try host.snapshot(.frames, of: .view(cell)), as: UTF8.self)
        #expect(frames.hasPrefix("<") && !frames.contains("UIWindow"))
    }

    @Test func `a view outside of the screen can't be drawn`() throws {
        let (host, _) = host(rows: 3)
        #expect(try failure(host, .view(UIView())).contains("isn't on the screen"))
        #expect(throws: ElementNotFound.self) { try host.snapshot(.png, of: .element(.label("Nobody"))) }
    }
}

/// Has always more than it shows.
private final class EndlessView: UIScrollView {
    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: bounds.height + 100)
    }
}

extension UIView {
    /// Puts a view in this one, so that it fills it but for a margin.
    fileprivate func pin(_ view: UIView, inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
        ])
    }
}
