import UIKit

/// Who calls it compiles the value of the parameter.
public func named(_ title: String = NSLocalizedString("Birds", comment: "")) -> String { title }
