import CollageTesting

/// Creates the content of the tests: a card with a title.
@MainActor
func card(
    _ title: String, color: UIColor = UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    card.backgroundColor = color
    card.layer.cornerRadius = 12
    let label = UILabel(frame: CGRect(x: 16, y: 36, width: 168, height: 28))
    label.text = title
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 20)
    card.addSubview(label)
    controller.view.addSubview(card)
    return controller
}

/// A small screen that shows something.
@MainActor
func host(_ controller: UIViewController, height: CGFloat = 140, variant: Variant = .standard) -> TestHost {
    let host = TestHost(
        Device("Card", size: CGSize(width: 240, height: height), scale: 2), variant: variant, text: .fonts)
    host.show(controller)
    return host
}
