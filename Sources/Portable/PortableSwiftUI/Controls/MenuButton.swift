import PortableUIKit

/// UIKit's button for a menu.
struct MenuButton: View {
    let title: String
    var image: UIImage?
    var accessibilityLabel: String?
    var showsChoice = false
    /// The color of the title. `nil` means the tint color.
    var color: UIColor?
    /// The action of a tap, or `nil` if a tap opens the menu.
    var primaryAction: (@MainActor () -> Void)?
    let menu: UIMenu
    @Environment(\.isUntintedInBar) private var isUntinted

    var body: some View {
        let (title, image, label, showsChoice, menu) = (title, image, accessibilityLabel, showsChoice, menu)
        // On the glass of a bar, only a tint inside the bar colors the button.
        let (primaryAction, color) = (primaryAction, color ?? (isUntinted ? .label : nil))
        ControlHost(
            make: { UIButton(type: .system) },
            update: { button in
                var configuration = UIButton.Configuration.plain()
                configuration.contentInsets = .zero
                configuration.title = title.isEmpty ? nil : title
                configuration.image = showsChoice ? UIImage(systemName: "chevron.up.chevron.down") : image
                configuration.imagePlacement = showsChoice ? .trailing : .leading
                configuration.imagePadding = 4
                configuration.baseForegroundColor = color
                button.configuration = configuration
                button.menu = menu
                button.showsMenuAsPrimaryAction = primaryAction == nil
                button.accessibilityLabel = label.map { $0 + (title.isEmpty || $0 == title ? "" : ", " + title) }
            }, changed: { _ in primaryAction?() }, event: .primaryActionTriggered,
            size: { _, button in button.intrinsicContentSize })
    }
}
