import Foundation

class Listener: NSObject {
    func listen() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: nil, object: nil)
    }

    @objc private func changed(_ notification: Notification) {}
}
