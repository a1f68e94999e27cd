#sourceLocation(file: "/App/FeedViewController.swift", line: 1)
import UIKit

class FeedViewController: UIViewController { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("refresh", FeedViewController.refresh)); return list }; override func viewDidLoad() { __extension_viewDidLoad() }; override var canBecomeFirstResponder: Bool { __extension_canBecomeFirstResponder }; public override func motionEnded(_ p0: UIEvent.EventSubtype, with p1: UIEvent?) { __extension_motionEnded(p0, with: p1) }; func refresh() { __extension_refresh() };
    let rows = 3
}

class QuietFeedViewController: FeedViewController {
    override func refresh() { super.refresh() }
}
