import SwiftUI
import UIKit

/// A banner for an app of the App Store, which isn't shown.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    public enum Position: Int, Sendable { case bottom, bottomRaised }

    @preconcurrency @MainActor
    open class Configuration: NSObject {}

    @preconcurrency @MainActor
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var userDismissible = true

        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
            super.init()
        }
    }

    @preconcurrency @MainActor
    open class AppClipConfiguration: Configuration {
        open var position: Position

        public init(position: Position) {
            self.position = position
            super.init()
        }
    }

    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    /// Does nothing.
    open func present(in scene: UIWindowScene) {}

    /// Does nothing.
    open class func dismiss(in scene: UIWindowScene) {}
}

@preconcurrency @MainActor
public protocol SKOverlayDelegate: AnyObject {}

extension View {
    /// Shows no banner.
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        self
    }
}
