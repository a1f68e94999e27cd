extension IndexPath {
    /// The place of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        // An array of both would be memory of its own.
        self.init(index: section)
        append(item)
    }

    /// The place of a row in a section of a table view.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section: the first index. Raises unless the path has at least one index.
    public var section: Int {
        get { index(at: 0) }
        set { setIndex(newValue, at: 0) }
    }

    /// The item in the section: the second index. Raises unless the path has at least two indexes.
    public var item: Int {
        get { index(at: 1) }
        set { setIndex(newValue, at: 1) }
    }

    /// The row in the section: the second index. Raises unless the path has at least two indexes.
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
