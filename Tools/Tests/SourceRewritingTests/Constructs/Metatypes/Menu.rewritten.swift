#sourceLocation(file: "/App/Menu.swift", line: 1)
@_spi(Collage) import UIKit

final class Menu: UIViewController {
    func show(_ item: MenuItem) {
        guard let kind = item.screen else { return }
        present(NSObject._make(kind), animated: true)
    }
}
