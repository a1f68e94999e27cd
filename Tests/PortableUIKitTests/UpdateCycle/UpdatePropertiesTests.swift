import CollageTesting
import Testing

@MainActor struct UpdatePropertiesTests {
    private final class Log {
        var calls: [String] = []

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private class Box: UIView {
        let log: Log
        let name: String
        var change: (() -> Void)?

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            log.calls.append("\(name) properties")
            change?()
        }

        override func updateConstraints() {
            log.calls.append("\(name) constraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.calls.append("\(name) layout")
        }
    }

    private final class Controller: UIViewController {
        let log: Log
        lazy var box = Box("view", log)

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = box }

        override func updateProperties() {
            super.updateProperties()
            log.calls.append("controller properties")
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.calls.append("controller layout")
        }
    }

    private let log = Log()
    private let host = TestHost()

    @Test func `new views update their properties once, from the outside in, before constraints and layout`() {
        let outer = Box("outer", log), inner = Box("inner", log)
        outer.addSubview(inner)
        host.show(outer)
        #expect(
            log.take() == [
                "outer properties", "inner properties", "inner constraints", "outer constraints", "outer layout",
                "inner layout",
            ])
        host.settle()
        #expect(log.take() == [])
    }

    @Test func `several requests result in one update in the next frame, which lays out nothing`() {
        let outer = Box("outer", log), inner = Box("inner", log)
        outer.addSubview(inner)
        host.show(outer)
        _ = log.take()
        host.run {
            inner.setNeedsUpdateProperties()
            inner.setNeedsUpdateProperties()
        }
        #expect(log.take() == [])
        host.settle()
        #expect(log.take() == ["inner properties"])
        host.run { outer.setNeedsLayout() }
        host.settle()
        #expect(log.take() == ["outer layout"])
    }

    @Test func `a controller is updated before its view, and each updates separately`() {
        let controller = Controller(log)
        host.show(controller)
        #expect(
            log.take() == [
                "controller properties", "view properties", "view constraints", "controller layout", "view layout",
            ])
        host.run { controller.setNeedsUpdateProperties() }
        host.settle()
        #expect(log.take() == ["controller properties"])
        host.run { controller.box.setNeedsUpdateProperties() }
        host.settle()
        #expect(log.take() == ["view properties"])
    }

    @Test func `an update can be made immediately, in the view and everything in it`() {
        let outer = Box("outer", log), inner = Box("inner", log), sibling = Box("sibling", log)
        outer.addSubview(inner)
        outer.addSubview(sibling)
        host.show(outer)
        _ = log.take()
        host.run {
            inner.setNeedsUpdateProperties()
            sibling.setNeedsUpdateProperties()
            inner.updatePropertiesIfNeeded()
            #expect(log.take() == ["inner properties"])
            outer.updatePropertiesIfNeeded()
            #expect(log.take() == ["sibling properties"])
        }
        let controller = Controller(log)
        controller.updatePropertiesIfNeeded()
        #expect(log.take() == [] && !controller.isViewLoaded)
        controller.loadViewIfNeeded()
        controller.updatePropertiesIfNeeded()
        #expect(log.take() == ["controller properties", "view properties"])
    }

    @Test func `an update that requests layout is followed by layout, and the other way around`() {
        let outer = Box("outer", log), inner = Box("inner", log)
        outer.addSubview(inner)
        host.show(outer)
        _ = log.take()
        inner.change = { [unowned inner] in inner.setNeedsLayout() }
        host.run {
            inner.setNeedsUpdateProperties()
            outer.layoutIfNeeded()
        }
        #expect(log.take() == ["inner properties", "inner layout"])

        final class Asking: Box {
            weak var other: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                other?.setNeedsUpdateProperties()
            }
        }
        let asking = Asking("asking", log)
        host.show(asking)
        inner.change = nil
        asking.addSubview(inner)
        host.settle()
        _ = log.take()
        asking.other = inner
        host.run {
            asking.setNeedsLayout()
            asking.layoutIfNeeded()
        }
        #expect(log.take() == ["asking layout", "inner properties"])
    }

    @Test func `a view that is added in a layout updates its properties before it is laid out`() {
        final class Adding: Box {
            var added: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                if let added, added.superview == nil { addSubview(added) }
            }
        }
        let outer = Adding("outer", log)
        host.show(outer)
        _ = log.take()
        outer.added = Box("inner", log)
        host.run { outer.setNeedsLayout() }
        host.settle()
        let calls = log.take()
        #expect(calls.filter { $0 == "inner properties" }.count == 1)
        #expect(calls.firstIndex(of: "inner properties")! < calls.firstIndex(of: "inner layout")!)
    }
}
