#sourceLocation(file: "/App/UIView+Rows.swift", line: 1)
import UIKit

extension UIView { @discardableResult public func addRows(_ p0: [UIView], spacing p1: CGFloat = 8) -> UIView { if let object = self as? UICollectionViewCell { return object.__UICollectionViewCell_addRows(p0, spacing: p1) }; if let object = self as? UITableViewCell { return object.__UITableViewCell_addRows(p0, spacing: p1) }; return __UIView_addRows(p0, spacing: p1) }; func title() throws -> String { if let object = self as? UICollectionViewCell { return try object.__UICollectionViewCell_title() }; return try __UIView_title() };
          @discardableResult
    public func __UIView_addRows(_ rows: [UIView], spacing: CGFloat = 8) -> UIView {
        rows.forEach { addSubview($0) }
        return self
    }

    public func addRows(_ rows: UIView...) -> UIView { addRows(rows) }
          func __UIView_title() throws -> String { "" }
}

public extension UITableViewCell {
    @discardableResult
             func __UITableViewCell_addRows(_ rows: [UIView], spacing: CGFloat) -> UIView {
        contentView.addRows(rows)
    }
}

extension UICollectionViewCell {
             public func __UICollectionViewCell_addRows(_ rows: [UIView], spacing: CGFloat) -> UIView {
        if contentView.isHidden { return self.__UIView_addRows(rows, spacing: 0) }
        return contentView.addRows(rows)
    }
             func __UICollectionViewCell_title() throws -> String { "cell" }
}
