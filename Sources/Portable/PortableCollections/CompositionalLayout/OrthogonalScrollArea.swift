/// A section with orthogonal scrolling, with the data that the collection view needs to create its scroll view.
package struct OrthogonalScrollArea {
    package var section: Int

    /// The part of the content that shows the section: the area of its items at offset zero, without the insets across.
    package var viewport: CGRect

    /// The length of the section's row of groups.
    package var contentLength: CGFloat

    /// The largest offset; the smallest is 0. Centered groups stop beyond both.
    package var maximumOffset: CGFloat {
        max(contentLength - (scrollsHorizontally ? viewport.width : viewport.height), 0)
    }

    /// Whether the section scrolls horizontally, as in a vertical layout.
    package var scrollsHorizontally: Bool

    /// The current offset of the section.
    package var offset: CGFloat

    package var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    package var properties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// Returns the resting offset when scrolling would end at `proposed`.
    package var restingOffset: (_ proposed: CGFloat) -> CGFloat
}
