// The only file of the module that depends on the platform's UIKit.

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
@_exported import UIKit
#else
@_exported import PortableUIKit
#endif

/// A delegate that precedes the client's delegate.
///
/// Methods that it doesn't implement are forwarded to the client. On Apple's platforms, the Objective-C runtime
/// forwards each method; on others, all methods have defaults, and a router lists the methods that it forwards.
@MainActor
class ForwardingDelegate: NSObject {
    /// The object to which methods that aren't implemented here are forwarded. UIKit calls the methods of the Objective-C
    /// runtime, which aren't isolated, on the main thread.
    nonisolated(unsafe) weak var client: (any UICollectionViewDelegate)?

    #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || client?.responds(to: selector) ?? false
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
        super.responds(to: selector) ? super.forwardingTarget(for: selector) : client
    }
    #endif
}
