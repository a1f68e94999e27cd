import UIKit

public enum PKPassType: UInt, Sendable {
    case barcode, secureElement
    case any = 4_294_967_295
    public static let payment = secureElement
}

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

public struct PKPassKitError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError
        case invalidSignature
        case notEntitledError
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { PKPassKitErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A pass. Passes can't be read.
open class PKPass: NSObject, @unchecked Sendable {
    public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }

    open var passType: PKPassType { .barcode }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var relevantDate: Date? { nil }
    open var webServiceURL: URL? { nil }
    open var passURL: URL? { nil }
    open var authenticationToken: String? { nil }
    open var icon: UIImage { UIImage() }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var isRemotePass: Bool { false }

    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }

/// A library that isn't available.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isPaymentPassActivationAvailable() -> Bool { false }

    public override init() { super.init() }

    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }
    open func openPaymentSetup() {}
    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) { completion?(.didCancelAddPasses) }
}

/// A view controller that can't be created, because there's no library.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    public init?(pass: PKPass) { nil }
    public init?(passes: [PKPass]) { nil }
    public required init?(coder: NSCoder) { nil }

    open class func canAddPasses() -> Bool { false }
}

/// Methods for responding to added passes. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: AnyObject {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
