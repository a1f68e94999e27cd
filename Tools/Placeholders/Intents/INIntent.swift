@_exported import Foundation
import UIKit

/// An action that the system can suggest. It doesn't suggest any.
open class INIntent: NSObject, @unchecked Sendable {
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability = INShortcutAvailabilityOptions()
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]

    public override init() { super.init() }

    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    open func keyImage() -> INImage? { images.values.first }
}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
}

open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
    open var mentionsCurrentUser = false
    open var isReplyToCurrentUser = false
    open var notifyRecipientAnyway = false
    open var recipientCount = 0
}

open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?

    public override init() { super.init() }
}

public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An interaction with an app. Donated interactions aren't stored.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}

    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func deleteAll() async throws {}
    open class func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
    open class func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
}

/// The handler of an app's extension. The system starts no extensions.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }

    open func handler(for intent: INIntent) -> Any? { self }
}

public protocol INIntentHandlerProviding: AnyObject {
    func handler(for intent: INIntent) -> Any?
}

public let INIntentErrorDomain = "IntentsErrorDomain"

public struct INIntentError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case interactionOperationNotSupported = 1900
        case donatingInteraction = 1901
        case deletingAllInteractions = 1902
        case intentSupportedByMultipleExtension = 2001
        case permissionDenied = 6000
        case requestTimedOut = 5001
        case voiceShortcutCreationFailed = 4001
        case voiceShortcutGetFailed = 4002
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { INIntentErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension NSUserActivity {
    /// The intent of the activity, which the system doesn't set.
    public var interaction: INInteraction? { nil }

    /// The phrase for a shortcut. It isn't stored.
    public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
    }

    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { [] }
        set {}
    }

    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }

    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
}
