import Foundation
import PortableUIKit

/// Measures Auto Layout in views: their constraints, the solution, and their frames.
@MainActor
struct AutoLayoutBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "UIView: 10 with 40 constraints, made and laid out", unit: .microseconds, limit: 60) {
                Benchmark.nanoseconds(count) { _ = form() } / 1000
            },
            Benchmark(name: "UIView: one constant of them edited, laid out", unit: .microseconds, limit: 1) {
                let (view, gap) = form()
                return Benchmark.nanoseconds(count, batch: 10) {
                    gap.constant = gap.constant == 8 ? 20 : 8
                    view.layoutIfNeeded()
                } / 1000
            },
            stack(60, limit: 0.3), stack(240, limit: 1.2), nestedStacks,
        ]
    }

    private func stack(_ viewCount: Int, limit: Double) -> Benchmark {
        Benchmark(name: "UIStackView: \(viewCount) arranged views laid out", unit: .milliseconds, limit: limit) {
            var stack = UIStackView()
            return Benchmark.nanoseconds(max(count / 4, 5), prepare: { stack = column(viewCount) }) {
                stack.layoutIfNeeded()
            } / 1e6
        }
    }

    private var nestedStacks: Benchmark {
        Benchmark(name: "UIStackView: 4 levels of 4, 256 labels of several lines", unit: .milliseconds, limit: nil) {
            var root = UIView()
            return Benchmark.nanoseconds(max(count / 8, 5), prepare: { root = screen(nested(4)) }) {
                root.layoutIfNeeded()
            } / 1e6
        }
    }

    private func screen(_ view: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        return root
    }

    /// Rows and columns in turn, with labels inside.
    private func nested(_ levels: Int) -> UIView {
        guard levels > 0 else {
            let label = UILabel()
            label.text = "A text"
            label.numberOfLines = 0
            return label
        }
        let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in nested(levels - 1) })
        stack.axis = levels % 2 == 0 ? .vertical : .horizontal
        stack.spacing = 4
        return stack
    }

    /// Ten views below each other, and the gap above the first.
    private func form() -> (view: UIView, gap: NSLayoutConstraint) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var constraints: [NSLayoutConstraint] = []
        var bottom = view.topAnchor
        for _ in 0..<10 {
            let field = UIView()
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            constraints += [
                field.topAnchor.constraint(equalTo: bottom, constant: 8),
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                field.heightAnchor.constraint(equalToConstant: 44),
            ]
            bottom = field.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
        return (view, constraints[0])
    }

    private func column(_ count: Int) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Content() })
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 0, y: 0, width: 390, height: CGFloat(count) * 30)
        return stack
    }
}

/// A view with a content of 100 by 20 points.
private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
}
