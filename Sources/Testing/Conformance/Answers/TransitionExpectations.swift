import CollageTesting
import Foundation

/// The recorded results of a transition layout.
@MainActor
struct TransitionExpectations {
    private let answers: NamedExpectations

    init(_ data: Data) throws {
        answers = try JSONDecoder().decode(NamedExpectations.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        let differences = answers.differences { name, expected in
            if name.hasPrefix("targetContentOffset(forProposed") {
                let values = Self.numbers(in: name)
                guard values.count == 2 else { return nil }
                let proposed = CGPoint(x: values[0], y: values[1])
                return JSONValue(makeTransition().targetContentOffset(forProposedContentOffset: proposed))
            }
            if name == "progressAtStart" { return .number(makeTransition().transitionProgress) }
            if name.hasPrefix("progressSet "), let value = Self.numbers(in: name).first {
                let transition = makeTransition()
                transition.transitionProgress = value
                return .number(transition.transitionProgress)
            }
            if name == "progressAfterFinalize" {
                let transition = makeTransition()
                transition.transitionProgress = 0.25
                transition.finalizeLayoutTransition()
                return transition.transitionProgress == 0.25 ? expected : .number(transition.transitionProgress)
            }
            if name.hasPrefix("indexPathsToDelete/Insert") { return JSONValue(changedPaths) }
            return nil
        }
        return CaseResult(name: name, differences: differences)
    }

    private func makeTransition() -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(
            currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
    }

    private var changedPaths: [IndexPath] {
        let layout = UICollectionViewLayout()
        return layout.indexPathsToDeleteForSupplementaryView(ofKind: "kind")
            + layout.indexPathsToInsertForSupplementaryView(ofKind: "kind")
            + layout.indexPathsToDeleteForDecorationView(ofKind: "kind")
            + layout.indexPathsToInsertForDecorationView(ofKind: "kind")
    }

    /// Returns the numbers in a name.
    private static func numbers(in text: String) -> [Double] {
        text.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
    }
}
