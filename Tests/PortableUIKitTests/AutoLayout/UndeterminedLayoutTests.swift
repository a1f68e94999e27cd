import CollageTesting
import Testing

@MainActor struct UndeterminedLayoutTests {
    @Test func `a view without position constraints is at the origin of its superview`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let middle = UIView()
        let inner = UIView()
        middle.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(middle)
        middle.addSubview(inner)
        NSLayoutConstraint.activate([
            middle.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            middle.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            middle.widthAnchor.constraint(equalToConstant: 100),
            middle.heightAnchor.constraint(equalToConstant: 100),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(middle.frame == CGRect(x: 40, y: 60, width: 100, height: 100))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(inner.hasAmbiguousLayout)
    }

    @Test func `a view without constraints keeps its frame, next to views with constraints`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let free = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let pinned = UIView()
        for view in [free, pinned] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            pinned.widthAnchor.constraint(equalToConstant: 100),
            pinned.heightAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(free.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(pinned.frame == CGRect(x: 5, y: 5, width: 100, height: 100))
        free.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(free.frame.minX == 50)
    }

    @Test func `a length with only an upper limit is 0, and the view is at its bound`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let open = UIView()
        let filling = UIView()
        let label = UILabel()
        label.text = "Twelve"
        for view in [open, filling, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            open.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            open.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            open.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
            root.heightAnchor.constraint(greaterThanOrEqualTo: open.heightAnchor, constant: 20),
            filling.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            filling.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            filling.widthAnchor.constraint(lessThanOrEqualToConstant: 290),
            filling.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
            filling.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(open.frame == CGRect(x: 150, y: 100, width: 0, height: 0))
        #expect(filling.frame == CGRect(x: 10, y: 0, width: 280, height: 30))
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test func `text with a width of almost zero is one line high`() {
        let host = TestHost(scale: 2)
        defer { withExtendedLifetime(host) {} }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let label = UILabel()
        label.text = "Some text of several words"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 9, constant: -33.333333),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 0, height: 20.5))
    }

    @Test func `positions and sizes outside of any screen are finite numbers`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var previous: UIView = root
        for _ in 0..<12 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: previous.leadingAnchor, constant: 1e12),
                view.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: 7, constant: 1e300),
            ])
            previous = view
        }
        root.layoutIfNeeded()
        for view in root.subviews {
            #expect(view.frame.minX.isFinite && view.frame.width.isFinite)
        }
    }
}
