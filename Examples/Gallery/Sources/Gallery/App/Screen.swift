import SwiftUI
import UIKit

/// The screens that the gallery can open, with the names that `--screen` accepts.
enum Screen: String, CaseIterable, Codable {
    case start
    case frameworks
    case framework
    case fiveWays = "five-ways"
    case offer
    case offerExpanded = "offer-expanded"
    case home
    case profile
    case mall
    case settings
    case mail
    case mailEditing = "mail-editing"
    case folders
    case packages
    case carousels
    case grid
    case chores
    case million
    case album
    case feed
    case presentations
    case controls
    case packing
    case address
    case editor
    case chat
    case bubbles

    /// Returns a navigation controller with this screen on top of the screens that lead to it.
    @MainActor func makeNavigationController(content: GalleryContent) -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: StartViewController(content: content))
        navigationController.navigationBar.prefersLargeTitles = true
        for viewController in makePath(content: content) {
            navigationController.pushViewController(viewController, animated: false)
        }
        return navigationController
    }

    /// Returns the screens between the start and this one, which is the last.
    @MainActor func makePath(content: GalleryContent) -> [UIViewController] {
        switch self {
        case .start:
            return []
        case .frameworks:
            let grid: FrameworkGridViewController = Screen.frameworksStoryboard.instantiateViewController(
                identifier: "FrameworkGridViewController")
            grid.frameworkList = content.frameworks
            return [grid]
        case .framework:
            let detail: FrameworkDetailViewController = Screen.frameworksStoryboard.instantiateViewController(
                identifier: "FrameworkDetailViewController")
            detail.framework = content.frameworks.first
            return Screen.frameworks.makePath(content: content) + [detail]
        case .fiveWays:
            return [FiveWaysViewController(frameworks: content.frameworks)]
        case .offer, .offerExpanded:
            let viewController = OfferViewController(offer: content.offer)
            viewController.isTermsAndConditionsExpanded = self == .offerExpanded
            return [viewController]
        case .home:
            return [HomeViewController(content: content)]
        case .profile:
            return [HomeViewController(content: content), ProfileViewController(profile: content.profile)]
        case .mall:
            return [MallViewController(mall: content.mall)]
        case .settings:
            return [SettingsViewController()]
        case .mail:
            return [MailViewController(messages: content.mail)]
        case .mailEditing:
            let viewController = MailViewController(messages: content.mail)
            viewController.loadViewIfNeeded()
            viewController.setEditing(true, animated: false)
            return [viewController]
        case .folders:
            return [FolderViewController(folder: FileItem.repository)]
        case .packages:
            return [PackageBrowserViewController(catalog: .machine(and: LaunchOptions.current.packageFile))]
        case .carousels:
            return [CarouselViewController()]
        case .grid:
            return [GridViewController()]
        case .chores:
            return [ChoresViewController(chores: Chore.examples)]
        case .million:
            return [MillionViewController()]
        case .album, .feed:
            return []
        case .presentations:
            return [PresentationsViewController()]
        case .controls:
            return [ControlsViewController()]
        case .packing:
            return [PackingViewController()]
        case .address:
            return [AddressViewController()]
        case .editor:
            return [EditorViewController()]
        case .chat:
            return [ChatViewController()]
        case .bubbles:
            return [UIHostingController(rootView: BubblesView())]
        }
    }

    /// Returns the controller that covers the screens of the path, or `nil` if there isn't one.
    @MainActor func makePresented(content: GalleryContent) -> UIViewController? {
        switch self {
        case .album:
            return AlbumTabBarController(album: Album(pictures: content.album))
        case .feed:
            let controller = UIHostingController(rootView: FeedView { try Feed(folder: content.folder) })
            controller.modalPresentationStyle = .fullScreen
            return controller
        default:
            return nil
        }
    }

    /// The grid of frameworks and its detail.
    @MainActor private static var frameworksStoryboard: UIStoryboard {
        UIStoryboard(name: "Frameworks", bundle: .module)
    }
}
