import Foundation

/// The handler of an extension. The system starts no extensions.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }

    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }

    open func serviceExtensionTimeWillExpire() {}
}
