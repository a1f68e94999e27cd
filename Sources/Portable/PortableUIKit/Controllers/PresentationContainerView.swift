/// What a presented view stands in: the shade over the old screen, and on it the new one, as a card or all over.
final class PresentationContainerView: UIView {
    private static let cornerRadius: CGFloat = 10
    /// The part of the old screen that stays visible above a sheet, below the status bar.
    private static let sheetInset: CGFloat = 10
    private static let formSheetSize = CGSize(width: 540, height: 620)

    private let shade = UIView(frame: .zero)
    private var content: UIView?
    private var isSheet = false
    private var style = UIModalPresentationStyle.fullScreen

    /// Whether touches go through to what is below where nothing is shown.
    func setUp(_ content: UIView, isSheet: Bool, style: UIModalPresentationStyle) {
        self.content = content
        self.isSheet = isSheet
        self.style = style
        if isSheet {
            shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
            addSubview(shade)
            content.layer.cornerRadius = Self.cornerRadius
            content.layer.maskedCorners =
                isCard ? CACornerMask.allCorners : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            content.clipsToBounds = true
        }
        addSubview(content)
    }

    /// Whether the sheet floats in the middle of a large screen.
    private var isCard: Bool {
        traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        guard let content, content.transform.isIdentity else { return }
        let frame = contentFrame
        if content.frame != frame { content.frame = frame }
    }

    private var contentFrame: CGRect {
        guard isSheet else { return bounds }
        guard isCard else {
            let top = safeAreaInsets.top + Self.sheetInset
            return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        }
        let wanted =
            style == .formSheet
            ? Self.formSheetSize : CGSize(width: 704, height: bounds.height - safeAreaInsets.top - 2 * 44)
        let size = CGSize(width: min(wanted.width, bounds.width - 40), height: min(wanted.height, bounds.height - 40))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    func showContent() {
        shade.alpha = 1
        content?.alpha = 1
        content?.transform = .identity
    }

    /// Moves the content below the screen, or makes it transparent.
    func hideContent(fades: Bool) {
        shade.alpha = 0
        guard let content else { return }
        if fades {
            content.alpha = 0
        } else {
            content.transform = CGAffineTransform(translationX: 0, y: bounds.height - contentFrame.minY)
        }
    }

    // MARK: Accessibility

    /// What is below a presented view can't be used.
    override var accessibilityViewIsModal: Bool {
        get { true }
        set { super.accessibilityViewIsModal = newValue }
    }
}

extension CACornerMask {
    fileprivate static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
