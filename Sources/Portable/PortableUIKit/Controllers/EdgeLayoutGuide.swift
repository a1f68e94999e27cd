/// The strip of a controller's view that bars and device edges cover at its top or bottom.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    let isAtTop: Bool

    init(isAtTop: Bool, in view: UIView) {
        self.isAtTop = isAtTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }
}
