import Testing
import UIKit

// The test is that this file compiles: apps that use only UIKit have previews too.

#Preview("A view") { UIView() }
#Preview(traits: .landscapeLeft) {
    let label = UILabel()
    label.text = "Hello"
    return label
}
#Preview("A controller", traits: .portrait, .sizeThatFitsLayout) { UIViewController() }
#Preview { UINavigationController() }
