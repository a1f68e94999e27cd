extension IndexPath {
    /// Creates the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        // An array with both indexes would be a separate allocation.
        self.init(index: section)
        append(item)
    }

    /// Creates the index path of a row in a section of a table view.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section: the first index. It raises an exception if the path is empty.
    public var section: Int {
        get { index(at: 0) }
        set { setIndex(newValue, at: 0) }
    }

    /// The item in the section: the second index. It raises an exception if the path has fewer than two indexes.
    public var item: Int {
        get { index(at: 1) }
        set { setIndex(newValue, at: 1) }
    }

    /// The row in the section: the second index. It raises an exception if the path has fewer than two indexes.
    public var row: Int {
        get { index(at: 1) }
        set { setIndex(newValue, at: 1) }
    }

    private func index(at position: Int) -> Int {
        guard position < count else { raiseForLength() }
        return self[position]
    }

    private mutating func setIndex(_ index: Int, at position: Int) {
        guard position < count else { raiseForLength() }
        self[position] = index
    }

    private func raiseForLength() -> Never {
        raise(
            "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two "
                + "indices specifying the section and row. Please use the category on NSIndexPath in "
                + "NSIndexPath+UIKitAdditions.h if possible.")
    }
}
