import CollageTesting
import Foundation
import Testing

/// The content views of cells are solved separately from the tree of the cells.
@MainActor struct ConstraintRootTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let cell = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

    private func build() -> ContentView {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.autoLayout.isConstraintRoot = true
        cell.addSubview(content)
        root.addSubview(cell)
        let text = ContentView(40, 20)
        content.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: content.topAnchor),
        ])
        return text
    }

    @Test func `subviews follow the size of the root`() {
        let text = build()
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 8, y: 0, width: 184, height: 20))
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        root.layoutIfNeeded()
        #expect(text.frame.width == 284)
    }

    @Test func `changes inside a root don't affect the tree outside`() {
        let text = build()
        let beside = root.adding(ContentView(10, 10))
        beside.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        let solutions = root.autoLayoutSolutionCount
        text.contentSize = CGSize(width: 40, height: 30)
        text.heightAnchor.constraint(greaterThanOrEqualToConstant: 35).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame.height == 35)
        #expect(root.autoLayoutSolutionCount == solutions)
    }

    @Test func `constraints to the cell itself belong to the tree inside`() {
        let text = build()
        let bottom = text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4)
        bottom.isActive = true
        #expect(cell.constraints == [bottom])
        root.layoutIfNeeded()
        #expect(text.frame.maxY == 46)
        let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 56, height: 24))
        bottom.constant = -10
        root.layoutIfNeeded()
        #expect(text.frame.maxY == 40)
    }

    @Test func `measuring and layout share one solver`() {
        let text = build()
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        let messages = Diagnostics.capture {
            for height in [20.0, 30, 20, 30] {
                text.contentSize.height = height
                let size = content.systemLayoutSizeFitting(
                    CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                #expect(size == CGSize(width: 200, height: height))
                cell.frame.size = size
                root.layoutIfNeeded()
                #expect(text.frame == CGRect(x: 8, y: 0, width: 184, height: height))
            }
        }
        #expect(messages.isEmpty)
    }

    @Test func `views are deallocated with their constraints`() {
        weak var leaked: UIView?
        do {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let stack = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(20, 20)])
            outer.adding(stack)
            stack.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
            outer.layoutIfNeeded()
            _ = stack.systemLayoutSizeFitting(.zero)
            _ = stack.arrangedSubviews[0].systemLayoutSizeFitting(.zero)
            leaked = stack.arrangedSubviews[0]
        }
        #expect(leaked == nil)
    }
}
