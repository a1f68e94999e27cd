import UIKit

@objcMembers
public class Settings: NSObject {
    public dynamic var name = "me"
    public let id = 3
    public static var shared = Settings()
    public func reset() {}
    public func set(_ value: Any?, forName name: String) {}
    @objc(addView:atIndex:) public func add(_ view: UIView, at index: Int) {}
    @objc(addLayer:atIndex:) public func add(_ layer: CALayer, at index: Int) {}
    public func run(_ body: @escaping () -> Void) {}
    @nonobjc func skipped() {}
    private func hidden() {}
    @available(*, unavailable, renamed: "name")
    public var title: String {
        get { fatalError() }
        set {}
    }
    @available(*, unavailable)
    public func restart() {}
    @available(iOS 13, *)
    public func restore() {}
}

final class Panel: UIView {
    dynamic func reload() {}

    override func layoutSubviews() {
        super.layoutSubviews()
        let tap = UITapGestureRecognizer(target: Settings.shared, action: #selector(Settings.reset))
        addGestureRecognizer(tap)
    }
}
