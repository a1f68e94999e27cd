import UIKit

/// The value of a parameter can't be what a file has for itself.
public func named(_ title: String = NSLocalizedString("Birds", comment: "")) -> String { title }
