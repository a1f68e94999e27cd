import CollageTesting
import Foundation
import Testing

/// Images and offsets that apps set on search bars.
@MainActor final class SearchBarPicturesTests {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `the magnifying glass can be replaced by an image, and restored`() {
        let glass = bar.searchTextField.leftView
        let own = image(20)
        bar.setImage(own, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === own)
        #expect(bar.image(for: .search, state: .normal) === own)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(bar.searchTextField.leftView.map { type(of: $0) } == glass.map { type(of: $0) })
    }

    @Test func `images and text can be moved`() {
        let field = bar.searchTextField
        bar.layoutIfNeeded()
        let (glass, text) = (field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
        bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
        #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 4, vertical: 1))
        #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: 4, dy: 1))
        #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 6, dy: 0))
        let frame = field.frame
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        bar.layoutIfNeeded()
        #expect(field.frame == frame.offsetBy(dx: 0, dy: 3))
    }

    @Test func `a background image replaces the gray`() {
        #expect(bar.searchTextField.backgroundColor != nil)
        bar.setSearchFieldBackgroundImage(image(4), for: .normal)
        #expect(bar.searchTextField.backgroundColor == nil)
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(bar.searchTextField.backgroundColor != nil)
    }

    @Test func `scopes have the specified appearance`() {
        bar.scopeButtonTitles = ["All", "Red"]
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let picture = image(4)
        bar.setScopeBarButtonBackgroundImage(picture, for: .selected)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === picture)
    }
}
