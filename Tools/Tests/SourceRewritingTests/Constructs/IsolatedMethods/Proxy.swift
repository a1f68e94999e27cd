import UIKit

/// A target that isn't isolated to the main actor, with methods that are.
class Proxy {
    weak var view: UIView?

    @MainActor @objc func step() {
        view?.setNeedsDisplay()
    }

    @MainActor @objc func tap(_ sender: UIControl) {
        view?.tag = sender.tag
    }
}

@MainActor func connect(_ button: UIButton, to proxy: Proxy) -> CADisplayLink {
    button.addTarget(proxy, action: #selector(Proxy.tap(_:)), for: .touchUpInside)
    return CADisplayLink(target: proxy, selector: #selector(Proxy.step))
}
