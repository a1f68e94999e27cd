import Foundation

/// The result of a request that is executed later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The context of the request.
    public let managedObjectContext: NSManagedObjectContext
    /// The error of a request that failed.
    open fileprivate(set) var operationError: (any Error)?
    /// The progress of the request: always `nil`.
    open var progress: Progress? { nil }

    fileprivate init(_ context: NSManagedObjectContext) { managedObjectContext = context }

    /// Cancels the request, so that its closure isn't called.
    open func cancel() { isCanceled = true }

    fileprivate var isCanceled = false
}

/// The results of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult, @unchecked Sendable {
    /// The fetch.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The objects, or `nil` before the end of the fetch, and if it failed.
    open private(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }

    /// Performs the fetch, and calls the closure of the request.
    fileprivate func run() {
        if isCanceled { return }
        do {
            finalResult = try managedObjectContext.fetch(fetchRequest.fetchRequest)
        } catch {
            operationError = error
        }
        fetchRequest.completionBlock?(self)
    }
}

/// A fetch whose results are passed to a closure on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// A closure that is called with the results.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    /// The expected number of results, for the progress. It has no effect.
    open var estimatedResultCount = 0

    /// Creates a request.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

/// An asynchronous fetch without the type of its results.
protocol AnyAsynchronousFetchRequest {
    /// Fetches on the queue of a context, and passes the results to the closure of the request.
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AnyAsynchronousFetchRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform { result.run() }
        return result
    }
}
