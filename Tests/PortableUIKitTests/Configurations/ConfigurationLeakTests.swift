import CollageTesting
import Testing

/// Configurations hold closures and views, none of which may outlive the cell or controller that shows them.
@MainActor
struct ConfigurationLeakTests {
    private final class Token {}

    @Test func `a cell with handlers, transformers, and a custom view is deallocated with everything they retain`() {
        weak var cell: UICollectionViewCell?
        weak var contentView: UIView?
        weak var backgroundView: UIView?
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let new = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            new.configurationUpdateHandler = { _, _ in _ = held }
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            content.textProperties.colorTransformer = UIConfigurationColorTransformer { color in
                _ = held
                return color
            }
            new.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.customView = UIView()
            background.backgroundColorTransformer = content.textProperties.colorTransformer
            new.backgroundConfiguration = background
            new.layoutIfNeeded()
            _ = (new.contentView as? UIListContentView)?.textLayoutGuide
            new.layoutIfNeeded()
            cell = new
            contentView = new.contentView
            backgroundView = new.subviews.first
            #expect(backgroundView is SystemBackgroundView)
        }
        #expect(cell == nil && contentView == nil && backgroundView == nil && token == nil)
    }

    @Test func `a controller with a content unavailable configuration is deallocated with its view and actions`() {
        weak var controller: UIViewController?
        weak var overlay: UIView?
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let new = UIViewController()
            var configuration = UIContentUnavailableConfiguration.loading()
            configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in _ = held }
            new.contentUnavailableConfiguration = configuration
            new.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            new.view.layoutIfNeeded()
            controller = new
            overlay = new.view.subviews.last
            #expect(overlay is UIContentUnavailableView)
        }
        #expect(controller == nil && overlay == nil && token == nil)
    }

    @Test func `a button releases its background's view`() {
        weak var button: UIButton?
        weak var custom: UIView?
        do {
            var configuration = UIButton.Configuration.filled()
            let view = UIView()
            configuration.background.customView = view
            custom = view
            let new = UIButton(configuration: configuration)
            new.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            new.layoutIfNeeded()
            #expect(view.isDescendant(of: new))
            button = new
        }
        #expect(button == nil && custom == nil)
    }
}
