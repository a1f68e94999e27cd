/// The widths that the app has set for a column of a split view controller, in points. The default is automatic.
@MainActor
struct ColumnWidths {
    var preferred = UISplitViewController.automaticDimension
    /// The width as a fraction of the split view controller's width, from 0 to 1.
    var fraction = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var greatest = UISplitViewController.automaticDimension
}

/// The inspector column of a split view controller.
@MainActor
final class SplitInspector {
    /// The navigation controller that shows the column's controller.
    let shell: UIViewController
    let holder = UIView(frame: .zero)
    let line = UIView(frame: .zero)
    var isShown = false

    init(shell: UIViewController) {
        self.shell = shell
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
    }
}

extension UISplitViewController {
    /// The preferred width of the inspector, in points. The default is automatic. It takes precedence over the
    /// fraction.
    public var preferredInspectorColumnWidth: CGFloat {
        get { widths[.inspector, default: ColumnWidths()].preferred }
        set { widths[.inspector, default: ColumnWidths()].preferred = newValue }
    }

    /// The preferred width of the inspector as a fraction of the available width, from 0 to 1. The default is
    /// automatic.
    public var preferredInspectorColumnWidthFraction: CGFloat {
        get { widths[.inspector, default: ColumnWidths()].fraction }
        set { widths[.inspector, default: ColumnWidths()].fraction = newValue }
    }

    /// The minimum width of the inspector, in points. The default is automatic.
    public var minimumInspectorColumnWidth: CGFloat {
        get { widths[.inspector, default: ColumnWidths()].least }
        set { widths[.inspector, default: ColumnWidths()].least = newValue }
    }

    /// The maximum width of the inspector, in points. The default is automatic.
    public var maximumInspectorColumnWidth: CGFloat {
        get { widths[.inspector, default: ColumnWidths()].greatest }
        set { widths[.inspector, default: ColumnWidths()].greatest = newValue }
    }

    /// The preferred width of the secondary column, in points. The default is automatic.
    ///
    /// Differs from UIKit: the secondary column fills the remaining width.
    public var preferredSecondaryColumnWidth: CGFloat {
        get { widths[.secondary, default: ColumnWidths()].preferred }
        set { widths[.secondary, default: ColumnWidths()].preferred = newValue }
    }

    /// The preferred width of the secondary column as a fraction of the available width, from 0 to 1. The default is
    /// automatic.
    ///
    /// Differs from UIKit: the secondary column fills the remaining width.
    public var preferredSecondaryColumnWidthFraction: CGFloat {
        get { widths[.secondary, default: ColumnWidths()].fraction }
        set { widths[.secondary, default: ColumnWidths()].fraction = newValue }
    }

    /// The minimum width of the secondary column, in points. The default is automatic.
    ///
    /// Differs from UIKit: the secondary column fills the remaining width.
    public var minimumSecondaryColumnWidth: CGFloat {
        get { widths[.secondary, default: ColumnWidths()].least }
        set { widths[.secondary, default: ColumnWidths()].least = newValue }
    }

    /// Returns whether a column is visible. In a compact width, only the topmost column is.
    public func isShowing(_ column: UISplitViewController.Column) -> Bool {
        if column == .inspector { return inspector?.isShown ?? false }
        guard isCollapsed else { return visibleColumns(in: displayMode).contains(column) && shells[column] != nil }
        guard collapsedShell !== shells[.compact] || shells[.compact] == nil else { return column == .compact }
        let top = (collapsedShell as? UINavigationController)?.topViewController
        let own = merged[column] ?? (shells[column] as? UINavigationController)?.viewControllers ?? []
        return top.map(own.contains) ?? false
    }

    // MARK: The inspector

    func setInspector(_ controller: UIViewController?) {
        guard given[.inspector] !== controller || controller == nil else { return }
        given[.inspector] = controller
        if let old = inspector {
            old.shell.willMove(toParent: nil)
            removeInspectorView()
            if old.shell.presentingViewController != nil { old.shell.dismiss(animated: false) }
            old.shell.removeFromParent()
        }
        let wasShown = inspector?.isShown ?? false
        inspector = controller.map { SplitInspector(shell: $0 as? UINavigationController ?? Self.shell(of: $0)) }
        if let shell = inspector?.shell, !isCollapsed {
            addChild(shell)
            shell.didMove(toParent: self)
            inspector?.isShown = wasShown
        }
        viewIfLoaded?.setNeedsLayout()
    }

    private static func shell(of controller: UIViewController) -> UIViewController {
        controller.navigationController ?? UINavigationController(rootViewController: controller)
    }

    /// Shows or hides the inspector: next to the secondary column, or as a sheet in a compact width.
    func setInspectorShown(_ isShown: Bool) {
        guard let inspector, inspector.isShown != isShown else { return }
        if isShown {
            delegate?.splitViewController(self, willShow: .inspector)
        } else {
            delegate?.splitViewController(self, willHide: .inspector)
        }
        inspector.isShown = isShown
        if isCollapsed {
            showInspectorAsSheet(inspector)
        } else if viewIfLoaded?.window != nil, UIView.areAnimationsEnabled {
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        } else {
            viewIfLoaded?.setNeedsLayout()
        }
        if isShown {
            delegate?.splitViewController(self, didShow: .inspector)
        } else {
            delegate?.splitViewController(self, didHide: .inspector)
        }
    }

    private func showInspectorAsSheet(_ inspector: SplitInspector) {
        guard inspector.isShown else {
            if inspector.shell.presentingViewController != nil { inspector.shell.dismiss(animated: true) }
            return
        }
        if inspector.shell.parent === self {
            inspector.shell.willMove(toParent: nil)
            removeInspectorView()
            inspector.shell.removeFromParent()
        }
        present(inspector.shell, animated: true)
    }

    /// The visible width of the inspector. It's 0 while the inspector is hidden.
    var shownInspectorWidth: CGFloat {
        guard let inspector, inspector.isShown, !isCollapsed else { return 0 }
        let set = widths[.inspector, default: ColumnWidths()]
        return columnWidth(set.preferred, fraction: set.fraction, least: set.least, greatest: set.greatest)
    }

    /// Lays out the inspector at the side opposite the primary column.
    func placeInspector() {
        guard let inspector else { return }
        guard inspector.isShown else { return removeInspectorView() }
        if inspector.shell.presentingViewController != nil { inspector.shell.dismiss(animated: false) }
        if inspector.shell.parent !== self {
            addChild(inspector.shell)
            inspector.shell.didMove(toParent: self)
        }
        if inspector.holder.superview !== view {
            view.insertSubview(inspector.holder, at: 0)
            view.insertSubview(inspector.line, aboveSubview: inspector.holder)
        }
        let width = shownInspectorWidth, pixel = 1 / max(traitCollection.displayScale, 1)
        let x = isMirrored ? 0 : view.bounds.width - width
        inspector.holder.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        inspector.line.frame = CGRect(
            x: isMirrored ? width : x - pixel, y: 0, width: pixel, height: view.bounds.height)
        let shellView: UIView = inspector.shell.view
        if shellView.superview !== inspector.holder { inspector.holder.addSubview(shellView) }
        if shellView.frame != inspector.holder.bounds { shellView.frame = inspector.holder.bounds }
    }

    func removeInspectorView() {
        inspector?.holder.removeFromSuperview()
        inspector?.line.removeFromSuperview()
    }
}
