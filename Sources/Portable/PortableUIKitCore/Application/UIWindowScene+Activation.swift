import Foundation
@_spi(Collage) import PortableQuartz

extension UIWindowScene {
    /// Options for bringing a scene that has windows to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The preferred style in which a new scene is shown. The default is `.automatic`.
        ///
        /// Differs from UIKit: the scene fills the screen in each style, as on an iPad whose apps are shown full screen. A
        /// scene with the style `.standard` slides in, and one with another style grows.
        open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
    }

    /// A description of the scene that an item, for example of a collection view, opens.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity that the scene shows.
        public let userActivity: NSUserActivity
        /// The options of the request. The default is `nil`.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The preview from which the scene grows. The default is `nil`, which means the middle of the screen.
        open var preview: UITargetedPreview?

        /// Creates a configuration of a scene that shows the given activity.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }
    }

    /// A menu element or a control's action that opens a scene.
    ///
    /// If the application or the device has only one scene, the action looks and acts like its alternate, or is hidden
    /// without one.
    ///
    /// ```swift
    /// let open = UIWindowScene.ActivationAction { [recipe] _ in
    ///     let activity = NSUserActivity(activityType: "com.example.recipe")
    ///     activity.targetContentIdentifier = recipe.name
    ///     return UIWindowScene.ActivationConfiguration(userActivity: activity)
    /// }
    /// ```
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// A closure that returns a description of the scene, or `nil` to open none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> ActivationConfiguration?

        /// Creates an action that opens the scene of a configuration.
        ///
        /// - Parameters:
        ///   - title: The title. `nil` means "Open in New Window".
        ///   - subtitle: A smaller text under the title.
        ///   - image: The image. `nil` means the system's.
        ///   - identifier: The identifier. `nil` creates a unique one.
        ///   - discoverabilityTitle: A longer text for users who look for keyboard shortcuts.
        ///   - attributes: The appearance and behavior.
        ///   - alternate: The action that's performed if there can't be several scenes.
        ///   - configuration: A closure that returns the configuration of the scene.
        public convenience init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configuration: @escaping ConfigurationProvider
        ) {
            guard UIApplication.shared.supportsMultipleScenes else {
                self.init(
                    title: alternate?.title ?? "", subtitle: alternate?.subtitle, image: alternate?.image,
                    selectedImage: alternate?.selectedImage, identifier: alternate?.identifier ?? identifier,
                    discoverabilityTitle: alternate?.discoverabilityTitle,
                    attributes: alternate?.attributes ?? attributes.union(.hidden), state: alternate?.state ?? .off
                ) { action in
                    alternate?.perform(sender: action.sender as AnyObject?)
                }
                return
            }
            self.init(
                title: title ?? "Open in New Window", subtitle: subtitle,
                image: image ?? UIImage(systemName: "square.split.2x1"), selectedImage: nil, identifier: identifier,
                discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: .off
            ) { action in
                guard let action = action as? ActivationAction, let scene = configuration(action) else { return }
                UIApplication.shared.activate(scene)
            }
        }

        /// The title. The default is "Open in New Window".
        open override var title: String {
            get { super.title }
            set { super.title = newValue }
        }
    }

    /// An interaction that opens a scene when two fingers move apart on its view.
    ///
    /// It has no effect if the application or the device has only one scene.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        /// A closure that returns a description of the scene for a location in the view, or `nil` to open none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) ->
            ActivationConfiguration?

        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private weak var attachedView: UIView?
        private lazy var recognizer = SceneActivationGestureRecognizer { [weak self] point in
            guard let self else { return nil }
            return provider(self, point)
        } errorHandler: { [weak self] in
            self?.errorHandler($0)
        }

        /// Creates an interaction.
        ///
        /// - Parameters:
        ///   - configurationProvider: A closure that's called when the gesture begins.
        ///   - errorHandler: A closure that's called if the scene can't be opened.
        public init(
            _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
        ) {
            provider = configurationProvider
            self.errorHandler = errorHandler
            super.init()
        }

        /// The view that has the interaction, or `nil`.
        open var view: UIView? { attachedView }

        /// Stops recognizing the gesture in the previous view.
        open func willMove(to view: UIView?) {
            attachedView?.removeGestureRecognizer(recognizer)
        }

        /// Starts to recognize the gesture in the view.
        open func didMove(to view: UIView?) {
            attachedView = view
            view?.addGestureRecognizer(recognizer)
        }
    }
}

/// A recognizer of two fingers that move apart to open a scene.
package final class SceneActivationGestureRecognizer: UIPinchGestureRecognizer {
    /// The scale at which the scene opens. It isn't recorded.
    private static let openingScale: CGFloat = 1.25

    private let provider: (CGPoint) -> UIWindowScene.ActivationConfiguration?
    private let errorHandler: ((any Error) -> Void)?
    private var configuration: UIWindowScene.ActivationConfiguration?

    /// - Parameter provider: A closure that returns the scene for a location in the view.
    package init(
        _ provider: @escaping (CGPoint) -> UIWindowScene.ActivationConfiguration?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        self.provider = provider
        self.errorHandler = errorHandler
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("openScene:", SceneActivationGestureRecognizer.openScene))
    }

    package override func canBegin() -> Bool {
        guard super.canBegin(), UIView.device(of: view).application?.supportsMultipleScenes ?? false, let view else {
            return false
        }
        configuration = provider(location(in: view))
        return configuration != nil
    }

    private func openScene(_ recognizer: UIGestureRecognizer) {
        guard let configuration, state == .changed || state == .ended, scale >= Self.openingScale else { return }
        self.configuration = nil
        UIView.device(of: view).application?.activate(configuration, errorHandler: errorHandler)
    }
}
