#sourceLocation(file: "/App/Driver.swift", line: 1)
import UIKit

@MainActor final class Driver: NSObject { public nonisolated override var debugDescription: String { __extension_debugDescription };
    let name = "driver"
}

extension Driver {
    nonisolated          public var __extension_debugDescription: String {
        MainActor.assumeIsolated { name }
    }
}
