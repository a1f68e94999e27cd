import DisplayList

/// A view that covers a window while a menu is shown. It dims the content behind the menu and receives all touches.
package final class MenuOverlay: UIView {
    private static let openingDuration = 0.4
    private static let closingDuration = 0.25
    /// The scale of a menu at the start of its opening animation.
    private static let closedScale: CGFloat = 0.3

    /// The distance between the platters of several items, and the number of platters that are visible behind the first.
    private static let stackDistance: CGFloat = 5
    private static let visibleStackCount = 2

    private let request: MenuRequest
    private let backdrop = UIView(frame: .zero)
    private var platter: PreviewPlatter?
    /// The menus on screen. Each one was opened from the previous one.
    private var menus: [MenuView] = []
    private var placement: MenuPlacement?
    private var isClosing = false
    private var lifted = Lifted()

    private struct Lifted {
        /// The view that's replaced by its preview.
        weak var view: UIView?
        /// The platters of additional items, behind the first one.
        var stack: [(platter: PreviewPlatter, source: UITargetedPreview)] = []
    }

    private var dragStart: CGPoint?

    /// Presents a menu in the window of its source. Returns `nil` if the source isn't in a window or there's nothing to
    /// show.
    @discardableResult
    package static func present(_ request: MenuRequest) -> MenuOverlay? {
        let window: UIWindow?
        switch request.source {
        case .preview(let preview): window = preview.target.container.window ?? preview.view.window
        case .rectangle(_, let view): window = view.window
        }
        guard let window, request.menu != nil || request.previewController != nil else { return nil }
        for open in window.subviews.compactMap({ $0 as? MenuOverlay }) { open.dismiss() }
        let overlay = MenuOverlay(request, in: window)
        overlay.open()
        return overlay
    }

    /// Returns the overlay of the open menu in a window, or `nil` if no menu is open.
    package static func current(in window: UIWindow) -> MenuOverlay? {
        window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing }
    }

    private init(_ request: MenuRequest, in window: UIWindow) {
        self.request = request
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.autoresizingMask = autoresizingMask
        backdrop.frame = bounds
        backdrop.isUserInteractionEnabled = false
        backdrop.layer.backdrop = DisplayNode.Backdrop(radius: 10)
        backdrop.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.25)
        }
        addSubview(backdrop)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    private var area: CGRect { bounds.inset(by: safeAreaInsets) }

    // MARK: Opening

    private func open() {
        var sourceFrame = CGRect.zero, previewSize = CGSize.zero
        switch request.source {
        case .preview(let preview):
            sourceFrame = frame(of: preview)
            makePlatter(preview)
            previewSize = platter?.bounds.size ?? sourceFrame.size
        case .rectangle(let rectangle, let view):
            sourceFrame = convert(rectangle, from: view)
            backdrop.isHidden = true
        }
        let menu = request.menu.map { MenuView($0) }
        let size = menu?.contentSize ?? .zero
        let placement =
            platter == nil
            ? MenuPlacement(
                beside: sourceFrame, menuSize: size, area: area, isRightToLeft: isRightToLeft,
                covers: menu?.metrics.coversSource ?? false)
            : MenuPlacement(
                source: sourceFrame, previewSize: previewSize, menuSize: size, area: area, isRightToLeft: isRightToLeft)
        self.placement = placement
        if let menu { add(menu, placement) }
        let animator = MenuAnimator(previewViewController: request.previewController)
        request.previewController?.beginAppearanceTransition(true, animated: true)
        request.willDisplay(animator)
        backdrop.alpha = 0
        platter.map { place($0, sourceFrame) }
        for (platter, source) in lifted.stack { place(platter, frame(of: source)) }
        menus.last?.layoutIfNeeded()
        menus.last.map { close($0, placement) }
        UIView.animate(
            withDuration: Self.openingDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            animations: {
                self.backdrop.alpha = 1
                self.platter?.isLifted = true
                self.platter.map { self.place($0, placement.preview) }
                self.gatherStack(at: placement.preview)
                self.menus.last?.transform = .identity
                self.menus.last?.alpha = 1
                animator.runAnimations()
            },
            completion: { [weak self] _ in
                self?.request.previewController?.endAppearanceTransition()
                animator.complete()
            })
    }

    private func makePlatter(_ preview: UITargetedPreview) {
        if let controller = request.previewController {
            var size = controller.preferredContentSize
            if size.width <= 0 { size.width = area.width - 2 * MenuPlacement.margin }
            if size.height <= 0 { size.height = area.height * 0.5 }
            platter = PreviewPlatter(controller, size: size)
        } else {
            platter = PreviewPlatter(preview)
        }
        guard let platter else { return }
        if request.previewController == nil { makeStack() }
        addSubview(platter)
        if let badge = request.badge { platter.showBadge(badge) }
        if request.previewController == nil {
            preview.view.layer.isShownElsewhere = true
            lifted.view = preview.view
        }
    }

    /// Adds the platters of additional items, which replace their views.
    private func makeStack() {
        for source in request.secondaryPreviews {
            guard let platter = PreviewPlatter(source) else { continue }
            addSubview(platter)
            source.view.layer.isShownElsewhere = true
            lifted.stack.append((platter, source))
        }
    }

    /// Moves the platters of additional items behind the first one, each a little farther down.
    private func gatherStack(at frame: CGRect) {
        for (index, entry) in lifted.stack.enumerated() {
            let distance = Self.stackDistance * CGFloat(min(lifted.stack.count - index, Self.visibleStackCount))
            place(entry.platter, frame.insetBy(dx: distance, dy: distance).offsetBy(dx: 0, dy: 2 * distance))
            entry.platter.isLifted = true
        }
    }

    private func add(_ view: MenuView, _ placement: MenuPlacement) {
        view.isReversed = menus.isEmpty && request.isByPriority && placement.isAbove
        view.frame = placement.menu
        view.didChangeSize = { [weak self, weak view] in
            if let self, let view { self.resize(view) }
        }
        addSubview(view)
        menus.append(view)
    }

    /// Resizes a menu after its deferred elements have loaded. It grows away from its source.
    private func resize(_ menu: MenuView) {
        guard !isClosing, let placement else { return }
        var frame = menu.frame
        let isAbove = placement.isAbove && menu === menus.first
        let limit = isAbove ? frame.maxY - area.minY : area.maxY - frame.minY
        let height = min(menu.contentSize.height, max(limit - MenuPlacement.margin, frame.height))
        if isAbove { frame.origin.y = frame.maxY - height }
        frame.size.height = height
        UIView.animate(withDuration: Self.closingDuration) {
            menu.frame = frame
            menu.layoutIfNeeded()
        }
    }

    /// Returns the frame of a preview at its source or target.
    private func frame(of preview: UITargetedPreview) -> CGRect {
        let center = convert(preview.target.center, from: preview.target.container)
        let transform = preview.target.transform
        let size = CGRect(origin: .zero, size: preview.size).applying(transform).size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Shows the platter in a rectangle by scaling it, without a layout.
    private func place(_ platter: PreviewPlatter, _ frame: CGRect) {
        let size = platter.bounds.size
        let scale = max(frame.width / max(size.width, 1), frame.height / max(size.height, 1))
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
        platter.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Shrinks a menu toward the edge that's nearest to its source.
    private func close(_ menu: MenuView, _ placement: MenuPlacement) {
        let scale = Self.closedScale, size = menu.bounds.size
        let x = min(max(placement.preview.midX, placement.menu.minX), placement.menu.maxX) - placement.menu.midX
        let y = (placement.isAbove ? size.height : -size.height) / 2
        menu.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: x * (1 - scale), ty: y * (1 - scale))
        menu.alpha = 0
    }

    // MARK: Closing

    /// Closes the menu, and calls `completion` after the animation.
    package func dismiss(completion: @escaping () -> Void = {}) {
        finish(target: request.dismissalPreview(), animator: makeAnimator(), completion: completion)
    }

    private func makeAnimator() -> MenuAnimator {
        MenuAnimator(previewViewController: request.previewController)
    }

    private func finish(target: UITargetedPreview?, animator: MenuAnimator, completion: @escaping () -> Void) {
        guard !isClosing, let placement else { return completion() }
        isClosing = true
        isUserInteractionEnabled = false
        request.willEnd(animator)
        request.previewController?.beginAppearanceTransition(false, animated: true)
        UIView.animate(
            withDuration: Self.closingDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                self.backdrop.alpha = 0
                for menu in self.menus { self.close(menu, placement) }
                self.closePlatter(target, pops: animator.preferredCommitStyle == .pop)
                self.closeStack()
                animator.runAnimations()
            },
            completion: { _ in
                self.lifted.view?.layer.isShownElsewhere = false
                for entry in self.lifted.stack { entry.source.view.layer.isShownElsewhere = false }
                self.request.previewController?.endAppearanceTransition()
                self.removeFromSuperview()
                animator.complete()
                self.request.didEnd()
                completion()
            })
    }

    private func closeStack() {
        for (platter, source) in lifted.stack {
            platter.isLifted = false
            if source.target.container.window != nil { place(platter, frame(of: source)) }
        }
    }

    private func closePlatter(_ target: UITargetedPreview?, pops: Bool) {
        guard let platter else { return }
        platter.isLifted = false
        if pops {
            platter.alpha = 0
            place(platter, bounds)
        } else if let target, target.target.container.window != nil {
            place(platter, frame(of: target))
        } else if case .preview(let preview) = request.source, preview.target.container.window != nil {
            place(platter, frame(of: preview))
        }
        if request.previewController != nil { platter.alpha = 0 }
    }

    /// Replaces the outermost menu by the result of `change`, and closes its open submenus.
    func updateMenu(_ change: (UIMenu) -> UIMenu) {
        guard !isClosing, let first = menus.first, let placement else { return }
        for menu in menus { menu.removeFromSuperview() }
        menus = []
        let menu = MenuView(change(first.menu))
        add(menu, placement)
        resize(menu)
    }

    // MARK: Choosing

    private func perform(_ action: MenuView.Action, from view: UIView, in menu: MenuView) {
        switch action {
        case .choose(let element, let owner):
            let keepsMenu = element.leafAttributes.contains(.keepsMenuPresented)
            if !keepsMenu { dismiss() }
            owner.choose(
                element, root: menus.first?.menu ?? owner, sender: request.sender,
                didChange: request.didChangeSelection)
            if keepsMenu { menus.forEach { $0.rebuild() } }
        case .open(let inner):
            open(inner, from: view, in: menu)
        case .back:
            goBack()
        }
    }

    private func open(_ inner: UIMenu, from row: UIView, in menu: MenuView) {
        menu.highlight(at: nil)
        let view = MenuView(inner, isInner: true)
        add(view, MenuPlacement(from: convert(row.bounds, from: row), menuSize: view.contentSize, area: area))
        view.layoutIfNeeded()
        view.alpha = 0
        UIView.animate(withDuration: Self.closingDuration) {
            view.alpha = 1
            menu.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
            menu.alpha = 0.6
        }
    }

    /// Closes the innermost submenu.
    private func goBack() {
        guard menus.count > 1 else { return dismiss() }
        let view = menus.removeLast()
        UIView.animate(
            withDuration: Self.closingDuration,
            animations: {
                view.alpha = 0
                self.menus.last?.transform = .identity
                self.menus.last?.alpha = 1
            }, completion: { _ in view.removeFromSuperview() })
    }

    private func highlight(at point: CGPoint?) {
        guard let menu = menus.last else { return }
        menu.highlight(at: point.map { menu.convert($0, from: self) })
    }

    /// Performs the action of the row at a point. Returns whether there is one.
    private func choose(at point: CGPoint) -> Bool {
        highlight(at: point)
        guard let menu = menus.last, let (action, view) = menu.highlighted else { return false }
        highlight(at: nil)
        perform(action, from: view, in: menu)
        return true
    }

    // MARK: Touches

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: nil)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !choose(at: point) else { return }
        if menus.last?.frame.contains(point) ?? false { return }
        if menus.dropLast().contains(where: { $0.frame.contains(point) }) { return goBack() }
        if platter?.frame.contains(point) ?? false { return commitPreview() }
        dismiss()
    }

    private func commitPreview() {
        guard let willCommit = request.willCommitPreview else { return dismiss() }
        let animator = makeAnimator()
        willCommit(animator)
        finish(target: request.dismissalPreview(), animator: animator) {}
    }

    /// Continues with the touch that opened the menu, which hasn't ended yet.
    func drag(to point: CGPoint) {
        let start = dragStart ?? point
        dragStart = start
        highlight(at: distance(from: start, to: point) > 10 ? point : nil)
    }

    /// Ends the touch that opened the menu. If it ends on a row, the row's action is performed.
    func endDrag(at point: CGPoint) {
        defer { dragStart = nil }
        guard let dragStart, distance(from: dragStart, to: point) > 10 else { return }
        _ = choose(at: point)
    }

    // MARK: Keys

    /// A keyboard command in a menu.
    enum Command { case next, previous, choose, open, back, cancel }

    func perform(_ command: Command) {
        guard !isClosing, let menu = menus.last else { return dismiss() }
        switch command {
        case .next: menu.moveHighlight(by: 1)
        case .previous: menu.moveHighlight(by: -1)
        case .choose:
            guard let (action, view) = menu.highlighted else { return }
            perform(action, from: view, in: menu)
        case .open:
            if case .open(let inner)? = menu.highlighted?.action, let view = menu.highlighted?.view {
                open(inner, from: view, in: menu)
            }
        case .back: if menus.count > 1 { goBack() }
        case .cancel: goBack()
        }
    }
}
