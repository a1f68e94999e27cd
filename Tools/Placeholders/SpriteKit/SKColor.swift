import UIKit

public typealias SKColor = UIColor
