import CollageTesting
import Foundation
import Testing

@MainActor struct ConstraintActivationTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    @Test func `the nearest common ancestor holds an active constraint`() {
        let left = root.adding(UIView()), right = root.adding(UIView())
        let inner = left.adding(UIView())
        let across = inner.leftAnchor.constraint(equalTo: right.leftAnchor)
        let inside = inner.leftAnchor.constraint(equalTo: left.leftAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([across, inside, own])
        NSLayoutConstraint.activate([across])
        #expect(root.constraints == [across])
        #expect(left.constraints == [inside])
        #expect(inner.constraints == [own])
        across.isActive = false
        #expect(root.constraints.isEmpty)
        #expect(!across.isActive)
    }

    @Test func `removing a view removes the constraints of its superviews with it`() {
        let left = root.adding(UIView()), right = root.adding(UIView())
        let inner = left.adding(UIView())
        let across = inner.leftAnchor.constraint(equalTo: right.leftAnchor)
        let inside = inner.leftAnchor.constraint(equalTo: left.leftAnchor)
        NSLayoutConstraint.activate([across, inside])
        left.removeFromSuperview()
        #expect(!across.isActive)
        #expect(inside.isActive)
    }

    @Test func `removing a guide drops its constraints`() {
        let guide = UILayoutGuide()
        let orphan = guide.widthAnchor.constraint(equalToConstant: 5)
        orphan.isActive = true
        #expect(!orphan.isActive, "a guide without an owner has nobody to hold its constraints")
        root.addLayoutGuide(guide)
        let constraint = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        constraint.isActive = true
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(guide.owningView == nil)
    }

    @Test func `constraints between different trees end the program`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let one = UIView(), other = UIView()
                one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
            }
        }
    }

    @Test func `contradictions are logged once, and one constraint is broken`() {
        let view = root.adding(UIView())
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 20)
        narrow.identifier = "narrow"
        wide.identifier = "wide"
        NSLayoutConstraint.activate([narrow, wide])
        let messages = Diagnostics.capture {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(messages.count == 1)
        let message = messages.first ?? ""
        #expect(message.contains("Unable to simultaneously satisfy constraints."))
        #expect(message.contains("'narrow'") && message.contains("'wide'"))
        #expect(message.contains("Will attempt to recover by breaking constraint"))
        #expect(view.bounds.width == 10, "the one activated last is broken")
        narrow.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 20, "and works again when nothing contradicts it")
    }

    @Test func `a contradicting frame is reported`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let messages = Diagnostics.capture { root.layoutIfNeeded() }
        #expect(messages.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    }

    @Test func `updateConstraints is called once for a new view and on request`() {
        final class View: UIView {
            var count = 0
            override func updateConstraints() {
                count += 1
                super.updateConstraints()
            }
        }
        let view = View()
        root.addSubview(view)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.count == 1)
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func `the controller of a view updates its constraints`() {
        final class Controller: UIViewController {
            var count = 0
            override func updateViewConstraints() {
                count += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        #expect(controller.count == 1)
        controller.view.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        #expect(controller.count == 2)
    }
}
