import Foundation
import PortableUIKit

/// Measures Auto Layout in views: their constraints, the solution, and their frames.
@MainActor
struct AutoLayoutBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "UIView: 10 with 40 constraints, made and laid out", unit: .microseconds) {
                forming() / 1000
            },
            Benchmark(ratio: "UIView: 10 with 40 constraints / the solver alone", limit: 2.5, forming, to: solver.form),
            Benchmark(name: "UIView: one constant of them edited, laid out", unit: .microseconds) { editing() / 1000 },
            Benchmark(ratio: "UIView: one constant / the solver's edit", limit: 6, editing, to: solver.edit),
            Benchmark(name: "UIStackView: 60 arranged views laid out", unit: .milliseconds) { stacking(60) / 1e6 },
            Benchmark(ratio: "UIStackView: 240 arranged views / 60", limit: 4.2) {
                stacking(240)
            } to: {
                stacking(60)
            },
            Benchmark(ratio: "UIStackView: 60 arranged views / the solver's column") {
                stacking(60)
            } to: {
                solver.column(60)
            },
            Benchmark(name: "UIStackView: 60 arranged views with constraints, laid out", unit: .milliseconds) {
                stacking(60, usesConstraints: true) / 1e6
            },
            Benchmark(name: "UIStackView: 4 levels of 4 views laid out", unit: .milliseconds) { nesting(4) / 1e6 },
        ]
    }

    private var solver: SolverBenchmarks { SolverBenchmarks(count: count) }

    // Each returns nanoseconds.

    private func forming() -> Double { Benchmark.nanoseconds(count) { _ = form() } }

    private func editing() -> Double {
        let (view, gap) = form()
        return Benchmark.nanoseconds(count, batch: 10) {
            gap.constant = gap.constant == 8 ? 20 : 8
            view.layoutIfNeeded()
        }
    }

    private func stacking(_ viewCount: Int, usesConstraints: Bool = false) -> Double {
        var stack = UIStackView()
        return Benchmark.nanoseconds(
            max(count / 4, 5),
            prepare: {
                stack = column(viewCount)
                if usesConstraints { stack.startUsingConstraints() }
            }
        ) {
            stack.layoutIfNeeded()
        }
    }

    private func nesting(_ levelCount: Int) -> Double {
        var stack = UIView()
        return Benchmark.nanoseconds(
            max(count / 4, 5),
            prepare: {
                stack = nested(levelCount)
                stack.frame = CGRect(x: 0, y: 0, width: 1950, height: 844)
            }
        ) {
            stack.layoutIfNeeded()
        }
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

    /// Rows of columns of rows of columns, with four views each.
    private func nested(_ levelCount: Int) -> UIView {
        if levelCount == 0 { return Content() }
        let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in nested(levelCount - 1) })
        stack.axis = levelCount.isMultiple(of: 2) ? .vertical : .horizontal
        stack.spacing = 4
        return stack
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
