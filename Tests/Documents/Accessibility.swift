import CollageTesting
import UIKit

@MainActor func describe(_ cell: UICollectionViewCell, like: @escaping () -> Bool) {
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Photo 1"
    cell.accessibilityValue = "3 likes"
    cell.accessibilityTraits = [.button]
    cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Like") { _ in like() }
    ]
}

@MainActor func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
}

@MainActor func photosAreAccessible(_ host: TestHost) throws {
    try host.audit()
    try host.verify(.voiceOver)
    try host.element(.label("Photo 1")).perform(actionNamed: "Like")
}
