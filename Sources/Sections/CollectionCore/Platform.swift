// The only file of the module that knows which UIKit it stands on.

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
@_exported import UIKit
#else
@_exported import PortableUIKit
#endif

/// A delegate that stands before the client's own one.
///
/// What it doesn't implement goes to the client: on Apple's platforms by the runtime, which is asked method by method;
/// elsewhere all methods have defaults, and a router names those that it passes on.
@MainActor
class ForwardingDelegate: NSObject {
    /// The object that what isn't implemented here is forwarded to.
    weak var client: (any UICollectionViewDelegate)?

    #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || client?.responds(to: selector) ?? false
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
        super.responds(to: selector) ? super.forwardingTarget(for: selector) : client
    }
    #endif
}
