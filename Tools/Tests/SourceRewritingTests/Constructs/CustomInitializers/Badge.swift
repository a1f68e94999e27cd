import UIKit

class Badge: UIView {
    let label = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class Tag: Badge {}

class Cell<Content: UIView>: UITableViewCell {
    let content = Content()
}

class Store {
    init() {}
}
