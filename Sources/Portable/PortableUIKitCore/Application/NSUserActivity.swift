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
    ///
    /// Differs from UIKit: there's no search, so the value has no effect.
    open var keywords: Set<String> = []
    /// The date after which the activity isn't saved. The default is `nil`, which means no expiration.
    open var expirationDate: Date?
    /// A Boolean value that indicates whether the activity can continue on another device. The default is `true`.
    ///
    /// Differs from UIKit: there's no search and no other device, so the value has no effect.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether search can find the activity. The default is `false`.
    ///
    /// Differs from UIKit: there's no search and no other device, so the value has no effect.
    open var isEligibleForSearch: Bool {
        get { life.eligibility.contains(.search) }
        set { life.eligibility.set(.search, to: newValue) }
    }
    /// A Boolean value that indicates whether public search can find the activity. The default is `false`.
    ///
    /// Differs from UIKit: there's no search and no other device, so the value has no effect.
    open var isEligibleForPublicIndexing: Bool {
        get { life.eligibility.contains(.publicIndexing) }
        set { life.eligibility.set(.publicIndexing, to: newValue) }
    }
    /// A Boolean value that indicates whether the activity can be suggested. The default is `false`.
    ///
    /// Differs from UIKit: there's no search and no other device, so the value has no effect.
    open var isEligibleForPrediction: Bool {
        get { life.eligibility.contains(.prediction) }
        set { life.eligibility.set(.prediction, to: newValue) }
    }
    /// The identifier of the activity. The default is `nil`.
    open var persistentIdentifier: String?
    /// The identifier of the scene's content for the activity. The default is `nil`.
    open var targetContentIdentifier: String?

    /// Adds entries to the data required to continue the activity, and replaces existing entries that have the same
    /// keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity the user's current one, which is updated when the application enters the background.
    open func becomeCurrent() {
        guard !life.isInvalid else { return }
        DeviceContext.current.memory.lastApplication.currentActivity = self
    }

    /// Ends the activity's role as the user's current activity.
    open func resignCurrent() {
        let memory = DeviceContext.current.memory
        if memory.lastApplication.currentActivity === self { memory.lastApplication.currentActivity = nil }
    }

    /// Ends the activity. It can't become the current activity again.
    open func invalidate() {
        life.isInvalid = true
        resignCurrent()
    }

    /// Adds an object that updates the activity before it's saved. It isn't retained.
    package func addContributor(_ object: AnyObject, _ update: @escaping @MainActor (NSUserActivity) -> Void) {
        removeContributor(object)
        life.contributors.append(Contributor(object: object, update: update))
    }

    /// Removes an object that updates the activity.
    package func removeContributor(_ object: AnyObject) {
        life.contributors.removeAll { $0.object == nil || $0.object === object }
    }

    /// Lets the responders and documents of the activity update it.
    func updateState() {
        for contributor in life.contributors where contributor.object != nil { contributor.update(self) }
    }

    private var life = Life()

    private struct Life {
        var isInvalid = false
        var eligibility = Eligibility()
        var contributors: [Contributor] = []
    }

    /// An object that updates an activity.
    private struct Contributor {
        weak var object: AnyObject?
        let update: @MainActor (NSUserActivity) -> Void
    }
}

/// A type that restores its state from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

/// The services that can show an activity.
private struct Eligibility: OptionSet {
    let rawValue: Int

    static let search = Eligibility(rawValue: 1)
    static let publicIndexing = Eligibility(rawValue: 2)
    static let prediction = Eligibility(rawValue: 4)

    mutating func set(_ service: Eligibility, to isEligible: Bool) {
        if isEligible { insert(service) } else { remove(service) }
    }
}
