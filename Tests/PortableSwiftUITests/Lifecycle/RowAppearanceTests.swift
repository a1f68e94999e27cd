import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// `onAppear` and `onDisappear` of rows that are scrolled out of the visible area and back.
@MainActor struct RowAppearanceTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let log = AppearanceLog()

    private func scrollToEndAndBack() {
        for _ in 0..<8 { host.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 20)) }
        for _ in 0..<9 { host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 380)) }
    }

    // MARK: Lazy containers

    @Test func `rows of a lazy stack follow the visible area, not the prepared rows`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { AppearancePage("\($0)", log).frame(height: 100) }
                    }
                }))
        #expect(log.lines == ["+0", "+1", "+2", "+3"])

        scrollToEndAndBack()
        #expect(log.lines(of: "0") == ["+0", "-0", "+0"])
        #expect(log.lines(of: "10") == ["+10", "-10", "+10", "-10"])
    }

    @Test func `rows of a lazy grid follow the visible area`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                        ForEach(0..<100, id: \.self) { AppearancePage("\($0)", log).frame(height: 100) }
                    }
                }))
        #expect(log.lines == (0..<8).map { "+\($0)" })

        scrollToEndAndBack()
        #expect(log.lines(of: "1") == ["+1", "-1", "+1"])
    }

    @Test func `an action of a whole lazy stack's rows follows any of them`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: 0) {
                        Group {
                            ForEach(0..<3, id: \.self) { Text("\($0)").frame(height: 100) }
                        }
                        .onAppear { log.add("+head") }
                        .onDisappear { log.add("-head") }
                        ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 100) }
                    }
                }))
        #expect(log.take() == ["+head"])
        host.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 150))
        #expect(log.take() == [])
        host.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 150))
        #expect(log.take() == ["-head"])
        for _ in 0..<4 { host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 380)) }
        #expect(log.take() == ["+head"])
    }

    @Test func `rows appear when the visible area grows, and disappear when it shrinks`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { AppearancePage("\($0)", log).frame(height: 100) }
                    }
                }))
        _ = log.take()
        host.change(size: CGSize(width: 300, height: 600))
        #expect(log.take() == ["+4", "+5"])
        host.change(size: CGSize(width: 300, height: 400))
        #expect(log.take() == ["-4", "-5"])
    }

    @Test func `views in a row of a lazy stack in a row of another follow both`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { row in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach(0..<20, id: \.self) { column in
                                        AppearancePage("\(row).\(column)", log).frame(width: 150, height: 200)
                                    }
                                }
                            }
                            .frame(height: 200)
                        }
                    }
                }))
        #expect(log.take().sorted() == ["+0.0", "+0.1", "+1.0", "+1.1"])
        host.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 120, y: 100))
        #expect(log.lines.contains("-0.0") && log.take().contains("+0.2"))
        for _ in 0..<3 { host.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 20)) }
        #expect(log.lines.contains("-0.1") && log.take().contains("-0.2"))
        for _ in 0..<4 { host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 380)) }
        #expect(log.lines.contains("+0.1") && log.lines.contains("+0.2") && !log.lines.contains("+0.0"))
    }

    @Test(arguments: [0, 8] as [CGFloat])
    func `a row without a height at the end of a lazy stack appears at the end of the content`(spacing: CGFloat) {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: spacing) {
                        ForEach(0..<24, id: \.self) { _ in Color.red.frame(height: 100) }
                        AppearancePage("end", log).frame(height: 0)
                    }
                }))
        #expect(log.take().isEmpty)
        scrollToEndAndBack()
        #expect(log.lines == ["+end", "-end"])
    }

    @Test func `rows in a stack that isn't lazy appear once`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { AppearancePage("\($0)", log).frame(height: 100) }
                    }
                }))
        scrollToEndAndBack()
        #expect(log.lines == (0..<30).map { "+\($0)" })
    }

    @Test func `visible rows disappear with their screen, the others don't`() {
        let log = log
        let navigation = UINavigationController(
            rootViewController: UIHostingController(
                rootView: ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { AppearancePage("\($0)", log).frame(height: 100) }
                    }
                }))
        host.show(navigation)
        let shown = log.take()
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(Set(log.take()) == Set(shown.map { "-" + $0.dropFirst() }))
        navigation.popViewController(animated: true)
        host.settle()
        #expect(Set(log.take()) == Set(shown))
    }

    @Test func `a view that doesn't fit doesn't appear`() {
        let log = log
        host.show(
            UIHostingController(
                rootView: ViewThatFits {
                    AppearancePage("wide", log).frame(width: 1000)
                    AppearancePage("narrow", log)
                }))
        #expect(log.lines == ["+narrow"])
    }

    // MARK: Hosting configurations

    /// A collection view whose cells show pages, and the numbers of its items.
    private final class Collection: UIViewController, UICollectionViewDataSource {
        var items = Array(0..<60)
        let collectionView: UICollectionView
        private let registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>

        init(_ log: AppearanceLog) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 100)
            layout.minimumLineSpacing = 0
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            registration = UICollectionView.CellRegistration { cell, _, number in
                cell.contentConfiguration = UIHostingConfiguration { AppearancePage("\(number)", log) }
            }
            super.init(nibName: nil, bundle: nil)
            collectionView.dataSource = self
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = collectionView }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: items[indexPath.item])
        }
    }

    @Test func `a row of a collection view follows its cell, which shows other rows meanwhile`() {
        let list = Collection(log)
        host.show(list)
        #expect(Set(log.lines) == ["+0", "+1", "+2", "+3"])
        scrollToEndAndBack()
        #expect(log.lines(of: "0") == ["+0", "-0", "+0"])
        for number in 5..<20 {
            let lines = log.lines(of: "\(number)")
            #expect(lines == ["+\(number)", "-\(number)", "+\(number)", "-\(number)"])
        }
    }

    @Test func `a row of a collection view disappears when it is deleted`() {
        let list = Collection(log)
        host.show(list)
        _ = log.take()
        list.items.removeFirst()
        list.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        host.settle()
        #expect(log.take().sorted() == ["+4", "-0"])
    }

    @Test func `rows of a collection view follow it out of the window and back`() {
        let list = Collection(log)
        host.show(list)
        let shown = Set(log.take())
        host.show(UIViewController())
        #expect(Set(log.take()) == Set(shown.map { "-" + $0.dropFirst() }))
        host.show(list)
        #expect(Set(log.take()) == shown)
    }

    private final class Table: UITableViewController {
        var log: AppearanceLog?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 100
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if let log {
                cell.contentConfiguration = UIHostingConfiguration { AppearancePage("\(indexPath.row)", log) }
            }
            return cell
        }
    }

    @Test func `a row of a table view follows its cell`() {
        let table = Table(style: .plain)
        table.log = log
        host.show(table)
        #expect(Set(log.lines) == ["+0", "+1", "+2", "+3"])
        scrollToEndAndBack()
        #expect(log.lines(of: "0") == ["+0", "-0", "+0"])
        #expect(log.lines(of: "10") == ["+10", "-10", "+10", "-10"])
    }
}
