import Foundation

/// The limits of the size of a scene whose windows the user can resize freely, as on an iPad with iOS 26.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size when the user resizes the scene, in points. The default is zero.
    open var minimumSize = CGSize.zero
    /// The maximum size when the user resizes the scene, in points. The default is unlimited.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// A Boolean value that indicates whether the user of a Mac can make the scene fill the screen. The default is `true`.
    ///
    /// The value has no effect, because the device isn't a Mac.
    open var allowsFullScreen = true

    override init() { super.init() }
}
