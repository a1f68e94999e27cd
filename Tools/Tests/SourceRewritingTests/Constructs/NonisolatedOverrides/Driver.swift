import UIKit

@MainActor final class Driver: NSObject {
    let name = "driver"
}

extension Driver {
    override public var debugDescription: String {
        MainActor.assumeIsolated { name }
    }
}
