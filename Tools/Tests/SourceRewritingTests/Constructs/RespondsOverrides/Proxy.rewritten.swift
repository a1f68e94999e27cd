#sourceLocation(file: "/App/Proxy.swift", line: 1)
import UIKit

class Proxy: NSObject {
    weak var target: UITableViewDelegate?

             func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }
}

final class LoudProxy: Proxy {
    override public func responds(to aSelector: Selector!) -> Bool {
        print("responds", aSelector as Any)
        return super.responds(to: aSelector)
    }
}

final class SilentView: UIView {
             func responds(to aSelector: Selector!) -> Bool { false }
}
