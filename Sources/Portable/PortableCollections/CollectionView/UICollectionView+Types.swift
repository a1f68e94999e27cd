extension UICollectionView {
    /// The kind of view that shows an element.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, from the data source.
        case cell = 0
        /// A supplementary view, from the data source.
        case supplementaryView
        /// A decoration view, from the layout.
        case decorationView
    }

    /// The direction that a layout scrolls in.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Sideways.
        case horizontal
    }

    /// The delay after which items move aside for an item that is dragged over them.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// After a moment.
        case fast
        /// A longer delay, so that the user can drop onto an item.
        case slow
    }

    /// When cells that are on screen are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by themselves.
        case disabled = 0
        /// When a cell or its content view calls `invalidateIntrinsicContentSize()`.
        case enabled
        /// Self-sizing cells also invalidate their size when constraints in the content view change: constraints are
        /// added or removed, have different constants or priorities, or position a view whose content changes its size.
        /// Changes during a layout pass don't count.
        case enabledIncludingConstraints
    }

    /// Where in the visible area an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// One bit per position.
        public let rawValue: UInt

        /// The positions whose bits are set. None scrolls just as far as needed to show the item.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        /// In the middle between top and bottom.
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        /// At the bottom.
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        /// At the left.
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        /// In the middle between left and right.
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        /// At the right.
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// Called when an interactive change of layout is over: whether the animation ran to its end, and whether the
    /// change was made rather than cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
