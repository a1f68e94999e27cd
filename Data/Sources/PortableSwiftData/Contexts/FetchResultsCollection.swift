import PortableCoreData

/// The results of a fetch in batches.
///
/// A batch of models is created when one of them is used.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    /// The number of results.
    public let count: Int
    private let element: (Int) -> Element

    init(count: Int, element: @escaping (Int) -> Element) {
        self.count = count
        self.element = element
    }

    /// The index of the first result: 0.
    public var startIndex: Int { 0 }
    /// The number of results.
    public var endIndex: Int { count }
    /// The result at an index.
    public subscript(position: Int) -> Element { element(position) }
}
