import Foundation

/// An edit menu on the screen. It's dismissed by a choice, a touch elsewhere, typing, or scrolling, or when its view is
/// removed.
@MainActor
package final class EditMenuPresentation: EditMenuPresenting {
    private static let openingDuration = 0.2
    private static let closingDuration = 0.15
    private static let closedScale: CGFloat = 0.85

    private let interaction: UIEditMenuInteraction
    private let configuration: UIEditMenuConfiguration
    private weak var source: UIView?
    private weak var window: UIWindow?
    /// The open menus, from the outermost to the innermost, each with the index of its visible page.
    private var stack: [(menu: UIMenu, page: Int)]
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requested: Set<ObjectIdentifier> = []
    private var view: EditMenuView?
    /// The location of the source point in the window when the menu was placed.
    private var placedPoint = CGPoint.zero
    private var isClosing = false

    /// Creates a presentation. Returns `nil` if the interaction's view isn't in a window.
    init?(_ menu: UIMenu, _ configuration: UIEditMenuConfiguration, of interaction: UIEditMenuInteraction) {
        guard let source = interaction.view, let window = source.window else { return nil }
        self.interaction = interaction
        self.configuration = configuration
        self.source = source
        self.window = window
        stack = [(menu, 0)]
    }

    // MARK: Showing

    /// Shows the menu. Returns `false` if the menu has no elements.
    func show() -> Bool {
        fetch(MenuContent.deferredElements(in: stack[0].menu))
        guard let window, let page = shownPage else { return false }
        let placement = placement(of: page)
        let view = EditMenuView(placement) { [weak self] item in self?.choose(item) }
        self.view = view
        window.addSubview(view)
        view.show(page, at: placement)
        view.layoutIfNeeded()
        let animator = MenuAnimator(previewViewController: nil)
        interaction.delegate?.editMenuInteraction(
            interaction, willPresentMenuFor: configuration, animator: animator)
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: Self.closedScale, y: Self.closedScale)
        UIView.animate(withDuration: Self.openingDuration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
            view.transform = .identity
            animator.runAnimations()
        } completion: { _ in
            animator.complete()
        }
        return true
    }

    private var pages: [EditMenuPage] {
        guard let menu = stack.last?.menu else { return [] }
        return EditMenuPage.pages(
            of: menu, loaded: loaded, isInner: stack.count > 1, width: area.width - 2 * EditMenuPlacement.margin)
    }

    private var shownPage: EditMenuPage? {
        let pages = pages
        guard let number = stack.last?.page, !pages.isEmpty else { return nil }
        return pages[min(number, pages.count - 1)]
    }

    /// The area that the menu may cover, in the window.
    private var area: CGRect {
        guard let window else { return .zero }
        var area = window.bounds.inset(by: window.safeAreaInsets)
        let keyboard = window.device?.keyboard.frame.map { window.convert($0, from: nil) }
        if let keyboard, keyboard.minY < area.maxY { area.size.height = max(keyboard.minY - area.minY, 0) }
        return area
    }

    private func placement(of page: EditMenuPage) -> EditMenuPlacement {
        let point = configuration.sourcePoint
        let rect = interaction.delegate?.editMenuInteraction(interaction, targetRectFor: configuration) ?? .null
        let target = rect.isNull ? CGRect(origin: point, size: .zero) : rect
        placedPoint = source?.convert(point, to: nil) ?? point
        return EditMenuPlacement(
            target: source?.convert(target, to: nil) ?? target,
            size: CGSize(width: page.width, height: EditMenuButton.height), area: area,
            preferred: configuration.preferredArrowDirection, arrowHeight: EditMenuMetrics.current.arrowSize.height)
    }

    /// Updates the visible page. A menu without elements is dismissed.
    func update(_ menu: UIMenu? = nil, animated: Bool = false) {
        if let menu { stack = [(menu, 0)] }
        fetch(MenuContent.deferredElements(in: stack[stack.count - 1].menu))
        guard let view, let page = shownPage else { return dismiss() }
        let placement = placement(of: page)
        guard animated else { return view.show(page, at: placement) }
        UIView.animate(withDuration: Self.openingDuration) {
            view.show(page, at: placement)
            view.layoutIfNeeded()
        }
    }

    private func fetch(_ elements: [UIDeferredMenuElement]) {
        for element in elements where requested.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self] answer in
                guard let self else { return }
                loaded[ObjectIdentifier(element)] = answer
                fetch(MenuContent.deferredElements(among: answer))
                // The first elements are added before the bar exists.
                if view != nil, !isClosing { update() }
            }
        }
    }

    // MARK: Choosing

    private func choose(_ item: EditMenuPage.Item) {
        guard !isClosing, let source else { return dismiss() }
        switch item {
        case .choice(let element, let owner):
            let root = stack[0].menu
            let keepsMenu = element.leafAttributes.contains(.keepsMenuPresented)
            if !keepsMenu { dismiss() }
            owner.choose(element, root: root, sender: source, didChange: nil)
            if keepsMenu { update() }
        case .menu(let inner):
            stack.append((inner, 0))
            update(animated: true)
        case .more:
            stack[stack.count - 1].page += 1
            update(animated: true)
        case .back:
            if stack[stack.count - 1].page > 0 {
                stack[stack.count - 1].page -= 1
            } else if stack.count > 1 {
                stack.removeLast()
            }
            update(animated: true)
        }
    }

    /// The frame of the menu in the window.
    var frame: CGRect { view?.untransformedFrame ?? .zero }

    // MARK: Closing

    /// Dismisses the menu when a touch begins outside the bar. The touch isn't consumed.
    package func touchBegins(_ touch: UITouch) {
        guard let view else { return }
        if touch.window !== window || !view.point(inside: touch.location(in: view), with: nil) { dismiss() }
    }

    /// Dismisses the menu if its view was removed or moved.
    package func closeIfOutdated() {
        guard let source, let window = source.window, window === self.window else { return dismiss() }
        let point = source.convert(configuration.sourcePoint, to: nil)
        if abs(point.x - placedPoint.x) > 0.5 || abs(point.y - placedPoint.y) > 0.5 { dismiss() }
    }

    /// Dismisses the menu.
    package func dismiss() {
        guard !isClosing else { return }
        isClosing = true
        if let device = window?.device, device.editMenu === self { device.editMenu = nil }
        interaction.presentationDidEnd(self)
        guard let view else { return }
        view.isUserInteractionEnabled = false
        let animator = MenuAnimator(previewViewController: nil)
        interaction.delegate?.editMenuInteraction(
            interaction, willDismissMenuFor: configuration, animator: animator)
        UIView.animate(withDuration: Self.closingDuration) {
            view.alpha = 0
            animator.runAnimations()
        } completion: { _ in
            view.removeFromSuperview()
            animator.complete()
        }
    }
}
