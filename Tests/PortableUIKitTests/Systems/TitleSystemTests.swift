import CollageTesting
import struct CollageTesting.Device
import Testing
@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

/// Titles, padding, and corners that came with iOS 26.
@MainActor @Suite(.device) struct TitleSystemTests {
    private let host = TestHost(Device.iPhone16.running(.iOS26), text: .fonts)

    /// Returns a label, even if it's transparent.
    private func label(_ text: String) -> UILabel? {
        func find(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(host.window)
    }

    /// Shows a table below a bar with a large title.
    private func show(_ change: (UINavigationItem) -> Void) -> (UINavigationController, UITableViewController) {
        let table = UITableViewController()
        table.title = "Title"
        table.tableView.contentInset.bottom = 1000
        change(table.navigationItem)
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        return (navigation, table)
    }

    @Test func `a large title has its subtitle below it, in a higher row that collapses`() throws {
        let (navigation, table) = show {
            $0.subtitle = "Small"
            $0.largeSubtitle = "Large"
        }
        let subtitle = try #require(label("Large"))
        #expect(abs(navigation.navigationBar.frame.height - 106 - subtitle.bounds.height) < 0.01)
        let title = try #require(host.first(UILabel.self) { $0.text == "Title" && $0.font.pointSize == 34 })
        let bar = navigation.navigationBar
        #expect(abs(subtitle.convert(subtitle.bounds, to: bar).minY - title.convert(title.bounds, to: bar).maxY) < 0.01)
        #expect(subtitle.convert(CGPoint.zero, to: bar).x == title.convert(CGPoint.zero, to: bar).x)
        #expect(try #require(label("Small")).alpha == 0)
        table.tableView.contentOffset.y += 80
        host.settle()
        #expect(bar.frame.height == 54)
        #expect(try #require(label("Small")).alpha == 1)
    }

    @Test func `without its own subtitle, a large title uses the title's subtitle`() throws {
        let (navigation, table) = show { $0.subtitle = "Small" }
        let subtitle = try #require(host.first(UILabel.self) { $0.text == "Small" })
        #expect(subtitle.superview is LargeSubtitleView)
        #expect(navigation.navigationBar.frame.height > 106)
        table.navigationItem.subtitle = nil
        host.settle()
        #expect(navigation.navigationBar.frame.height == 106)
    }

    @Test func `attributed titles and subtitles replace plain ones`() throws {
        let (_, table) = show {
            $0.attributedTitle = AttributedString("Styled")
            $0.subtitle = "Small"
            $0.attributedSubtitle = AttributedString("Styled Small")
            var large = AttributedString("Styled Large")
            large.foregroundColor = .red
            $0.largeAttributedSubtitle = large
        }
        #expect(label("Styled") != nil && label("Styled Small") != nil && label("Small") == nil)
        let large = try #require(label("Styled Large")?.attributedText)
        #expect(large.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        table.navigationItem.largeAttributedSubtitle = nil
        host.settle()
        #expect(label("Styled Large") == nil)
    }

    @Test func `a view replaces the subtitle of a large title`() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let (navigation, _) = show { $0.largeSubtitleView = view }
        #expect(view.window != nil)
        #expect(abs(navigation.navigationBar.frame.height - 106 - view.bounds.height) < 0.01)
    }

    @Test(arguments: [(UINavigationItem.TitleAlignment.automatic, false), (.leading, true), (.center, false)])
    func `a title can be at the leading edge`(alignment: UINavigationItem.TitleAlignment, isLeading: Bool) throws {
        let controller = UIViewController()
        controller.title = "Title"
        controller.navigationItem.titleAlignment = alignment
        host.show(UINavigationController(rootViewController: controller))
        let title = try host.element(labeled: "Title").frame
        #expect(isLeading ? abs(title.minX - 16) < 0.01 : abs(title.midX - 196.5) < 0.5, "\(title)")
    }

    @Test(arguments: [false, true])
    func `an item without padding has a capsule as wide as its title`(isRemoved: Bool) throws {
        let controller = UIViewController(), item = UIBarButtonItem(title: "A longer title")
        item.isPaddingRemoved = isRemoved
        controller.navigationItem.rightBarButtonItem = item
        host.show(UINavigationController(rootViewController: controller))
        let label = try #require(self.label("A longer title"))
        let width = try #require(label.superview).bounds.width
        #expect(abs(width - label.bounds.width - (isRemoved ? 0 : 32)) < 0.5)
    }

    @Test func `concentric corners without a container follow the corners of the display`() {
        let view = UIView(frame: .zero), inner = UIView(frame: CGRect(x: 8, y: 8, width: 377, height: 836))
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        host.show(view)
        view.addSubview(inner)
        host.settle()
        #expect(inner.effectiveRadius(corner: .topLeft) == 47 && inner.effectiveRadius(corner: .bottomRight) == 47)
        host.change(to: .iPhoneSE)
        inner.frame = CGRect(x: 8, y: 8, width: 359, height: 651)
        host.settle()
        #expect(inner.effectiveRadius(corner: .topLeft) == 0)
    }
}
