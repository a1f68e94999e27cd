import UIKit

/// An image of an intent.
open class INImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(named name: String) { self.init() }
    public convenience init(systemImageNamed name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url URL: URL) { self.init() }
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init() }
    public convenience init(uiImage: UIImage) { self.init() }
    public convenience init(cgImage: CGImage) { self.init() }
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let home = INPersonHandleLabel("_$!<Home>!$_")
    public static let work = INPersonHandleLabel("_$!<Work>!$_")
    public static let iPhone = INPersonHandleLabel("iPhone")
    public static let mobile = INPersonHandleLabel("_$!<Mobile>!$_")
    public static let main = INPersonHandleLabel("_$!<Main>!$_")
    public static let other = INPersonHandleLabel("_$!<Other>!$_")
}

open class INPersonHandle: NSObject, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        (self.value, self.type, self.label) = (value, type, label)
        super.init()
    }
}

public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool
    public let suggestionType: INPersonSuggestionType
    open var aliases: [INPersonHandle]? { nil }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName =
            displayName
            ?? [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
            .joined(separator: " ")
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
        self.suggestionType = suggestionType
        super.init()
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, suggestionType: suggestionType)
    }
}

open class INSpeakableString: NSObject, @unchecked Sendable {
    public let spokenPhrase: String
    public let vocabularyIdentifier: String?
    open var pronunciationHint: String? { nil }

    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        vocabularyIdentifier = nil
        super.init()
    }

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.vocabularyIdentifier = vocabularyIdentifier
        super.init()
    }
}

/// An object of an intent.
open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    open var subtitleString: String?
    open var displayImage: INImage?

    public init(identifier: String?, display displayString: String) {
        (self.identifier, self.displayString) = (identifier, displayString)
        super.init()
    }

    public init(identifier: String?, display displayString: String, subtitle: String?, image: INImage?) {
        (self.identifier, self.displayString) = (identifier, displayString)
        subtitleString = subtitle
        displayImage = image
        super.init()
    }
}

open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
    public let allItems: [ObjectType]

    public init(items: [ObjectType]) {
        allItems = items
        super.init()
    }
}
