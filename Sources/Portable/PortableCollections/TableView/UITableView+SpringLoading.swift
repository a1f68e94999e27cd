extension UITableView: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether holding a drag over a row selects it, if the delegate agrees. The default
    /// is `false`.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set {
            setSpringLoaded(newValue, RowSpringLoading(self)) { [weak self] context in
                guard let path = context.targetItem as? IndexPath else { return }
                self?.rows.tapAsUser(path)
            }
        }
    }
}

/// Spring loading of rows, which flashes their cells if the table's delegate allows it.
private final class RowSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    private weak var table: UITableView?

    init(_ table: UITableView) {
        self.table = table
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let table, let path = table.indexPathForRow(at: context.location(in: table)) else { return false }
        context.targetItem = path
        context.targetView = table.cellForRow(at: path)
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
    }
}
