import UIKit

extension UIView {
    @objc @discardableResult
    public func addRows(_ rows: [UIView], spacing: CGFloat = 8) -> UIView {
        rows.forEach { addSubview($0) }
        return self
    }

    public func addRows(_ rows: UIView...) -> UIView { addRows(rows) }
    @objc func title() throws -> String { "" }
}

public extension UITableViewCell {
    @discardableResult
    override func addRows(_ rows: [UIView], spacing: CGFloat) -> UIView {
        contentView.addRows(rows)
    }
}

extension UICollectionViewCell {
    override public func addRows(_ rows: [UIView], spacing: CGFloat) -> UIView {
        if contentView.isHidden { return super.addRows(rows, spacing: 0) }
        return contentView.addRows(rows)
    }
    override func title() throws -> String { "cell" }
}
