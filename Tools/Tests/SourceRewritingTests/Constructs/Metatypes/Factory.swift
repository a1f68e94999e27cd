import UIKit

protocol Reusable { init() }

class BaseCell: UICollectionViewCell {}
class OwnView: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
}

struct Screen {
    let title: String
    let controller: UIViewController.Type?
    let model: Reusable.Type
}

func cell<Cell: BaseCell>(_ type: Cell.Type) -> Cell { Cell(frame: .zero) }
func own<View: OwnView>() -> View { View(frame: .zero) }
func row<Cell>(_ type: Cell.Type) -> Cell where Cell: UITableViewCell {
    return Cell.init(style: .default, reuseIdentifier: String(describing: type))
}
func model<Model: Reusable>() -> Model { Model() }

func open(_ screen: Screen) -> UIViewController? {
    _ = screen.model.init()
    if let kind = screen.controller, screen.title.isEmpty { return kind.init() }
    if let controller = screen.controller { return controller.init() }
    return screen.controller?.init(nibName: nil, bundle: nil)
}

extension UIViewController {
    static func loaded() -> Self { Self(nibName: String(describing: self), bundle: nil) }
}

extension Reusable where Self: UIView {
    static func zero() -> Self { self.init(frame: .zero) }
}
