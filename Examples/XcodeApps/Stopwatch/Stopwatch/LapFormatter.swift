//
//  LapFormatter.swift
//  Stopwatch
//

import Foundation

@objc protocol LapFormatterDelegate: AnyObject {
    @objc optional func lapFormatter(_ formatter: LapFormatter, separatorFor seconds: Int) -> String
}

class LapFormatter: NSObject {

    weak var delegate: LapFormatterDelegate?

    func string(from seconds: Int) -> String {
        let separator = delegate?.lapFormatter?(self, separatorFor: seconds) ?? ":"
        return String(format: "%02d", seconds / 60) + separator + String(format: "%02d", seconds % 60)
    }
}
