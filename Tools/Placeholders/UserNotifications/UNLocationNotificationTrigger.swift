@_exported import CoreLocation
import UIKit

/// A trigger for a region. It never fires.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

extension UNNotificationResponse {
    /// The scene for the response. No response is ever received.
    public var targetScene: UIScene? { nil }
}

extension NSString {
    /// Returns the localized text of the main bundle with arguments.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: key, table: nil)
        return String(format: format, arguments: (arguments ?? []).compactMap { $0 as? any CVarArg })
    }
}
