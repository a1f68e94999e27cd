import UIKit

class FeedViewController: UIViewController {
    let rows = 3
}

class QuietFeedViewController: FeedViewController {
    override func refresh() { super.refresh() }
}
