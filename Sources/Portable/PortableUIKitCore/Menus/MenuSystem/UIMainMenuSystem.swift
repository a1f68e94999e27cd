import Foundation

/// The system of the main menu.
///
/// Differs from UIKit: the menu isn't shown. Its key commands are available on every screen, after the key
/// commands of the responder chain.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
    private var configuration = Configuration()
    private var buildHandler: ((any UIMenuBuilder) -> Void)?
    private var built: UIMenu?

    /// The system of the current device.
    open class var shared: UIMainMenuSystem { DeviceContext.current(for: .application).menus.main }

    /// Builds the menu from the given configuration.
    ///
    /// - Parameters:
    ///   - configuration: The groups of system elements in the menu.
    ///   - buildHandler: A closure that changes the menu. With `nil`, the application and its delegate change it in
    ///     `buildMenu(with:)`.
    public func setBuildConfiguration(
        _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
    ) {
        self.configuration = configuration.copied
        self.buildHandler = buildHandler
        setNeedsRebuild()
    }

    open override func setNeedsRebuild() {
        built = nil
    }

    /// The root of the menu, which is built when it's first needed.
    package var menu: UIMenu {
        if let built { return built }
        let builder = MenuBuilder(self, root: MainMenu(configuration).root)
        if let buildHandler {
            buildHandler(builder)
        } else if let application = UIApplication.running {
            application.buildMenu(with: builder)
            (application.delegate as? UIResponder)?.buildMenu(with: builder)
        }
        built = builder.root
        return builder.root
    }

    /// The key commands of the menu and its submenus, in order.
    package var keyCommands: [UIKeyCommand] { menu.descendants.compactMap { $0 as? UIKeyCommand } }
}

extension UIMainMenuSystem {
    /// The groups of system elements in the main menu.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        private var preferences: [UIMenu.Identifier: ElementGroupPreference] = [:]
        /// The configuration of the find elements.
        public let findingConfiguration = FindElementGroupConfiguration()

        /// Creates a configuration whose preferences are `.automatic`.
        public override init() {
            super.init()
        }

        /// The preference for the elements that open windows. The default is `.automatic`.
        open var newScenePreference: ElementGroupPreference {
            get { self[.newScene] }
            set { self[.newScene] = newValue }
        }

        /// The preference for the elements of documents. The default is `.automatic`, which excludes them.
        open var documentPreference: ElementGroupPreference {
            get { self[.document] }
            set { self[.document] = newValue }
        }

        /// The preference for the elements that print. The default is `.automatic`, which excludes them.
        open var printingPreference: ElementGroupPreference {
            get { self[.print] }
            set { self[.print] = newValue }
        }

        /// The preference for the elements that find text. The default is `.automatic`, which includes them.
        open var findingPreference: ElementGroupPreference {
            get { self[.find] }
            set { self[.find] = newValue }
        }

        /// The preference for the toolbar elements. The default is `.automatic`, which excludes them.
        open var toolbarPreference: ElementGroupPreference {
            get { self[.toolbar] }
            set { self[.toolbar] = newValue }
        }

        /// The preference for the sidebar elements. The default is `.automatic`, which includes them.
        open var sidebarPreference: ElementGroupPreference {
            get { self[.sidebar] }
            set { self[.sidebar] = newValue }
        }

        /// The preference for the inspector elements. The default is `.automatic`, which excludes them.
        open var inspectorPreference: ElementGroupPreference {
            get { self[.inspector] }
            set { self[.inspector] = newValue }
        }

        /// The preference for the elements that format text. The default is `.automatic`, which includes them.
        open var textFormattingPreference: ElementGroupPreference {
            get { self[.format] }
            set { self[.format] = newValue }
        }

        private subscript(group: UIMenu.Identifier) -> ElementGroupPreference {
            get { preferences[group] ?? .automatic }
            set { preferences[group] = newValue }
        }

        /// Returns whether the menu contains a group.
        func includes(_ group: UIMenu.Identifier, automatically: Bool) -> Bool {
            switch self[group] {
            case .automatic: automatically
            case .removed: false
            case .included: true
            }
        }

        fileprivate var copied: Configuration {
            let copy = Configuration()
            copy.preferences = preferences
            copy.findingConfiguration.style = findingConfiguration.style
            return copy
        }
    }
}
