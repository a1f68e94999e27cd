import Testing
import UIKit

// That this file compiles is the test: apps of UIKit alone have previews too.

#Preview("A view") { UIView() }
#Preview(traits: .landscapeLeft) {
    let label = UILabel()
    label.text = "Hello"
    return label
}
#Preview("A controller", traits: .portrait, .sizeThatFitsLayout) { UIViewController() }
#Preview { UINavigationController() }
