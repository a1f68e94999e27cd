#sourceLocation(file: "/App/GridLayout.swift", line: 1)
import UIKit

final class GridLayout: UICollectionViewLayout {
    var all: [UICollectionViewLayoutAttributes] = []

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
    }
}

#sourceLocation()
extension CGRect {
    func intersects(_ rect2: CGRect) -> Bool {
        !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
    }
}
