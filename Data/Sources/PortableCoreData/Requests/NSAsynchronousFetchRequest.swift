import Foundation

/// The results of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// The fetch.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The objects, or `nil` if the fetch failed.
    public let finalResult: [ResultType]?
    /// The error of a fetch that failed.
    public let operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ result: Result<[ResultType], any Error>) {
        fetchRequest = request
        switch result {
        case .success(let objects): (finalResult, operationError) = (objects, nil)
        case .failure(let error): (finalResult, operationError) = (nil, error)
        }
    }
}

/// A fetch whose results are passed to a closure on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// A closure that is called with the results.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    /// Creates a request.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

extension NSManagedObjectContext {
    /// Fetches on the context's queue, and passes the results to the closure of the request.
    public func execute<ResultType>(_ request: NSAsynchronousFetchRequest<ResultType>) throws {
        perform { [self] in
            let result = Result { try fetch(request.fetchRequest) }
            request.completionBlock?(NSAsynchronousFetchResult(request, result))
        }
    }
}
