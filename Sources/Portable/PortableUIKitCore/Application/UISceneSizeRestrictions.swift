import Foundation

/// The limits of the size of a scene whose windows the user can resize freely, as on a Mac.
///
/// No scene has restrictions here: ``UIWindowScene/sizeRestrictions`` is `nil`, as on iPhones.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size, in points. The default is zero.
    ///
    /// Differs from UIKit: no scene has restrictions.
    open var minimumSize = CGSize.zero
    /// The maximum size, in points. The default is unlimited.
    ///
    /// Differs from UIKit: no scene has restrictions.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// A Boolean value that indicates whether the user can make the scene fill the screen. The default is `true`.
    ///
    /// Differs from UIKit: no scene has restrictions.
    open var allowsFullScreen = true

    override init() { super.init() }
}
