import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct SpringLoadingTests {
    /// A view that can be dragged.
    private final class Source: UIView, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
    }

    private final class Items: NSObject, UICollectionViewDelegate, UITableViewDelegate, UITableViewDataSource {
        var log: [String] = []
        var refused: IndexPath?
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("selected \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath != refused }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected row \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath != refused }
    }

    /// Records its calls, as behavior and as effect.
    private final class Listener: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var log: [String] = []
        var isAllowed = true
        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool { isAllowed }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finished") }
        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) { log.append("\(context.state)") }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
    private let controller = UIViewController()
    private let source = Source(frame: CGRect(x: 0, y: 500, width: 100, height: 100))

    private init() {
        source.addInteraction(UIDragInteraction(delegate: source))
        host.show(controller)
        controller.view.addSubview(source)
    }

    /// Drags the source to a point.
    private func drag(to point: CGPoint) -> TestHost.Finger {
        let finger = host.touch(at: CGPoint(x: 50, y: 550))
        host.advance(by: 0.6)
        finger.move(to: CGPoint(x: 70, y: 530))
        finger.move(to: point)
        return finger
    }

    /// Lets the finger rest until the view has flashed. Each wait begins with the frame in which the last one ended.
    private func rest() {
        host.advance(by: 0.7)
        host.advance(by: 0.6)
    }

    @Test func `the states follow each other while the finger rests, and then the handler is called`() {
        let listener = Listener(), view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        var activations = 0
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: listener, interactionEffect: listener) {
                interaction, context in
                activations += 1
                #expect(interaction.view === view && context.targetView === view && context.state == .activated)
                #expect(context.location(in: view) == CGPoint(x: 100, y: 50))
            })
        controller.view.addSubview(view)
        let finger = drag(to: CGPoint(x: 100, y: 50))
        #expect(listener.log == ["possible"])
        host.advance(by: 0.7)
        #expect(listener.log == ["possible", "activating"] && activations == 0)
        host.advance(by: 0.6)
        #expect(listener.log == ["possible", "activating", "activated", "finished"] && activations == 1)
        // Once, until the drag has left.
        finger.move(to: CGPoint(x: 102, y: 50))
        rest()
        #expect(activations == 1)
        finger.move(to: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 50))
        rest()
        #expect(activations == 2)
        finger.lift()
        host.settle()
    }

    @Test func `a finger that moves on, is lifted or isn't allowed does nothing`() {
        let listener = Listener(), view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        var activations = 0
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: listener, interactionEffect: listener) { _, _ in
                activations += 1
            })
        controller.view.addSubview(view)
        let finger = drag(to: CGPoint(x: 50, y: 50))
        for x in stride(from: CGFloat(70), through: 250, by: 20) {
            host.advance(by: 0.3)
            finger.move(to: CGPoint(x: x, y: 50))
        }
        #expect(listener.log == ["possible"])
        host.advance(by: 0.7)
        finger.lift()
        host.settle()
        #expect(activations == 0 && listener.log == ["possible", "activating", "inactive", "finished"])
        listener.isAllowed = false
        listener.log = []
        let second = drag(to: CGPoint(x: 50, y: 50))
        rest()
        #expect(listener.log.isEmpty && activations == 0)
        second.lift()
        host.settle()
    }

    @Test
    func `an item of a collection view is selected after its cell has flashed, if the delegate agrees`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        let data = ScriptedDataSource(counts: [6]), items = Items()
        data.register(with: view)
        view.dataSource = data
        view.delegate = items
        #expect(!view.isSpringLoaded)
        view.isSpringLoaded = true
        view.isSpringLoaded = true
        #expect(view.isSpringLoaded)
        items.refused = [0, 2]
        controller.view.addSubview(view)
        host.settle()
        let finger = drag(to: CGPoint(x: 250, y: 50))
        rest()
        #expect(items.log.isEmpty)
        finger.move(to: CGPoint(x: 150, y: 50))
        host.advance(by: 0.7)
        host.advance(by: 0.125)
        let cell = try #require(view.cellForItem(at: [0, 1]))
        #expect(cell.layer.state(at: host.now).opacity < 0.9)
        host.advance(by: 0.6)
        #expect(items.log == ["selected 1"] && cell.alpha == 1)
        // Another item waits for the same time.
        finger.move(to: CGPoint(x: 50, y: 50))
        rest()
        #expect(items.log == ["selected 1", "selected 0"])
        finger.lift()
        host.settle()
        view.isSpringLoaded = false
        let second = drag(to: CGPoint(x: 150, y: 50))
        rest()
        #expect(items.log.count == 2 && !view.isSpringLoaded)
        second.lift()
        host.settle()
    }

    @Test func `a row of a table is selected, if the delegate agrees`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), items = Items()
        table.rowHeight = 50
        table.dataSource = items
        table.delegate = items
        table.isSpringLoaded = true
        items.refused = [0, 0]
        controller.view.addSubview(table)
        host.settle()
        let finger = drag(to: CGPoint(x: 150, y: 25))
        rest()
        #expect(items.log.isEmpty)
        finger.move(to: CGPoint(x: 150, y: 75))
        rest()
        #expect(items.log == ["selected row 1"])
        finger.lift()
        host.settle()
    }

    @Test func `buttons, segments, tabs, bar items, and alert actions behave as if they were tapped`() throws {
        var log: [String] = []
        func hold(_ view: UIView?) throws {
            let view = try #require(view)
            let finger = drag(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
            rest()
            finger.lift()
            host.settle()
        }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in log.append("button") })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        controller.view.addSubview(button)
        try hold(button)
        #expect(log.isEmpty)
        button.isSpringLoaded = true
        try hold(button)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        segments.selectedSegmentIndex = 0
        segments.isSpringLoaded = true
        segments.addAction(UIAction { _ in log.append("segment") }, for: .valueChanged)
        controller.view.addSubview(segments)
        host.settle()
        let finger = drag(to: CGPoint(x: 250, y: 116))
        rest()
        finger.lift()
        host.settle()
        #expect(log == ["button", "segment"] && segments.selectedSegmentIndex == 1)
        let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 49))
        bar.items = [
            UITabBarItem(title: "First", image: nil, tag: 0), UITabBarItem(title: "Second", image: nil, tag: 1),
        ]
        bar.selectedItem = bar.items?[0]
        bar.isSpringLoaded = true
        controller.view.addSubview(bar)
        host.settle()
        try hold(host.first(UILabel.self) { $0.text == "Second" })
        #expect(bar.selectedItem === bar.items?[1])
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
        let item = UIBarButtonItem(title: "Do", primaryAction: UIAction(title: "Do") { _ in log.append("item") })
        item.isSpringLoaded = true
        toolbar.items = [item]
        controller.view.addSubview(toolbar)
        host.settle()
        try hold(host.first(UILabel.self) { $0.text == "Do" })
        #expect(log == ["button", "segment", "item"])
    }

    @Test func `an interaction is deallocated with its view, and the objects of its handler with it`() {
        weak var held: NSObject?
        do {
            let object = NSObject(), view = UIView()
            held = object
            view.addInteraction(UISpringLoadedInteraction { _, _ in _ = object })
        }
        #expect(held == nil)
    }
}
