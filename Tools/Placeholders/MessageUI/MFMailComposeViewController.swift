@_exported import Foundation
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case saveFailed, sendFailed }

    public let code: Code

    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A view controller that can't send mail. `canSendMail()` returns `false`.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open class func canSendMail() -> Bool { false }

    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A view controller that can't send messages. `canSendText()` returns `false`.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var subject: String?
    open var body: String?

    open class func canSendText() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    open var attachments: [[AnyHashable: Any]]? { nil }
    open func disableUserAttachments() {}

    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
