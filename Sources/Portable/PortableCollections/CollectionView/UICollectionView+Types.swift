extension UICollectionView {
    /// The kind of view that shows an element.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which the data source provides.
        case cell = 0
        /// A supplementary view, which the data source provides.
        case supplementaryView
        /// A decoration view, which the layout provides.
        case decorationView
    }

    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// The layout scrolls vertically.
        case vertical = 0
        /// The layout scrolls horizontally.
        case horizontal
    }

    /// The delay after which items move aside for an item that is dragged over them.
    public enum ReorderingCadence: Int, Sendable {
        /// No delay.
        case immediate
        /// A short delay.
        case fast
        /// A longer delay, so that the user can drop onto an item.
        case slow
    }

    /// The events after which visible cells are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Self-sizing cells are never invalidated automatically.
        case disabled = 0
        /// Self-sizing cells are invalidated when a cell or its content view calls `invalidateIntrinsicContentSize()`.
        case enabled
        /// Self-sizing cells also invalidate their size when constraints in the content view change: constraints are
        /// added or removed, have different constants or priorities, or position a view whose content changes its size.
        /// Changes during a layout pass don't count.
        case enabledIncludingConstraints
    }

    /// The position in the visible area to which an item is scrolled.
    public struct ScrollPosition: OptionSet, Sendable {
        /// A bit mask of the positions.
        public let rawValue: UInt

        /// Creates a position with a bit mask. An empty one scrolls only as far as necessary to show the item.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top of the visible area.
        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        /// The vertical center of the visible area.
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        /// The bottom of the visible area.
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        /// The left side of the visible area.
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        /// The horizontal center of the visible area.
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        /// The right side of the visible area.
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// A closure that is called at the end of an interactive layout transition, with whether the animation ran to its
    /// end, and whether the transition was finished instead of canceled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
