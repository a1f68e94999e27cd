import ObjectiveC
import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
    private struct Keys { static var action = "action" }

    var badge: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func makeThumbnails(_ sizes: [CGSize]) {
        for size in sizes {
            autoreleasepool { print(size) }
        }
        let count = autoreleasepool { sizes.count }
        print(count)
    }
}
