import Foundation

extension NSIndexPath {
    /// Creates the index path of an item in a section of a collection view.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// Creates the index path of a row in a section of a table view.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// The section: the first index. It raises an exception if the path is empty.
    public var section: Int { (self as IndexPath).section }

    /// The item in the section: the second index. It raises an exception if the path has fewer than two indexes.
    public var item: Int { (self as IndexPath).item }

    /// The row in the section: the second index. It raises an exception if the path has fewer than two indexes.
    public var row: Int { (self as IndexPath).row }
}
