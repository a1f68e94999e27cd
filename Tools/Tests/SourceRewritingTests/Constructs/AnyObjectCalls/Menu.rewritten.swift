#sourceLocation(file: "/App/Menu.swift", line: 1)
import UIKit

      protocol MenuDelegate: AnyObject {
          var __optional_menuOpened_: ((Menu) -> Void)? { get }
          var __optional_menu__didSelect: ((Menu, Int) -> Void)? { get }
}

final class Menu: UIButton { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("delegate", \Menu.delegate)); return list };
              weak var delegate: AnyObject?

    func open() {
        (delegate as? MenuDelegate)?.menuOpened?(self)
        UIView.animate(withDuration: 0.2) { [weak self] in
            guard let self else { return }
            (self.delegate as? MenuDelegate)?.menu?(self, didSelect: 0)
        }
    }
}

final class TypedMenu: UIButton {
    weak var typed: MenuDelegate?

    func open(_ menu: Menu) { typed?.menuOpened?(menu) }
}

#sourceLocation()
extension MenuDelegate {
    var __optional_menuOpened_: ((Menu) -> Void)? { nil }
    var __optional_menu__didSelect: ((Menu, Int) -> Void)? { nil }
    var menu: __MenuDelegate_menu? { __optional_menu__didSelect == nil ? nil : __MenuDelegate_menu(target: self) }
    var menuOpened: __MenuDelegate_menuOpened? { __optional_menuOpened_ == nil ? nil : __MenuDelegate_menuOpened(target: self) }
}
struct __MenuDelegate_menu {
    fileprivate let target: any MenuDelegate
    @discardableResult func callAsFunction(_ p0: Menu, didSelect p1: Int) -> Void? { target.__optional_menu__didSelect?(p0, p1) }
}
struct __MenuDelegate_menuOpened {
    fileprivate let target: any MenuDelegate
    @discardableResult func callAsFunction(_ p0: Menu) -> Void? { target.__optional_menuOpened_?(p0) }
}
