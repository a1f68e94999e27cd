#sourceLocation(file: "/App/Factory.swift", line: 1)
@_spi(Collage) import UIKit

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

func cell<Cell: BaseCell>(_ type: Cell.Type) -> Cell { UIView._make(Cell.self, frame: .zero) }
func own<View: OwnView>() -> View { View(frame: .zero) }
func row<Cell>(_ type: Cell.Type) -> Cell where Cell: UITableViewCell {
    return UITableViewCell._make(Cell.self, style: .default, reuseIdentifier: String(describing: type))
}
func model<Model: Reusable>() -> Model { Model() }

func open(_ screen: Screen) -> UIViewController? {
    _ = screen.model.init()
    if let kind = screen.controller, screen.title.isEmpty { return NSObject._make(kind) }
    if let controller = screen.controller { return NSObject._make(controller) }
    return screen.controller.map { UIViewController._make($0, nibName: nil, bundle: nil) }
}

extension UIViewController {
    static func loaded() -> Self { UIViewController._make(Self.self, nibName: String(describing: self), bundle: nil) }
}

extension Reusable where Self: UIView {
    static func zero() -> Self { UIView._make(Self.self, frame: .zero) }
}
