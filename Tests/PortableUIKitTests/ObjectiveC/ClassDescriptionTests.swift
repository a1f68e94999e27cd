import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
import PortableUIKit

enum DescribedCells {
    final class Badge: UITableViewCell {}
}

@MainActor
@Suite(.device)
struct ClassDescriptionTests {
    private final class BadgeCell: UITableViewCell {
        override var description: String { "badge" }
    }

    @Test func `a class describes itself by its name, whatever its objects say`() {
        #expect(BadgeCell.description().hasSuffix("BadgeCell"))
        #expect(type(of: BadgeCell() as UIView).description() == BadgeCell.description())
        #expect(BadgeCell.description() != UITableViewCell.description())
        #expect(BadgeCell().description == "badge")
    }

    @Test func `the names of nested classes include their types, and the names of UIKit's classes have no module`() {
        #expect(DescribedCells.Badge.description() == "PortableUIKitTests.DescribedCells.Badge")
        #expect(UITableViewCell.description() == "UITableViewCell")
        #expect(NSObject.description() == "NSObject")
    }
}
