import CollageTesting
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@testable import PortableUIKit

@MainActor
@Suite(.device)
struct KeyValueObservingTests {
    @Test func `each change of an offset is reported with the old value`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        var reported: [[CGFloat?]] = []
        let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
            reported.append([change.oldValue?.y, change.newValue?.y])
        }
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(reported == [[0, 10], [10, 30]])
        observation.invalidate()
        view.contentOffset.y = 50
        #expect(reported.count == 2)
    }

    @Test func `a key path of a subclass observes changes by its superclass`() {
        final class Table: UITableView {}
        let table = Table(frame: .zero)
        var sizes: [CGSize] = []
        let observation = table.observe(\Table.contentSize, options: .new) { sizes.append($1.newValue ?? .zero) }
        table.contentSize = CGSize(width: 3, height: 4)
        withExtendedLifetime(observation) {}
        #expect(sizes == [CGSize(width: 3, height: 4)])
    }

    @Test func `options specify which values are reported and when`() {
        let view = UIView()
        var reported: [String] = []
        let observation = view.observe(\.isHidden, options: [.initial, .prior, .new]) { _, change in
            reported.append(
                "\(change.isPrior) \(String(describing: change.oldValue)) \(String(describing: change.newValue))")
        }
        view.isHidden = true
        withExtendedLifetime(observation) {}
        #expect(reported == ["false nil Optional(false)", "true nil nil", "false nil Optional(true)"])
    }

    @Test func `an observer can change the observed property`() {
        let view = UIView()
        let observation = view.observe(\.alpha) { view, _ in
            if view.alpha > 0.5 { view.alpha = 0.25 }
        }
        view.alpha = 0.75
        withExtendedLifetime(observation) {}
        #expect(view.alpha == 0.25)
    }

    @Test func `states, titles, frames, and insets are observable`() {
        let control = UIButton(), controller = UIViewController(), scrollView = UIScrollView()
        var reported: [String] = []
        let observations = [
            control.observe(\.isEnabled) { _, _ in reported.append("enabled") },
            control.observe(\.frame) { _, _ in reported.append("frame") },
            control.observe(\.bounds) { _, _ in reported.append("bounds") },
            control.observe(\.center) { _, _ in reported.append("center") },
            control.observe(\.transform) { _, _ in reported.append("transform") },
            controller.observe(\.title) { _, _ in reported.append("title") },
            scrollView.observe(\.contentInset) { _, _ in reported.append("inset") },
        ]
        control.isEnabled = false
        #expect(reported == ["enabled"])
        reported = []
        control.center = CGPoint(x: 5, y: 5)
        #expect(Set(reported) == ["frame", "center"])
        reported = []
        control.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(Set(reported).isSuperset(of: ["frame", "bounds"]))
        reported = []
        controller.title = "Title"
        scrollView.contentInset.top = 4
        #expect(reported == ["title", "inset"])
        withExtendedLifetime(observations) {}
    }

    @Test func `observers by key path are notified, with their context, until they're removed`() {
        final class Observer: UIResponder {
            var reported: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                reported.append(
                    "\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-") \(context == nil)")
            }
        }
        let observer = Observer()
        let view = UIScrollView()
        view.addObserver(observer, forKeyPath: "contentSize", options: [.new, .old], context: nil)
        view.contentSize = CGSize(width: 1, height: 2)
        #expect(observer.reported == ["contentSize \(CGSize.zero) \(CGSize(width: 1, height: 2)) true"])
        view.removeObserver(observer, forKeyPath: "contentSize")
        view.contentSize = CGSize(width: 1, height: 3)
        #expect(observer.reported.count == 1)
    }

    @Test func `an observation retains neither its object nor its closure`() {
        weak var object: UIView?
        weak var captured: NSObject?
        var observation: NSKeyValueObservation?
        do {
            let view = UIView(), value = NSObject()
            object = view
            captured = value
            observation = view.observe(\.frame) { _, _ in withExtendedLifetime(value) {} }
        }
        #expect(object == nil)
        observation = nil
        #expect(captured == nil)
        #expect(observation == nil)
    }

    @Test func `an observer by name is notified before a change with the prior option`() {
        final class Observer: UIResponder {
            var changes: [[NSKeyValueChangeKey: Any]] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { changes.append(change ?? [:]) }
        }
        let view = UIView(), observer = Observer()
        view.addObserver(observer, forKeyPath: "alpha", options: [.prior, .old, .new, .initial], context: nil)
        view.alpha = 0.5
        view.removeObserver(observer, forKeyPath: "alpha")
        #expect(observer.changes.map { $0[.notificationIsPriorKey] as? Bool } == [nil, true, nil])
        #expect(observer.changes.map { $0[.newKey] as? CGFloat } == [1, nil, 0.5])
        #expect(observer.changes.map { $0[.oldKey] as? CGFloat } == [nil, 1, 1])
    }
}
