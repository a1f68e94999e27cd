#sourceLocation(file: "/App/Proxy.swift", line: 1)
@_spi(Collage) import UIKit

/// A target that isn't isolated to the main actor, with methods that are.
class Proxy { @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("step", { (target: Proxy) in { () in target.step() } })); list.append(InterfaceAction("tap:", { (target: Proxy) in { (p0: UIControl) in target.tap(p0) } })); return list };
    weak var view: UIView?

    @MainActor       func step() {
        view?.setNeedsDisplay()
    }

    @MainActor       func tap(_ sender: UIControl) {
        view?.tag = sender.tag
    }
}

@MainActor func connect(_ button: UIButton, to proxy: Proxy) -> CADisplayLink {
    button.addTarget(proxy, action: Selector("tap:", Proxy.tap(_:)), for: .touchUpInside)
    return CADisplayLink(target: proxy, selector: Selector("step", Proxy.step))
}

#sourceLocation()
extension Proxy: InterfaceConnectable {}
