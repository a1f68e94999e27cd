import CollageTesting
import Foundation
import Testing

/// The layout work that a change causes, in counts that don't grow with the number of surrounding views.
@MainActor struct LayoutCostTests {
    /// Stacked views, each with four constraints, after layout.
    private func form(_ count: Int) -> (root: UIView, gap: NSLayoutConstraint, views: [ContentView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let views = (0..<count).map { _ in ContentView(40, 20) }
        var constraints: [NSLayoutConstraint] = []
        var bottom = root.topAnchor
        for view in views {
            root.addSubview(view)
            constraints += [
                view.topAnchor.constraint(equalTo: bottom, constant: 8),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            ]
            bottom = view.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return (root, constraints[(count - 1) * 4], views)
    }

    private func stack(_ count: Int) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in ContentView(40, 20) })
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20 * CGFloat(count))
        stack.layoutIfNeeded()
        return stack
    }

    /// The work in a root from a change until the next layout.
    private func work(in root: UIView, _ change: () -> Void) -> LayoutWork {
        let before = root.autoLayoutWork
        change()
        root.layoutIfNeeded()
        var work = root.autoLayoutWork
        work.solutions -= before.solutions
        work.translations -= before.translations
        work.frames -= before.frames
        return work
    }

    @Test(arguments: [5, 40]) func `an edited constant isn't a new constraint and moves one view`(count: Int) {
        let (root, gap, views) = form(count)
        let y = views[count - 1].frame.minY
        let done = work(in: root) { gap.constant = 12 }
        #expect(views[count - 1].frame.minY == y + 4)
        #expect(done == LayoutWork(solutions: 1, translations: 0, frames: 1))
        #expect(views.allSatisfy { $0.measurementCount == 1 })
    }

    @Test(arguments: [5, 40]) func `an edited priority isn't a new constraint`(count: Int) {
        let (root, gap, _) = form(count)
        #expect(work(in: root) { gap.priority = .defaultHigh }.translations == 0)
    }

    @Test(arguments: [5, 40]) func `adding or removing a constraint visits only that constraint`(count: Int) {
        let (root, _, views) = form(count)
        let width = views[2].widthAnchor.constraint(equalToConstant: 77)
        #expect(work(in: root) { width.isActive = true }.translations == 1)
        #expect(views[2].frame.width == 77)
        #expect(work(in: root) { width.isActive = false }.translations == 0)
        #expect(views[2].frame.width == 40)
        #expect(views.allSatisfy { $0.measurementCount == 1 })
    }

    @Test(arguments: [5, 40]) func `only changed content is measured`(count: Int) {
        let (root, _, views) = form(count)
        let done = work(in: root) { views[1].contentSize = CGSize(width: 60, height: 20) }
        #expect(done == LayoutWork(solutions: 1, translations: 4, frames: 1))
        #expect(views.map(\.measurementCount).reduce(0, +) == count + 1)
        #expect(work(in: root) { views[1].setContentHuggingPriority(.required, for: .vertical) }.translations == 4)
    }

    @Test(arguments: [5, 40]) func `a new size of the root updates only the rules for its size`(count: Int) {
        let (root, _, _) = form(count)
        #expect(work(in: root) { root.bounds.size.width = 200 }.translations == 2)
    }

    @Test(arguments: [5, 40])
    func `inserting, hiding, or removing an arranged view changes its neighbors only`(count: Int) {
        let stack = stack(count)
        let new = ContentView(40, 20)
        // The four constraints of its content, and six to its neighbors and the sides.
        #expect(work(in: stack) { stack.insertArrangedSubview(new, at: 2) }.translations <= 10)
        #expect(new.frame.minY > stack.arrangedSubviews[1].frame.minY)
        #expect(work(in: stack) { stack.arrangedSubviews[3].isHidden = true }.translations <= 4)
        #expect(work(in: stack) { new.removeFromSuperview() }.translations <= 4)
    }

    @Test func `views and guides are not kept by constraints`() {
        weak var weakView: UIView?
        weak var weakGuide: UILayoutGuide?
        let kept: NSLayoutConstraint
        do {
            let view = UIView(), guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            kept = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
            kept.isActive = true
            weakView = view
            weakGuide = guide
            #expect(kept.firstItem === guide && kept.secondItem === view && kept.isActive)
        }
        #expect(weakView == nil && weakGuide == nil)
        #expect(kept.firstItem == nil && kept.secondItem == nil && !kept.isActive)
    }
}
