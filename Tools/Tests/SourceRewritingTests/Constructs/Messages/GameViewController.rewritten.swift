#sourceLocation(file: "/App/GameViewController.swift", line: 1)
@_spi(Collage) import UIKit

class GameViewController: UIViewController, UIGestureRecognizerDelegate { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("tick", GameViewController.tick)); list.append(InterfaceAction("sleep:", GameViewController.sleep(_:))); list.append(InterfaceAction("drag:", GameViewController.drag(_:))); list.append(InterfaceAction("finishWithPoints:", GameViewController.finish(points:))); list.append(InterfaceAction("load", GameViewController.load)); list.append(InterfaceAction("stepWithLink:", GameViewController.step(link:))); list.append(InterfaceAction("win", GameViewController.win)); return list };
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: Selector("tick", GameViewController.tick), userInfo: nil, repeats: true)
        NotificationCenter.default.addObserver(
            self, selector: Selector("sleep:", GameViewController.sleep(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
        let pan = UIPanGestureRecognizer(target: self, action: Selector("drag:", GameViewController.drag(_:)))
        pan.addTarget(self, action: Selector("drag:", GameViewController.drag(_:)))
        view.addGestureRecognizer(pan)
        perform(Selector("finishWithPoints:", GameViewController.finish(points:)), with: 3, afterDelay: 0.5)
        performSelector(inBackground: Selector("load", GameViewController.load), with: nil)
        performSelector(onMainThread: Selector("load", GameViewController.load), with: nil, waitUntilDone: false)
        let link = CADisplayLink(target: self, selector: Selector("stepWithLink:", GameViewController.step(link:)))
        link.add(to: .main, forMode: .common)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Win", style: .plain, target: self, action: Selector("win", GameViewController.win))
        if Selector("win", GameViewController.win) == Selector("frame", { (target: UIView) in { target.frame } }) { timer = Timer() }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", GameViewController.copy(_:)) || action == Selector("paste:")
    }

          func tick() {}
          private func sleep(_ notification: NSNotification) {}
          func drag(_ pan: UIPanGestureRecognizer) {}
          func finish(points: NSNumber) {}
          func load() -> Bool { true }
          func step(link: CADisplayLink) {}
          func win() {}
          func compute(_ body: () -> Void) {}
          func log(_ a: Int, _ b: Int, _ c: Int) {}
}
