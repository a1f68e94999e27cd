import UIKit

class Screen: UIViewController {}
