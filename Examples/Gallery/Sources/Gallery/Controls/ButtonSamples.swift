import UIKit

/// Buttons in each style of button configurations, in each state.
@MainActor
enum ButtonSamples {
    private static let styles: [(name: String, configuration: UIButton.Configuration)] = [
        ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]

    /// Creates a row for each style, and a row of buttons with images and menus.
    /// - Parameter didTap: A closure that is called with the title of the tapped button.
    static func makeRows(didTap: @escaping (String) -> Void) -> [UIView] {
        let rows = styles.map { style in
            let normal = makeButton(style.configuration, style.name, didTap)
            let selected = makeButton(style.configuration, "Selected", didTap)
            selected.isSelected = true
            let disabled = makeButton(style.configuration, "Disabled", didTap)
            disabled.isEnabled = false
            return makeRow([normal, selected, disabled])
        }
        return rows + [makeRow([makePictureButton(didTap), makeBusyButton(didTap), makeMenuButton(didTap)])]
    }

    private static func makeRow(_ buttons: [UIButton]) -> UIStackView {
        let row = ButtonRow(arrangedSubviews: buttons)
        row.spacing = 8
        row.distribution = .fillEqually
        return row
    }

    private static func makeButton(
        _ configuration: UIButton.Configuration, _ title: String, _ didTap: @escaping (String) -> Void
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(
            configuration: configuration, primaryAction: UIAction { _ in didTap("Tapped \(title)") })
    }

    private static func makePictureButton(_ didTap: @escaping (String) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: "paperplane")
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        return makeButton(configuration, "Send", didTap)
    }

    private static func makeBusyButton(_ didTap: @escaping (String) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 6
        return makeButton(configuration, "Busy", didTap)
    }

    private static func makeMenuButton(_ didTap: @escaping (String) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Menu"
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(
            children: ["Tea", "Coffee", "Water"].map { title in
                UIAction(title: title) { _ in didTap("Chose \(title)") }
            })
        button.showsMenuAsPrimaryAction = true
        return button
    }
}

/// Buttons next to each other, or below each other at accessibility text sizes, where a third of a phone's width is too
/// narrow for their titles.
private final class ButtonRow: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        updateAxis()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: ButtonRow, _) in row.updateAxis() }
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func updateAxis() {
        axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }
}
