import Foundation

/// What a person is doing, so that it can be gone on with elsewhere, or after the application was ended.
///
/// Differs from Foundation: nobody else hears of it, as the device has no search and no other devices near by.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The kind of activity, an identifier with dots.
    public let activityType: String

    /// An activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// What the activity is called; nil by default.
    open var title: String?
    /// What is needed to go on; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of what is needed at least; nil means all.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether ``userInfo`` is to be brought up to date; false by default.
    open var needsSave = false
    /// An address that shows the same; nil by default.
    open var webpageURL: URL?
    /// The address that led here; nil by default.
    open var referrerURL: URL?
    /// Words by which the activity can be found; none by default.
    open var keywords: Set<String> = []
    /// When the activity is of no use any more; nil by default.
    open var expirationDate: Date?
    /// Whether the activity may go on elsewhere; true by default.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found; false by default.
    open var isEligibleForSearch = false
    /// Whether everybody may find it; false by default.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested; false by default.
    open var isEligibleForPrediction = false
    /// What the activity is known by; nil by default.
    open var persistentIdentifier: String?
    /// What the scene is meant to be that shows it; nil by default.
    open var targetContentIdentifier: String?

    /// Adds to what is needed to go on, replacing what has the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// The person does this now. Nobody else hears of it.
    open func becomeCurrent() {}

    /// The person does this no longer. Nobody else hears of it.
    open func resignCurrent() {}

    /// The activity is over.
    open func invalidate() {}
}

/// Something that an activity goes on in.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what an activity is about.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
