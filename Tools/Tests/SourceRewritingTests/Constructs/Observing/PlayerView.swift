import UIKit

final class PlayerView: UIView {
    private var observations: [NSKeyValueObservation] = []
    @objc var player = Player()

    func watch() {
        observations.append(player.observe(\.title, options: [.initial, .new]) { [weak self] player, change in
            self?.accessibilityLabel = change.newValue ?? player.title
        })
        observations.append(observe(\.frame) { view, _ in print(view.frame) })
        player.addObserver(self, forKeyPath: #keyPath(Player.rate), options: [.new], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == #keyPath(player.rate) { setNeedsLayout() }
    }
}
