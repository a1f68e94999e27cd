import Foundation

/// A conversation to which the user replies in a text input.
///
/// Differs from UIKit: hosts suggest no replies.
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
    /// A message of a conversation.
    @preconcurrency @MainActor
    open class Entry: NSObject {
        private var values = Values()

        private struct Values {
            var text: String = ""
            var senderIdentifier: String = ""
            var sentDate: Date = Date.distantPast
            var entryIdentifier: String = ""
            var replyThreadIdentifier: String?
            var primaryRecipientIdentifiers: Set<String> = []
        }

        /// The text. The default is empty.
        open var text: String {
            get { values.text }
            set { values.text = newValue }
        }
        /// The identifier of the sender. The default is empty.
        open var senderIdentifier: String {
            get { values.senderIdentifier }
            set { values.senderIdentifier = newValue }
        }
        /// The time at which the message was sent.
        open var sentDate: Date {
            get { values.sentDate }
            set { values.sentDate = newValue }
        }
        /// The identifier of the message. The default is empty.
        open var entryIdentifier: String {
            get { values.entryIdentifier }
            set { values.entryIdentifier = newValue }
        }
        /// The identifier of the message that this message replies to, or `nil`.
        open var replyThreadIdentifier: String? {
            get { values.replyThreadIdentifier }
            set { values.replyThreadIdentifier = newValue }
        }
        /// The identifiers of the recipients. The default is empty.
        open var primaryRecipientIdentifiers: Set<String> {
            get { values.primaryRecipientIdentifiers }
            set { values.primaryRecipientIdentifiers = newValue }
        }
    }

    /// The identifier of the conversation. The default is empty.
    open var threadIdentifier = ""
    /// The messages, in their order. The default is empty.
    open var entries: [Entry] = []
    /// The identifiers of the user. The default is empty.
    open var selfIdentifiers: Set<String> = []
    /// The identifiers of the recipients of the reply. The default is empty.
    open var responsePrimaryRecipientIdentifiers: Set<String> = []
    /// The names of the participants by their identifiers. The default is empty.
    open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
}

/// A conversation of mails.
///
/// Differs from UIKit: hosts suggest no replies.
@preconcurrency @MainActor
open class UIMailConversationContext: UIConversationContext {
    /// A mail.
    @preconcurrency @MainActor
    open class MailEntry: UIConversationContext.Entry {
        /// The kinds of emails.
        public enum Kind: Int, Sendable {
            /// The kind isn't known.
            case none = 0
            /// An email from a person.
            case personal = 1
            /// An advertisement.
            case promotion = 2
            /// An email from a social network.
            case social = 3
            /// An email about a purchase or a similar transaction.
            case transaction = 4
            /// News.
            case news = 5
        }

        /// The kind. The default is ``Kind/none``.
        open var kind = Kind.none
        /// The identifiers of the recipients of copies. The default is empty.
        open var responseSecondaryRecipientIdentifiers: Set<String> = []
    }

    /// The subject of the reply. The default is empty.
    open var responseSubject = ""
    /// The identifiers of the recipients of copies. The default is empty.
    open var responseSecondaryRecipientIdentifiers: Set<String> = []
    /// A Boolean value that indicates whether the reply has its own signature. The default is `false`.
    open var responseHasCustomSignature = false
}

/// A conversation of messages.
///
/// Differs from UIKit: hosts suggest no replies.
@preconcurrency @MainActor
open class UIMessageConversationContext: UIConversationContext {
    /// A message.
    @preconcurrency @MainActor
    open class MessageEntry: UIConversationContext.Entry {
        /// The kinds of contents.
        public enum DataKind: Int, Sendable {
            /// Text.
            case text = 0
            /// A file, such as an image.
            case attachment = 1
            /// Another content.
            case other = 2
        }

        /// The kind of the content. The default is ``DataKind/text``.
        open var dataKind = DataKind.text
        /// A Boolean value that indicates whether the user has sent the message. The default is `false`.
        open var wasSentBySelf = false
    }

    /// A Boolean value that indicates whether the conversation is unwanted. The default is `false`.
    open var isJunk = false
}
