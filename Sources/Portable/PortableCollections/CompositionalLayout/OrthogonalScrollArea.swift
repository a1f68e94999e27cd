/// A section with orthogonal scrolling, with the data that the collection view needs to create its scroll view.
package struct OrthogonalScrollArea {
    package var section: Int

    /// The part of the content that shows the section: where its items are at offset zero, without its insets across.
    package var viewport: CGRect

    /// The length of the section's row of groups.
    package var contentLength: CGFloat

    /// The largest offset; the smallest is 0. Centered groups rest beyond both.
    package var maximumOffset: CGFloat {
        max(contentLength - (scrollsHorizontally ? viewport.width : viewport.height), 0)
    }

    /// Whether it scrolls horizontally, as it does in a vertical layout.
    package var scrollsHorizontally: Bool

    /// The offset that the section has now.
    package var offset: CGFloat

    package var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    package var properties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// Where the section comes to rest when it is let go so that it would reach `proposed`.
    package var restingOffset: (_ proposed: CGFloat) -> CGFloat
}
