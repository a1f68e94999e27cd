import UIKit

class GameViewController: UIViewController, UIGestureRecognizerDelegate {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        NotificationCenter.default.addObserver(
            self, selector: #selector(self.sleep(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(GameViewController.drag(_:)))
        pan.addTarget(self, action: #selector(drag))
        view.addGestureRecognizer(pan)
        perform(#selector(finish(points:)), with: 3, afterDelay: 0.5)
        performSelector(inBackground: #selector(load), with: nil)
        performSelector(onMainThread: #selector(load), with: nil, waitUntilDone: false)
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Win", style: .plain, target: self, action: #selector(win))
        if #selector(win) == #selector(getter: UIView.frame) { timer = Timer() }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:))
    }

    @objc func tick() {}
    @objc private func sleep(_ notification: NSNotification) {}
    @objc func drag(_ pan: UIPanGestureRecognizer) {}
    @objc func finish(points: NSNumber) {}
    @objc func load() -> Bool { true }
    @objc func step(link: CADisplayLink) {}
    @objc func win() {}
    @objc func compute(_ body: () -> Void) {}
    @objc func log(_ a: Int, _ b: Int, _ c: Int) {}
}
