/// The observation of the properties that the section provider has read.
extension UICollectionViewCompositionalLayout: UpdateTracking {
    package var trackedTraitCollections: (own: UITraitCollection?, other: UITraitCollection?) { (nil, nil) }

    package var isObservationTrackingEnabled: Bool { collectionView?.isObservationTrackingEnabled ?? true }

    package func invalidate(_ method: UpdateMethod) {
        invalidateLayout()
    }
}

/// The features of the lists in a layout.
struct ListFeatures {
    /// A Boolean value that indicates whether any section is a list.
    var exist = false
    /// A Boolean value that indicates whether the rows of a list can have swipe actions.
    var offerSwipeActions = false
    /// A Boolean value that indicates whether a list has a closure that configures separators.
    var usesSeparatorHandler = false
}
