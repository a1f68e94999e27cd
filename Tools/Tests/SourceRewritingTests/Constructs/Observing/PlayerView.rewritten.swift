#sourceLocation(file: "/App/PlayerView.swift", line: 1)
import UIKit

final class PlayerView: UIView { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("player", \PlayerView.player)); return list };
    private var observations: [NSKeyValueObservation] = []
          var player = Player()

    func watch() {
        observations.append(player.observe(\.title, options: [.initial, .new]) { [weak self] player, change in
            self?.accessibilityLabel = change.newValue ?? player.title
        })
        observations.append(observe(\.frame) { view, _ in print(view.frame) })
        player.addObserver(self, forKeyPath: "rate", options: [.new], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "player.rate" { setNeedsLayout() }
    }
}
