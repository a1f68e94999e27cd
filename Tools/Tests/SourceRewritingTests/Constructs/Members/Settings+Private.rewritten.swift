#sourceLocation(file: "/App/Settings+Private.swift", line: 1)
import UIKit

      fileprivate extension Settings {
    func restartLater() {}
}

extension Settings {
          func show(_ panel: (some UIView)?) {}
          func close() {}
}

@available(*, unavailable, message: "Use Settings.")
             class Preferences: NSObject {
    var name = ""
}
