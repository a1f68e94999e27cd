import CollageTesting
import Foundation
import Testing

/// Uses of constraints in libraries: subclasses, arithmetic with priorities, and unusual pairs of attributes.
@MainActor struct ConstraintPairingTests {
    private final class NamedConstraint: NSLayoutConstraint {
        var name = ""
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func child() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func `a subclass is created by the initializer of its superclass and applies`() {
        let view = child()
        let width = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40)
        width.name = "width"
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
        #expect(view.constraints.compactMap { ($0 as? NamedConstraint)?.name } == ["width"])
    }

    @Test func `priorities are raised and lowered by numbers`() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        var priority = UILayoutPriority.defaultHigh
        priority -= 0.5
        #expect(priority.rawValue == 749.5)
    }

    @Test func `views hug their contents as in UIKit`() {
        func hugging(_ view: UIView) -> [Float] {
            [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)].map(\.rawValue)
        }
        let compression = UIView().contentCompressionResistancePriority(for: .horizontal)
        #expect(hugging(UIView()) == [250, 250] && compression == .defaultHigh)
        #expect(hugging(UILabel()) == [250, 250] && hugging(UIImageView()) == [250, 250])
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
            #expect(hugging(view) == [750, 750])
        }
        #expect(hugging(UIProgressView(progressViewStyle: .default)) == [250, 750])
        #expect(hugging(UIPageControl()) == [250, 750])
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50 && UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    }

    @Test func `a left edge can follow a top edge`() {
        let first = child(), second = child()
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            NSLayoutConstraint(
                item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .top, multiplier: 1,
                constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(second.frame.minX == 35)
    }

    @Test func `a left edge can't follow a leading edge`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = UIView(), second = UIView()
                _ = NSLayoutConstraint(
                    item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .leading,
                    multiplier: 1, constant: 0)
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Invalid pairing of layout attributes left and leading"))
    }
}
