/// The guide of the area at the top or bottom of a controller's view that bars and the device cover.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    private(set) var isAtTop = false

    convenience init(isAtTop: Bool, in view: UIView) {
        self.init()
        self.isAtTop = isAtTop
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isAtTop ? insets.top : insets.bottom
    }
}
