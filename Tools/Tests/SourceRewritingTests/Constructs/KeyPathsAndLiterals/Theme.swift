import UIKit

class Person: NSObject {
    @objc dynamic var name = ""
    @objc dynamic var friend: Person?
}

let name = #keyPath(Person.name)
let nested = #keyPath(Person.friend.name)
let hidden = #keyPath(UIView.isHidden)
let tint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
let logo = #imageLiteral(resourceName: "Logo")

@MainActor func frame(_ view: UIView) {
    view.layer.borderColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    view.backgroundColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}
