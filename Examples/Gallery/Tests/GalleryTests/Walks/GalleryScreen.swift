import CollageTesting

@testable import Gallery

/// A screen of the gallery, in the state of its model.
final class GalleryScreen: WalkableScreen {
    enum Model {
        /// A screen that always has the same content. A drag can end on a segment that selects the appearance of its list.
        case plain(Screen, GalleryContent, appearance: Int? = nil)
        case offer(Offer, isExpanded: Bool)
        case chores([Chore], isEditing: Bool)
        case settings(Settings, appearance: Int)
        case mail([Message], appearance: Int, isEditing: Bool, selection: [IndexPath])

        /// The name of a walk through the screen.
        var name: String {
            switch self {
            case .plain(let screen, _, _): screen.rawValue
            case .offer: "offer"
            case .chores: "chores"
            case .settings: "settings"
            case .mail: "mail"
            }
        }
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case appearance(Int)
        case editing(Bool)
        case expanded(Bool)

        var description: String {
            switch self {
            case .appearance(let index): "switch to \(ListViewController.appearances[index].name)"
            case .editing(let isEditing): isEditing ? "begin to edit" : "end editing"
            case .expanded(let isExpanded): isExpanded ? "expand the terms" : "collapse the terms"
            }
        }
    }

    private let content: UIViewController
    private let initial: Model
    let controller: UIViewController

    init(model: Model) {
        initial = model
        switch model {
        case .plain(let screen, let gallery, let appearance):
            content = screen.makePath(content: gallery).last ?? StartViewController(content: gallery)
            if let appearance {
                (content as? ListViewController)?.appearance = ListViewController.appearances[appearance].appearance
            }
        case .offer(let model, let isExpanded):
            let offer = OfferViewController(offer: model)
            offer.isTermsAndConditionsExpanded = isExpanded
            content = offer
        case .chores(let chores, _): content = ChoresViewController(chores: chores)
        case .settings(let settings, let appearance):
            let controller = SettingsViewController(settings: settings)
            controller.appearance = ListViewController.appearances[appearance].appearance
            content = controller
        case .mail(let messages, let appearance, _, _):
            let mail = MailViewController(messages: messages)
            mail.appearance = ListViewController.appearances[appearance].appearance
            content = mail
        }
        let navigationController = UINavigationController(rootViewController: content)
        navigationController.navigationBar.prefersLargeTitles = true
        controller = navigationController
    }

    func didShow() {
        switch initial {
        case .plain, .offer, .settings: break
        case .chores(_, let isEditing): content.setEditing(isEditing, animated: false)
        case .mail(_, _, let isEditing, let selection):
            guard let mail = content as? MailViewController else { return }
            mail.setEditing(isEditing, animated: false)
            for path in selection {
                mail.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
                mail.collectionView(mail.collectionView, didSelectItemAt: path)
            }
        }
    }

    var model: Model {
        switch content {
        case let offer as OfferViewController:
            .offer(offer.offer, isExpanded: offer.isTermsAndConditionsExpanded)
        case let chores as ChoresViewController: .chores(chores.chores, isEditing: chores.isEditing)
        case let settings as SettingsViewController:
            .settings(settings.settings, appearance: appearance(of: settings))
        case let mail as MailViewController:
            .mail(
                mail.messages.values.sorted { $0.id < $1.id }, appearance: appearance(of: mail),
                isEditing: mail.isEditing, selection: mail.collectionView.indexPathsForSelectedItems ?? [])
        case let list as ListViewController:
            if case .plain(let screen, let gallery, _) = initial {
                .plain(screen, gallery, appearance: appearance(of: list))
            } else {
                initial
            }
        default: initial
        }
    }

    private func appearance(of list: ListViewController) -> Int {
        ListViewController.appearances.firstIndex { $0.appearance == list.appearance } ?? 0
    }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        let appearance = Change.appearance(Int.random(in: 0..<5, using: &generator))
        switch content {
        case is OfferViewController: return .expanded(generator.chance(50))
        case is ChoresViewController: return .editing(!content.isEditing)
        case is SettingsViewController: return appearance
        case is MailViewController: return generator.chance(50) ? appearance : .editing(!content.isEditing)
        default: return nil
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .appearance(let index):
            (content as? ListViewController)?.appearance = ListViewController.appearances[index].appearance
        case .editing(let isEditing): content.setEditing(isEditing, animated: true)
        case .expanded(let isExpanded):
            (content as? OfferViewController)?.isTermsAndConditionsExpanded = isExpanded
        }
    }
}
