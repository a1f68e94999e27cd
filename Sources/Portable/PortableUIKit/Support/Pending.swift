import Foundation

// Stands in until the real types arrive; whoever lands one deletes its lines here.

extension UIView {
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
}
