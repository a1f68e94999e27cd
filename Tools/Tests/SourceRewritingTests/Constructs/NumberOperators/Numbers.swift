import Foundation

public func < (left: NSNumber, right: NSNumber) -> Bool {
    left.compare(right) == .orderedAscending
}

func > (left: NSNumber, right: NSNumber) -> Bool { right < left }

struct Size {
    static func < (left: Size, right: Size) -> Bool { false }
}
