#sourceLocation(file: "/App/Loader.swift", line: 1)
import FoundationNetworking; @_spi(Collage) import UIKit

class Loader: NSObject { @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("finish", { (target: Loader) in { () in target.finish() } })); return list };
    func start(_ url: URL) {
        URLSession.shared.dataTask(with: url).resume()
        perform(Selector("finish", Loader.finish), with: nil, afterDelay: 1)
    }

          private func finish() {}
}

#sourceLocation()
extension Loader: InterfaceConnectable {}
