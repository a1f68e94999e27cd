#sourceLocation(file: "/App/Listener.swift", line: 1)
@_spi(Collage) import UIKit; import Foundation

class Listener: NSObject { @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("changed:", { (target: Listener) in { (p0: Notification) in target.changed(p0) } })); return list };
    func listen() {
        NotificationCenter.default.addObserver(self, selector: Selector("changed:", Listener.changed(_:)), name: nil, object: nil)
    }

          private func changed(_ notification: Notification) {}
}

#sourceLocation()
extension Listener: InterfaceConnectable {}
