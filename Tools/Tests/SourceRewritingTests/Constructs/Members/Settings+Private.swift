import UIKit

@objc fileprivate extension Settings {
    func restartLater() {}
}

extension Settings {
    @objc func show(_ panel: (some UIView)?) {}
    @objc func close() {}
}

@available(*, unavailable, message: "Use Settings.")
@objcMembers class Preferences: NSObject {
    var name = ""
}
