import CollageTesting
import Foundation
import Testing

@MainActor
struct UIContentUnavailableConfigurationTests {
    private func state(searchText: String? = nil) -> UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: .phone)
        state.searchText = searchText
        return state
    }

    private func texts(in view: UIView) -> [String] {
        view.allSubviews.compactMap { ($0 as? UILabel)?.text }
    }

    // MARK: The value

    @Test func `the factories describe the problem, and the search configuration contains the search text`() {
        #expect(UIContentUnavailableConfiguration.empty().text == nil)
        #expect(UIContentUnavailableConfiguration.empty().image == nil)
        #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.text == "No Results" && search.image != nil && search.secondaryText != nil)
        #expect(search.updated(for: state(searchText: "Anna")).text == "No Results for “Anna”")
        #expect(search.updated(for: state(searchText: "Anna")).updated(for: state(searchText: "")).text == "No Results")
    }

    @Test func `values that the app has set are kept, including nil`() {
        var search = UIContentUnavailableConfiguration.search()
        search.text = "Nothing"
        search.secondaryText = nil
        search.image = nil
        search.textProperties.color = .red
        search.textProperties.font = .systemFont(ofSize: 5)
        #expect(search.updated(for: state(searchText: "Anna")) == search)
        #expect(search != .search() && search == search && search.hashValue == search.hashValue)
    }

    // MARK: The view

    @Test func `everything is centered and stacked, without gaps for missing parts`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star")
        configuration.text = "No Favorites"
        configuration.secondaryText = String(repeating: "Things that you like are found here. ", count: 4)
        configuration.button.title = "Add"
        configuration.secondaryButton.title = "Later"
        let view = UIContentUnavailableView(configuration: configuration)
        host.show(view)
        let scrollView = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        let column = scrollView.subviews.filter { $0 is UILabel || $0 is UIButton || $0 is UIImageView }
        #expect(column.count == 5)
        for (upper, lower) in zip(column, column.dropFirst()) {
            #expect(lower.frame.minY >= upper.frame.maxY)
            #expect(abs(lower.frame.midX - 195) <= 0.5)
            #expect(lower.frame.minX >= 16 && lower.frame.maxX <= 374)
        }
        let safe = view.bounds.inset(by: view.layoutMargins)
        #expect(abs((column[0].frame.minY + column[4].frame.maxY) / 2 - safe.midY) <= 1)
        configuration.text = nil
        configuration.secondaryButton = .plain()
        configuration.alignment = .natural
        view.configuration = configuration
        host.settle()
        #expect(texts(in: view).contains("Add") && !texts(in: view).contains("No Favorites"))
        #expect(column[2].frame.minX == 16)
        #expect(!texts(in: view).contains("Later"))
    }

    @Test func `the loading configuration animates a wheel`() {
        let host = TestHost()
        let view = UIContentUnavailableView(configuration: .loading())
        host.show(view)
        let wheel = view.allSubviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel?.isAnimating == true)
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(view.allSubviews.allSatisfy { !($0 is UIActivityIndicatorView) })
    }

    @Test func `the button runs the action that was set last`() throws {
        var runs: [String] = []
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.buttonProperties.primaryAction = UIAction(title: "First") { _ in runs.append("first") }
        let view = UIContentUnavailableView(configuration: configuration)
        let button = try #require(view.allSubviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .primaryActionTriggered)
        configuration.buttonProperties.primaryAction = UIAction(title: "Second") { _ in runs.append("second") }
        configuration.buttonProperties.isEnabled = false
        configuration.buttonProperties.role = .destructive
        view.configuration = configuration
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == ["first", "second"])
        #expect(button.configuration?.title == "Second" && !button.isEnabled && button.role == .destructive)
    }

    @Test func `content that is too high can be scrolled, unless that is switched off`() throws {
        let host = TestHost(size: CGSize(width: 320, height: 200), safeAreaInsets: .zero)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = String(repeating: "many words ", count: 200)
        let view = UIContentUnavailableView(configuration: configuration)
        host.show(view)
        let scrollView = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scrollView.contentSize.height > 1000 && view.isScrollEnabled)
        view.isScrollEnabled = false
        #expect(!scrollView.isScrollEnabled)
    }

    @Test func `lengths that aren't finite, and images of zero or huge size, result in finite frames`() {
        let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
        for side in [0.0, 100_000] {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
            configuration.text = "Text"
            configuration.directionalLayoutMargins = .init(top: .nan, leading: .infinity, bottom: .nan, trailing: .nan)
            configuration.imageToTextPadding = .nan
            configuration.imageProperties.maximumSize = CGSize(width: CGFloat.nan, height: -1)
            configuration.imageProperties.cornerRadius = .nan
            let view = UIContentUnavailableView(configuration: configuration)
            host.show(view)
            for subview in view.allSubviews {
                #expect(subview.frame.minX.isFinite && subview.frame.minY.isFinite)
                #expect(subview.frame.width <= 320)
            }
            view.removeFromSuperview()
        }
    }

    // MARK: Controllers

    private final class Controller: UIViewController {
        var isEmpty = true
        var updates = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            var configuration = UIContentUnavailableConfiguration.search()
            configuration.text = "Empty"
            contentUnavailableConfiguration = isEmpty ? configuration : nil
        }
    }

    @Test
    func `a controller updates its content configuration before its first layout and on request, once for each frame`()
        throws
    {
        let host = TestHost()
        let controller = Controller()
        host.show(controller)
        #expect(controller.updates == 1)
        let overlay = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(overlay.frame == controller.view.bounds && texts(in: overlay).contains("Empty"))
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(overlay.superview != nil)
        host.settle()
        #expect(controller.updates == 2 && overlay.superview == nil)
        #expect(controller.contentUnavailableConfiguration == nil)
    }

    @Test func `the view stays in front and covers a scroll view's content, between its bars`() throws {
        let host = TestHost()
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        host.show(UINavigationController(rootViewController: controller))
        let collectionView = try #require(controller.collectionView)
        let overlay = try #require(collectionView.subviews.last as? UIContentUnavailableView)
        collectionView.addSubview(UIView())
        collectionView.contentOffset.y = 50
        host.settle()
        #expect(collectionView.subviews.last === overlay)
        #expect(overlay.frame == collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    }

    @Test func `another configuration of the same type changes the view, one of another type replaces it`() throws {
        let host = TestHost()
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        host.show(controller)
        let overlay = try #require(controller.view.subviews.last)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        host.settle()
        #expect(controller.view.subviews.last === overlay)
        controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
        host.settle()
        #expect(overlay.superview == nil && controller.view.subviews.last is UIListContentView)
    }
}

extension UIView {
    /// All views in this one, at any depth.
    fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
