import UIKit

final class Menu: UIViewController {
    func show(_ item: MenuItem) {
        guard let kind = item.screen else { return }
        present(kind.init(), animated: true)
    }
}
