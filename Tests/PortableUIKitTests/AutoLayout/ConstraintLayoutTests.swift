import CollageTesting
import Foundation
import Testing

@MainActor struct ConstraintLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    @Test func `anchors to the superview place and size a view`() {
        let view = root.adding(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 135))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 185))
    }

    @Test func `nested views get frames in their superview's coordinates`() {
        let outer = root.adding(UIView())
        let inner = outer.adding(ContentView(40, 20))
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -6),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 50, y: 60, width: 50, height: 32))
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    }

    @Test func `a higher priority takes precedence over any number of lower ones`() {
        let view = root.adding(UIView())
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = UILayoutPriority(251)
        var constraints = [wide]
        for _ in 0..<5 {
            let narrow = view.widthAnchor.constraint(equalToConstant: 10)
            narrow.priority = .defaultLow
            constraints.append(narrow)
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 200)
        wide.priority = UILayoutPriority(249)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 10)
    }

    @Test func `constants are edited in place`() {
        let view = root.adding(UIView())
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 5),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        let pivots = root.autoLayoutPivotCount
        for x in 2...50 {
            left.constant = CGFloat(x)
            root.layoutIfNeeded()
            #expect(view.frame.minX == CGFloat(x))
        }
        #expect(root.autoLayoutPivotCount == pivots)
    }

    @Test func `in right-to-left layouts, everything is mirrored`() {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            let first = root.adding(ContentView(40, 20)), second = root.adding(ContentView(60, 20))
            for view in [root, first, second] { view.semanticContentAttribute = direction }
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 7),
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            let isMirrored = direction == .forceRightToLeft
            #expect(first.frame.minX == (isMirrored ? 250 : 10))
            #expect(second.frame.minX == (isMirrored ? 183 : 57))
        }
    }

    @Test func `views with frames and autoresizing masks participate`() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        header.autoresizingMask = .flexibleWidth
        root.addSubview(header)
        let view = root.adding(ContentView(40, 20))
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            view.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 130, y: 88, width: 40, height: 20))
        header.frame.size.height = 100
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 180, y: 108, width: 40, height: 20))
    }

    @Test func `guides of the view follow its insets`() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = root.adding(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 599))
        root.layoutMargins.left = 20
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 1, width: 276, height: 596))
    }

    @Test func `custom guides are placed like views`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = root.adding(ContentView(30, 30))
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 150)
        #expect(guide.layoutFrame.width == 150)
    }

    @Test func `positions are multiplied from the common ancestor's origin`() {
        let outer = root.adding(UIView())
        let inner = outer.adding(UIView())
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            outer.widthAnchor.constraint(equalToConstant: 80),
            inner.widthAnchor.constraint(equalToConstant: 10),
            NSLayoutConstraint(
                item: inner, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .centerX,
                multiplier: 0.5, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(inner.center.x == 20)
    }

    @Test func `distances can be compared`() {
        let views = (0..<3).map { _ in root.adding(ContentView(20, 20)) }
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
            views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
            views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor).constraint(
                equalTo: views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)),
        ])
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 140)
    }

    @Test func `text is measured once for each width`() {
        let text = ContentView(500, 20, wraps: true)
        root.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(text.measurementCount == 2, "once without a width, once at 300")
        root.setNeedsLayout()
        root.layoutIfNeeded()
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(text.measurementCount == 3, "once more at 100")
        text.contentSize = CGSize(width: 200, height: 20)
        root.layoutIfNeeded()
        #expect(text.frame.height == 20)
        #expect(text.measurementCount == 4, "it fits on one line")
    }

    @Test func `an underdetermined view is shown and reported as ambiguous`() {
        let view = root.adding(ContentView(30, 30)), settled = root.adding(ContentView(30, 30))
        NSLayoutConstraint.activate([
            settled.leftAnchor.constraint(equalTo: root.leftAnchor),
            settled.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(view.hasAmbiguousLayout)
        #expect(!settled.hasAmbiguousLayout)
    }

    @Test func `constraints affecting a view are the constraints that determine it`() {
        let view = root.adding(ContentView(30, 30))
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, top])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [left])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    }

    @Test func `results are rounded to pixels`() {
        let view = root.adding(UIView())
        let scale = root.traitCollection.displayScale
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.1),
            view.widthAnchor.constraint(equalToConstant: 92.25),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == (10.1 * scale).rounded() / scale)
        #expect(view.frame.width == (92.25 * scale).rounded(.toNearestOrAwayFromZero) / scale)
    }

    @Test func `no view has a negative width`() {
        let views = (0..<3).map { _ in ContentView(60, 20) }
        let stack = UIStackView(arrangedSubviews: views)
        root.adding(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [0, 40, 60])
        width.constant = 140
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [20, 60, 60])
    }

    /// As in tests of layout libraries: the container's direction counts, not that of its views.
    @Test func `leading is the side where the container's text begins`() {
        let first = root.adding(ContentView(30, 30)), second = root.adding(ContentView(40, 30))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.minX == 8 && second.frame.minX == 48)
        first.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(first.frame.minX == 8 && second.frame.minX == 48)
        first.semanticContentAttribute = .unspecified
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(first.frame.maxX == root.bounds.width - 8 && second.frame.maxX == root.bounds.width - 48)
    }
}
