#sourceLocation(file: "/App/ProfileViewController.swift", line: 1)
import UIKit

public class ProfileViewController: UITableViewController { public override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("nameLabel", \ProfileViewController.nameLabel)); list.append(InterfaceProperty("badges", \ProfileViewController.badges)); list.append(InterfaceProperty("hint", \ProfileViewController.hint)); list.append(InterfaceProperty("avatar", \ProfileViewController.avatar)); list.append(InterfaceProperty("inset", \ProfileViewController.inset)); return list }; public override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("follow:", ProfileViewController.follow(_:))); list.append(InterfaceAction("share", ProfileViewController.share)); list.append(InterfaceAction("unwindFor:", ProfileViewController.unwind(for:))); list.append(InterfaceAction("makeDetail:sender:segueIdentifier:", making: ProfileViewController.makeDetail(_:sender:segueIdentifier:))); list.append(InterfaceAction("block:", ProfileViewController.block(_:))); return list };
              weak var nameLabel: UILabel!
              private var badges: [UIImageView]!
              weak var hint: UILabel? {
        didSet { hint?.isHidden = true }
    }
             
    private(set) weak var avatar: UIImageView!
                   var inset: CGFloat = 8

              func follow(_ sender: UIButton) {}
              private func share() {}
              func unwind(for segue: UIStoryboardSegue) {}
                   func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        UIViewController(coder: coder)
    }
}

              class RoundedView: UIView { override class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = super.interfaceProperties; list.append(InterfaceProperty("isRound", \RoundedView.isRound)); list.append(InterfaceProperty("styleName", \RoundedView.styleName)); return list };
                   var isRound: Bool = false { didSet { setNeedsLayout() } }
                                                                    
                   var styleName: String {
        get { "" }
        set { isRound = newValue == "round" }
    }
}

class Presenter: NSObject { @MainActor class var interfaceProperties: [InterfaceProperty] { var list: [InterfaceProperty] = []; list.append(InterfaceProperty("controller", \Presenter.controller)); return list }; @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("present", { (target: Presenter) in { () in target.present() } })); return list };
              var controller: UIViewController!
              func present() {}
}

#sourceLocation()
extension Presenter: InterfaceConnectable {}
