#sourceLocation(file: "/App/Badge.swift", line: 1)
@_spi(Collage) import UIKit

class Badge: UIView { override class func _makeWithOwnInitializer() -> UIResponder? { self == Badge.self ? Badge() : super._makeWithOwnInitializer() };
    let label = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class Tag: Badge { override class func _makeWithOwnInitializer() -> UIResponder? { self == Tag.self ? Tag() : super._makeWithOwnInitializer() };}

class Cell<Content: UIView>: UITableViewCell {
    let content = NSObject._make(Content.self)
}

class Store {
    init() {}
}
