import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// The bar's appearance and disappearance, and which views can be touched meanwhile.
@MainActor final class NavigationBarMotionTests {
    lazy var host = TestHost()
    lazy var root = RowsController("Fruit", button: "Sort")
    lazy var navigation = UINavigationController(rootViewController: root)
    private var bar: UINavigationBar { navigation.navigationBar }

    /// A screen that shows or hides the bar when it appears.
    private final class BarController: UIViewController {
        private let hidesBar: Bool

        init(hidesBar: Bool) {
            self.hidesBar = hidesBar
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        }
    }

    private func state(of view: UIView) -> LayerState { view.layer.state(at: host.now) }

    private func shift(of view: UIView) -> CGFloat { state(of: view).affineTransformToSuperlayer.tx }

    @Test func `a hidden bar moves up, and down again`() {
        host.show(navigation)
        for hides in [true, false] {
            navigation.setNavigationBarHidden(hides, animated: true)
            host.advance(by: 0)
            host.advance(by: 0.1)
            #expect(!bar.isHidden)
            let middle = state(of: bar).position.y
            #expect(middle > -22 && middle < 47 + 22)
            host.settle()
            #expect(bar.isHidden == hides)
        }
        #expect(bar.frame.minY == 47)
    }

    @Test(arguments: [false, true]) func `a bar leaves and enters with its screen`(startsHidden: Bool) {
        let first = BarController(hidesBar: startsHidden), second = BarController(hidesBar: !startsHidden)
        navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        #expect(bar.isHidden == startsHidden)
        navigation.pushViewController(second, animated: true)
        host.advance(by: 0)
        host.advance(by: 0.175)
        #expect(!bar.isHidden)
        let edge = shift(of: second.view)
        #expect(edge > 50 && edge < 340)
        #expect(abs(shift(of: bar) - (startsHidden ? edge : edge - 390)) < 0.5)
        host.settle()
        #expect(bar.isHidden != startsHidden && bar.transform.isIdentity)
        #expect(second.view.safeAreaInsets.top == (startsHidden ? 91 : 47))
        navigation.popViewController(animated: true)
        host.advance(by: 0)
        host.advance(by: 0.175)
        #expect(!bar.isHidden && abs(shift(of: bar)) > 50)
        host.settle()
        #expect(bar.isHidden == startsHidden && bar.transform.isIdentity)
    }

    @Test(arguments: [false, true]) func `a title never passes over a button`(rightToLeft: Bool) throws {
        host = TestHost(layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        host.show(navigation)
        let detail = RowsController("A very long title", button: "Share")
        navigation.pushViewController(detail, animated: true)
        for _ in 0..<20 {
            host.advance(by: 1.0 / 60)
            for label in labels(in: bar) where ["A very long title", "Fruit"].contains(label.text) {
                guard let holder = label.superview, let clip = holder.superview, clip.clipsToBounds else { continue }
                let title = label.frame.offsetBy(dx: shift(of: holder), dy: 0)
                let shown = title.intersection(clip.bounds)
                for button in labels(in: bar) where ["Share", "Sort"].contains(button.text) {
                    // They may touch.
                    let frame = button.convert(button.bounds, to: bar).insetBy(dx: 0.5, dy: 0)
                    #expect(shown.isNull || shown.width == 0 || !shown.intersects(frame))
                }
            }
        }
        host.settle()
        let title = try #require(labels(in: bar).first { $0.text == "A very long title" && !$0.isHidden })
        #expect(title.superview?.superview?.clipsToBounds == false)
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test func `a screen in a transition can't be touched, and no row stays selected`() throws {
        let list = TouchedList(style: .plain)
        navigation = UINavigationController(rootViewController: list)
        host.show(navigation)
        host.tap(CGPoint(x: 60, y: 120))
        host.advance(by: 0.05)
        #expect(navigation.viewControllers.count == 2 && list.selections == 1)
        host.tap(CGPoint(x: 20, y: 170))
        host.advance(by: 0.05)
        #expect(list.selections == 1)
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        #expect(list.tableView.indexPathsForSelectedRows == nil)
        #expect(list.tableView.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
        host.tap(CGPoint(x: 60, y: 170))
        #expect(list.selections == 2)
    }

    private final class TouchedList: UITableViewController {
        var selections = 0

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selections += 1
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }

    @Test func `a prompt is above the title in a higher bar`() throws {
        host.show(navigation)
        let oldTitle = try #require(labels(in: bar).first { $0.text == "Fruit" && !$0.isHidden })
        let oldTop = oldTitle.convert(oldTitle.bounds, to: bar).minY
        root.navigationItem.prompt = "Choose one"
        host.settle()
        #expect(bar.frame.height == 74 && root.view.safeAreaInsets.top == 47 + 74)
        let prompt = try #require(labels(in: bar).first { $0.text == "Choose one" })
        let title = try #require(labels(in: bar).first { $0.text == "Fruit" && !$0.isHidden })
        #expect(title.convert(title.bounds, to: bar).minY == oldTop + 30)
        #expect(prompt.frame.maxY <= title.convert(title.bounds, to: bar).minY && abs(prompt.frame.midX - 195) < 0.5)
        #expect(prompt.font.pointSize == 12)
        root.navigationItem.prompt = nil
        host.settle()
        #expect(bar.frame.height == 44 && root.view.safeAreaInsets.top == 91)
    }
}
