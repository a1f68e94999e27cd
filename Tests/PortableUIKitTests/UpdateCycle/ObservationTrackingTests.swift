import AllocationCounter
import CollageTesting
import Foundation
import Observation
@_spi(Collage) import PortableUIKit
import Testing

@Observable
private final class Model: @unchecked Sendable {
    var title = "a"
    var size: CGFloat = 10
    var isEmpty = true
    var unread = 0
}

@MainActor struct ObservationTrackingTests {
    /// Reads one property in one method, and counts all calls.
    private class Box: UIView {
        let model: Model
        var read: (String, Box) -> Void = { _, _ in }
        var calls: [String: Int] = [:]

        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        func call(_ name: String) {
            calls[name, default: 0] += 1
            read(name, self)
        }

        override func updateProperties() {
            super.updateProperties()
            call("properties")
        }

        override func updateConstraints() {
            call("constraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            call("layout")
        }

        override func draw(_ rect: CGRect) { call("draw") }
    }

    private final class Controller: UIViewController {
        let model: Model
        let method: String
        var calls: [String: Int] = [:]

        init(_ model: Model, reading method: String) {
            self.model = model
            self.method = method
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func call(_ name: String) {
            calls[name, default: 0] += 1
            if name == method { _ = model.title }
        }

        override func updateProperties() {
            super.updateProperties()
            call("properties")
        }
        override func viewWillLayoutSubviews() { call("will layout") }
        override func viewDidLayoutSubviews() { call("did layout") }
        override func updateViewConstraints() {
            call("constraints")
            super.updateViewConstraints()
        }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            call("content")
        }
    }

    /// A view that reads no property, of a class that never has.
    private final class Silent: UIView {
        override func updateProperties() { super.updateProperties() }
        override func layoutSubviews() { super.layoutSubviews() }
        override func updateConstraints() { super.updateConstraints() }
    }

    private let model = Model()
    private let host = TestHost()

    @Test(arguments: [
        ("properties", ["properties": 1]), ("layout", ["layout": 1]), ("draw", ["draw": 1]),
        // Constraints are solved in a layout.
        ("constraints", ["constraints": 1, "layout": 1]),
    ])
    func `a property that a view has read invalidates the method that has read it`(
        method: String, expected: [String: Int]
    ) throws {
        let box = Box(model)
        box.read = { if $0 == method { _ = $1.model.title } }
        host.show(box)
        _ = try host.snapshot(.png)
        for title in ["b", "c"] {
            box.calls = [:]
            host.run {
                model.unread += 1
                model.title = title
            }
            #expect(box.calls == [:])
            _ = try host.snapshot(.png)
            #expect(box.calls == expected)
        }
        box.calls = [:]
        model.unread += 1
        _ = try host.snapshot(.png)
        #expect(box.calls == [:])
    }

    @Test(arguments: [
        ("properties", ["properties": 1]), ("will layout", ["will layout": 1, "did layout": 1]),
        ("did layout", ["will layout": 1, "did layout": 1]),
        ("constraints", ["constraints": 1, "will layout": 1, "did layout": 1]),
        ("content", ["content": 1, "will layout": 1, "did layout": 1]),
    ])
    func `a property that a controller has read invalidates the method that has read it`(
        method: String, expected: [String: Int]
    ) {
        let controller = Controller(model, reading: method)
        host.show(controller)
        for title in ["b", "c"] {
            controller.calls = [:]
            host.run { model.title = title }
            host.settle()
            #expect(controller.calls == expected)
        }
    }

    @Test func `a label follows the model automatically`() {
        final class Badge: UIView {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            var model: Model?

            override func layoutSubviews() {
                super.layoutSubviews()
                if label.superview == nil { addSubview(label) }
                label.text = model?.title
                label.isHidden = model?.isEmpty ?? true
            }
        }
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        badge.model = model
        host.show(badge)
        #expect(badge.label.text == "a" && badge.label.isHidden)
        host.run {
            model.title = "Three unread"
            model.isEmpty = false
        }
        host.settle()
        #expect(badge.label.text == "Three unread" && !badge.label.isHidden)
    }

    @Test func `a cell's update handler and its own update run again, without a reload`() throws {
        final class Cell: UICollectionViewCell {
            var model: Model?
            var updates = 0
            override func updateConfiguration(using state: UICellConfigurationState) {
                updates += 1
                var content = UIListContentConfiguration.cell()
                content.text = model?.title
                contentConfiguration = content
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            let model: Model
            var asked = 0
            init(_ model: Model) { self.model = model }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                asked += 1
                guard indexPath.item == 0 else {
                    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "handled", for: indexPath)
                    cell.configurationUpdateHandler = { [model] cell, _ in
                        var content = UIListContentConfiguration.cell()
                        content.text = "\(model.size)"
                        cell.contentConfiguration = content
                    }
                    return cell
                }
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath) as! Cell
                cell.model = model
                return cell
            }
        }
        let source = Source(model)
        let view = host.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 44)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "own")
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "handled")
            view.dataSource = source
            return view
        }
        host.show(view)
        let own = try #require(view.cellForItem(at: [0, 0]) as? Cell)
        let handled = try #require(view.cellForItem(at: [0, 1]))
        func text(_ cell: UICollectionViewCell) -> String? {
            (cell.contentConfiguration as? UIListContentConfiguration)?.text
        }
        #expect(text(own) == "a" && text(handled) == "10.0")
        let asked = source.asked, updates = own.updates
        host.run { model.title = "b" }
        host.settle()
        #expect(text(own) == "b" && own.updates == updates + 1)
        host.run { model.size = 12 }
        host.settle()
        #expect(text(handled) == "12.0" && own.updates == updates + 1 && source.asked == asked)
    }

    @Test func `cells, headers, and buttons with update handlers follow the model`() throws {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { [model] in $0.configuration?.title = model.title }
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        host.show(button)
        #expect(button.configuration?.title == "a")
        host.run { model.title = "b" }
        host.settle()
        #expect(button.configuration?.title == "b")

        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.configurationUpdateHandler = { [model] cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = model.title
            cell.contentConfiguration = content
        }
        host.show(cell)
        host.run { model.title = "c" }
        host.settle()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "c")
    }

    @Test func `only values that were read in the latest run are tracked`() {
        let box = Box(model)
        box.read = { name, box in
            guard name == "properties" else { return }
            if box.model.isEmpty { _ = box.model.title } else { _ = box.model.size }
        }
        host.show(box)
        host.run { model.isEmpty = false }
        host.settle()
        box.calls = [:]
        host.run { model.title = "b" }
        host.settle()
        #expect(box.calls == [:])
        host.run { model.size = 11 }
        host.settle()
        #expect(box.calls == ["properties": 1])
    }

    @Test func `a change on another thread invalidates the view soon after`() async throws {
        let box = Box(model)
        box.read = { if $0 == "properties" { _ = $1.model.title } }
        host.show(box)
        box.calls = [:]
        let model = model
        await Task.detached { model.title = "b" }.value
        try await host.wait(for: "the update") { box.calls["properties"] == 1 }
        #expect(box.calls == ["properties": 1])
    }

    @Test func `a model retains no view, and deallocated views leave nothing behind`() {
        weak var gone: Box?
        do {
            let box = Box(model)
            box.read = { if $0 == "layout" { _ = $1.model.title } }
            host.show(box)
            gone = box
            host.run { box.removeFromSuperview() }
        }
        host.settle()
        #expect(gone == nil)
        model.title = "b"
        host.settle()
    }

    @Test func `views that read nothing have no trackers`() {
        let before = UpdateTracker.count
        let view = Silent()
        view.addSubview(UILabel())
        host.show(view)
        host.run { view.setNeedsUpdateProperties() }
        host.settle()
        #expect(UpdateTracker.count == before)
    }

    @Test(.enabled(if: allocations_are_counted() != 0))
    func `an update with observed values allocates the same memory each time, and one without them less`() {
        func allocations(_ view: UIView) -> Int {
            host.run {
                view.setNeedsUpdateProperties()
                let before = allocation_count()
                view.updatePropertiesIfNeeded()
                return Int(allocation_count() - before)
            }
        }
        let silent = Silent(), box = Box(model)
        box.read = { if $0 == "properties" { _ = $1.model.title } }
        host.show(silent)
        host.show(box)
        for _ in 0..<3 { _ = allocations(box) + allocations(silent) }
        let first = allocations(box)
        #expect(allocations(silent) < first)
        for _ in 0..<100 { _ = allocations(box) }
        #expect(allocations(box) <= first)
    }

    @Test func `an app's Info.plist can turn tracking off`() {
        #expect(AppManifest(info: [:]).tracksObservation)
        #expect(!AppManifest(info: ["UIObservationTrackingEnabled": false]).tracksObservation)
        let box = Box(model)
        box.read = { if $0 == "layout" { _ = $1.model.title } }
        host.show(box)
        host.run { UIApplication.shared.manifest = AppManifest(info: ["UIObservationTrackingEnabled": false]) }
        box.calls = [:]
        host.run { model.title = "b" }
        host.settle()
        #expect(box.calls == [:])
    }
}
