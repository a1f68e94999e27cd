import UIKit

public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

open class INSendMessageAttachment: NSObject, @unchecked Sendable {}

/// An intent to send a message. It isn't suggested.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    public let recipients: [INPerson]?
    public let outgoingMessageType: INOutgoingMessageType
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .outgoingMessageText, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        super.init()
    }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable
}

open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    public let code: INSendMessageIntentResponseCode

    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

public protocol INSendMessageIntentHandling: AnyObject {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}

public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
public enum INCallDestinationType: Int, Sendable { case unknown, normal, emergency, voicemail, redial, callBack }
public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }

/// An intent to start a call. It isn't suggested.
open class INStartCallIntent: INIntent, @unchecked Sendable {
    public let contacts: [INPerson]?
    public let destinationType: INCallDestinationType
    public let callCapability: INCallCapability

    public init(
        audioRoute: INCallAudioRoute = .unknown, destinationType: INCallDestinationType = .normal,
        contacts: [INPerson]?, recordTypeForRedialing: Int = 0, callCapability: INCallCapability = .audioCall
    ) {
        (self.contacts, self.destinationType, self.callCapability) = (contacts, destinationType, callCapability)
        super.init()
    }
}

open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
    public let contacts: [INPerson]?

    public init(destinationType: INCallDestinationType = .normal, contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }
}

open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
    public let contacts: [INPerson]?

    public init(contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }
}

public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
    case algorithmicRadioStation, news
}

open class INMediaItem: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?

    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
    ) {
        (self.identifier, self.title, self.type) = (identifier, title, type)
        (self.artwork, self.artist) = (artwork, artist)
        super.init()
    }
}

/// An intent to play media. It isn't suggested.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    public let mediaItems: [INMediaItem]?
    public let mediaContainer: INMediaItem?
    open var resumePlayback: Bool?

    public init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        resumePlayback: Bool? = nil
    ) {
        (self.mediaItems, self.mediaContainer, self.resumePlayback) = (mediaItems, mediaContainer, resumePlayback)
        super.init()
    }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
}

open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    public let code: INPlayMediaIntentResponseCode

    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

public protocol INPlayMediaIntentHandling: AnyObject {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}
