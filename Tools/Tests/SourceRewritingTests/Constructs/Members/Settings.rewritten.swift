#sourceLocation(file: "/App/Settings.swift", line: 1)
@_spi(Collage) import UIKit

            
public class Settings: NSObject { @MainActor public class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("name", \Settings.name)); return list }; @MainActor public class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("reset", { (target: Settings) in { () in target.reset() } })); list.append(InterfaceAction("set:forName:", { (target: Settings) in { (p0: Any?, p1: String) in target.set(p0, forName: p1) } })); list.append(InterfaceAction("addView:atIndex:", { (target: Settings) in { (p0: UIView, p1: Int) in target.add(p0, at: p1) } })); list.append(InterfaceAction("addLayer:atIndex:", { (target: Settings) in { (p0: CALayer, p1: Int) in target.add(p0, at: p1) } })); list.append(InterfaceAction("run:", { (target: Settings) in { (p0: @escaping () -> Void) in target.run(p0) } })); list.append(InterfaceAction("hidden", { (target: Settings) in { () in target.hidden() } })); list.append(InterfaceAction("restore", { (target: Settings) in { () in target.restore() } })); list.append(InterfaceAction("close", { (target: Settings) in { () in target.close() } })); return list };
    public         var name = "me" { didSet { _didChangeProperty(of: self) } }
    public let id = 3
    public static var shared = Settings()
    public func reset() {}
    public func set(_ value: Any?, forName name: String) {}
                            public func add(_ view: UIView, at index: Int) {}
                             public func add(_ layer: CALayer, at index: Int) {}
    public func run(_ body: @escaping () -> Void) {}
             func skipped() {}
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
            func reload() {}

    override func layoutSubviews() {
        super.layoutSubviews()
        let tap = UITapGestureRecognizer(target: Settings.shared, action: Selector("reset", Settings.reset))
        addGestureRecognizer(tap)
    }
}

#sourceLocation()
extension Settings: InterfaceConnectable {}
