import UIKit

/// An intent or an activity that a phrase could start.
public enum INShortcut: @unchecked Sendable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) { self = .intent(intent) }

    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(invocationPhrase: String, shortcut: INShortcut) {
        (self.invocationPhrase, self.shortcut) = (invocationPhrase, shortcut)
        super.init()
    }
}

/// The shortcuts of the user, who has never added one.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()

    override init() { super.init() }

    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }

    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) { completion(nil, INIntentError(.voiceShortcutGetFailed)) }

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INRelevantShortcutRole: Int, Sendable { case action, information }

open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut
    open var shortcutRole = INRelevantShortcutRole.action
    open var widgetKind: String?

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

/// The shortcuts for widgets, which aren't stored.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    override init() { super.init() }

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The permission to use Siri, which is denied.
open class INPreferences: NSObject, @unchecked Sendable {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class INFocusStatus: NSObject, @unchecked Sendable {
    public let isFocused: Bool?

    public init(isFocused: Bool?) {
        self.isFocused = isFocused
        super.init()
    }
}

/// The focus of the user, which isn't shared.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()

    override init() { super.init() }

    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

    open func requestAuthorization(
        completionHandler: @escaping @Sendable (INFocusStatusAuthorizationStatus) -> Void
    ) { completionHandler(.denied) }

    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName
    case photoTag = 100
    case photoAlbumName
    case workoutActivityName = 200
    case mediaPlaylistTitle = 700
}

open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()

    open class func shared() -> INVocabulary { vocabulary }

    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}
