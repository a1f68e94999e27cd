import Foundation

// Stands in until the real types arrive; whoever lands one deletes its lines here.

open class UIImage: NSObject {
    public convenience init?(systemName name: String) { return nil }
}
extension UIView {
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
}
