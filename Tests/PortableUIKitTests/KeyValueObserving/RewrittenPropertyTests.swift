import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// The code that the rewriter generates for `@objc dynamic` properties.
@MainActor
struct RewrittenPropertyTests {
    final class Model: NSObject, @unchecked Sendable {
        var name = "" { didSet { _didChangeProperty(of: self) } }
        var age = 0 { didSet { _didChangeProperty(of: self) } }
    }

    /// A class with a list of its named properties.
    final class Person: NSObject, InterfaceConnectable {
        var name = "" { didSet { _didChangeProperty(of: self) } }
        var age = 0 { didSet { _didChangeProperty(of: self) } }
        var isAdult: Bool { age >= 18 }

        static var interfaceProperties: [InterfaceProperty] {
            [InterfaceProperty("name", \Person.name), InterfaceProperty("adult", observing: \Person.isAdult)]
        }
    }

    final class Listener: UIResponder {
        var heard: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }
    }

    @Test func `an observer is notified only of its property`() {
        let model = Model()
        var heard: [String] = []
        let observation = model.observe(\.name, options: [.old, .new]) { _, change in
            heard.append("\(change.oldValue ?? "")-\(change.newValue ?? "")")
        }
        model.age = 3
        model.name = "a"
        model.name = "b"
        observation.invalidate()
        model.name = "c"
        #expect(heard == ["-a", "a-b"])
    }

    @Test func `a property that is only observed can't be set by files`() {
        let model = Person()
        if case .done = InterfaceKeys.set("b", forKey: "name", of: model) {} else { Issue.record("not set") }
        guard case .unknownName = InterfaceKeys.set(true, forKey: "adult", of: model) else {
            Issue.record("reported as a property of another type")
            return
        }
        #expect(model.name == "b")
    }

    @Test func `properties that the class lists are observed by their names`() {
        let model = Person(), listener = Listener()
        model.addObserver(listener, forKeyPath: "name", options: [.new, .initial], context: nil)
        model.addObserver(listener, forKeyPath: "adult", options: [.old, .new], context: nil)
        model.age = 17
        model.name = "a"
        model.age = 18
        model.removeObserver(listener, forKeyPath: "adult")
        model.age = 3
        #expect(listener.heard == ["name - ", "name - a", "adult false true"])
        model.removeObserver(listener, forKeyPath: "name")
    }

    @Test func `a change on another thread is reported on the main thread`() async {
        let model = Model()
        var heard: [Int] = []
        let observation = model.observe(\.age, options: [.new]) { _, change in heard.append(change.newValue ?? -1) }
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                model.age = 5
                done.resume()
            }
        }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(heard == [5])
        observation.invalidate()
    }

    @Test func `nonescaping update closures can call closure parameters`() {
        final class Counted: UICollectionView {
            var batches = 0

            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates(updates, completion: completion)
            }
        }
        func update(_ view: UICollectionView, _ change: () -> Void) {
            view.performBatchUpdates({ change() }, completion: nil)
            view.performBatchUpdates(change)
        }
        let view = Counted(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let table = UITableView()
        var changes = 0
        update(view) { changes += 1 }
        table.performBatchUpdates { changes += 1 }
        #expect(changes == 3)
        #expect(view.batches == 2)
        view.performBatchUpdates(nil)
        #expect(view.batches == 3)
    }
}
