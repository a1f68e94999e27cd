import CollageTesting
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// The rewritten form of initializers that are called on metatypes.
@MainActor
@Suite(.device)
struct RewrittenInitializerTests {
    final class Controller: UIViewController {
        let log: String

        override init(nibName: String?, bundle: Bundle?) {
            log = nibName ?? "none"
            super.init(nibName: nibName, bundle: bundle)
        }

        required init?(coder: NSCoder) { fatalError("not used") }
    }

    final class Navigation: UINavigationController {}

    final class Cell: UITableViewCell {
        private(set) var log = ""

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            log = "\(style.rawValue)"
        }

        required init?(coder: NSCoder) { fatalError("not used") }
    }

    @Test func `a class is created by its own initializer`() {
        #expect(
            UIViewController._make(Controller.self, nibName: String(repeating: "n", count: 40), bundle: .main).log.count
                == 40)
        #expect(UIViewController._make(Controller.self, nibName: nil, bundle: nil).log == "none")
        let root = UIViewController()
        #expect(UINavigationController._make(Navigation.self, rootViewController: root).topViewController === root)
        let cell = UITableViewCell._make(Cell.self, style: .subtitle, reuseIdentifier: "row")
        #expect(cell.log == "\(UITableViewCell.CellStyle.subtitle.rawValue)" && cell.reuseIdentifier == "row")
    }

    @Test func `controllers are deallocated without references`() {
        weak var root: UIViewController?
        weak var navigation: UINavigationController?
        do {
            let controller = UIViewController._make(Controller.self, nibName: nil, bundle: nil)
            root = controller
            navigation = UINavigationController._make(Navigation.self, rootViewController: controller)
        }
        #expect(root == nil && navigation == nil)
    }
}
