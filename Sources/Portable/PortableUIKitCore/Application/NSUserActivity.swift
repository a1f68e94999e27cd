import Foundation

/// A user's activity, which can be continued on another device or after the application is relaunched.
///
/// Differs from Foundation: the activity isn't shared, because the device has no search and no other devices nearby.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse-DNS notation.
    public let activityType: String

    /// Creates an activity of the given type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The activity's title. The default is `nil`.
    open var title: String?
    /// The data required to continue the activity. The default is `nil`.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the data that's required to continue the activity. `nil` means all keys.
    open var requiredUserInfoKeys: Set<String>?
    /// A Boolean value that indicates whether ``userInfo`` must be updated. The default is `false`.
    open var needsSave = false
    /// The URL of a page with the same content. The default is `nil`.
    open var webpageURL: URL?
    /// The URL that led to the activity. The default is `nil`.
    open var referrerURL: URL?
    /// The words by which the activity can be found. The default is an empty set.
    open var keywords: Set<String> = []
    /// The expiration date. The default is `nil`.
    open var expirationDate: Date?
    /// A Boolean value that indicates whether the activity can continue on another device. The default is `true`.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether search can find the activity. The default is `false`.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether public search can find the activity. The default is `false`.
    open var isEligibleForPublicIndexing = false
    /// A Boolean value that indicates whether the activity can be suggested. The default is `false`.
    open var isEligibleForPrediction = false
    /// The identifier of the activity. The default is `nil`.
    open var persistentIdentifier: String?
    /// The identifier of the scene's content for the activity. The default is `nil`.
    open var targetContentIdentifier: String?

    /// Adds entries to the data required to continue the activity, and replaces those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity the user's current one. Does nothing because the activity isn't shared.
    open func becomeCurrent() {}

    /// Ends the activity's time as the user's current one. Does nothing because the activity isn't shared.
    open func resignCurrent() {}

    /// Ends the activity. Does nothing because the activity isn't shared.
    open func invalidate() {}
}

/// A type that restores its state from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
