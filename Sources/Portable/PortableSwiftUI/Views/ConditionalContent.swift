/// A view that shows one of two branches of a conditional statement.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: _ConditionalContent, _ inputs: _ViewInputs
    ) -> _ViewNode<_ConditionalContent> {
        ConditionalNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? {
        guard let first = TrueContent._viewCount(inputs), first == FalseContent._viewCount(inputs) else { return nil }
        return first
    }
}

/// The node of a conditional view. Each branch has its own identity and state.
private final class ConditionalNode<TrueContent: View, FalseContent: View>:
    _ViewNode<_ConditionalContent<TrueContent, FalseContent>>
{
    private enum Branch {
        case first(_ViewNode<TrueContent>)
        case second(_ViewNode<FalseContent>)
    }

    private var branch: Branch!

    override init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        makeBranch()
    }

    private func makeBranch() {
        switch view.storage {
        case .trueContent(let content): branch = .first(TrueContent._makeNode(content, inputsForContent))
        case .falseContent(let content): branch = .second(FalseContent._makeNode(content, inputsForContent))
        }
    }

    override func viewDidChange(to view: _ConditionalContent<TrueContent, FalseContent>, inputsChanged: Bool) {
        switch (branch!, view.storage) {
        case (.first(let node), .trueContent(let content)): node.update(content, inputsForContent)
        case (.second(let node), .falseContent(let content)): node.update(content, inputsForContent)
        default:
            node.retire()
            makeBranch()
            itemsDidChange()
        }
    }

    private var node: _AnyViewNode {
        switch branch! {
        case .first(let node): node
        case .second(let node): node
        }
    }

    override var items: ItemList { node.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { body(node) }
}
