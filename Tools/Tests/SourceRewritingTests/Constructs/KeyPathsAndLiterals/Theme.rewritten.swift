#sourceLocation(file: "/App/Theme.swift", line: 1)
@_spi(Collage) import UIKit

class Person: NSObject { @MainActor class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("name", \Person.name)); list.append(InterfaceProperty("friend", \Person.friend)); return list };
                  var name = "" { didSet { _didChangeProperty(of: self) } }
                  var friend: Person? { didSet { _didChangeProperty(of: self) } }
}

let name = "name"
let nested = "friend.name"
let hidden = "hidden"
let tint = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
let logo = UIImage(named: "Logo")!

@MainActor func frame(_ view: UIView) {
    view.layer.borderColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor
    view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}

#sourceLocation()
extension Person: InterfaceConnectable {}
