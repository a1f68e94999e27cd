import Foundation
import PortableCoreData
import PortableCombine
@_spi(Collage) import PortablePredicates
import PortableSwiftUI

/// A property wrapper that fetches objects, and updates the view when the results change.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var model = FetchRequestModel<Result>()
    private let request: NSFetchRequest<Result>
    private let transaction: Transaction
    /// The order as sort descriptors with key paths, if it was given in this form.
    private var sortDescriptors: [SortDescriptor<Result>] = []

    /// Creates a property with a fetch.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
        transaction = Transaction(animation: animation)
    }

    /// Creates a property with a fetch. Changes of the results use the given transaction.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        request = fetchRequest
        self.transaction = transaction
    }

    /// Creates a property with a fetch of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }

    /// Creates a property that fetches the objects of the result's class.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    where Result: NSManagedObject {
        self.init(
            entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }

    /// Creates a property that fetches the objects of the result's class.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        self.init(
            sortDescriptors: sortDescriptors.map { $0.managed }, predicate: predicate, animation: animation)
        self.sortDescriptors = sortDescriptors
    }

    /// The results.
    @MainActor public var wrappedValue: FetchedResults<Result> { FetchedResults(model: model) }

    /// A binding to the predicate and the order of the fetch.
    @MainActor public var projectedValue: Binding<Configuration> {
        let model = model
        return Binding(get: { Configuration(model: model) }, set: { $0.apply(to: model) })
    }

    /// The predicate and the order of a fetch.
    public struct Configuration {
        /// The predicate.
        public var nsPredicate: NSPredicate?
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor] {
            didSet { typedSortDescriptors = nil }
        }
        fileprivate var typedSortDescriptors: [SortDescriptor<Result>]?

        @MainActor init(model: FetchRequestModel<Result>) {
            nsPredicate = model.request?.predicate
            nsSortDescriptors = model.request?.sortDescriptors ?? []
            typedSortDescriptors = model.sortDescriptors.isEmpty ? nil : model.sortDescriptors
        }

        @MainActor func apply(to model: FetchRequestModel<Result>) {
            if let typedSortDescriptors {
                model.configure(predicate: nsPredicate, sortDescriptors: typedSortDescriptors)
            } else {
                model.configure(predicate: nsPredicate, sortDescriptors: nsSortDescriptors)
            }
        }
    }

    /// Fetches with the context of the view.
    public mutating func update() {
        // Views are evaluated on the main actor, and update their properties then.
        let request = MainActorValue(self)
        MainActor.assumeIsolated { request.value.start() }
    }

    @MainActor private func start() { model.start(request, sortDescriptors, context, transaction) }
}

/// A sort descriptor that can be converted to Core Data's sort descriptor.
protocol ManagedSortDescriptor {
    var managed: NSSortDescriptor { get }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order of the fetch, as sort descriptors with key paths.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { typedSortDescriptors ?? [] }
        set {
            nsSortDescriptors = newValue.map(\.managed)
            typedSortDescriptors = newValue
        }
    }
}

extension SortDescriptor: ManagedSortDescriptor where Compared: NSManagedObject {
    /// The sort descriptor for Core Data.
    var managed: NSSortDescriptor {
        let stringOrder = stringComparator.map { StringOrder($0) } ?? .localizedStandard
        let sort = self
        if let keyPath, let key = Compared.key(of: keyPath) {
            return NSSortDescriptor(key: key, ascending: order == .forward, stringOrder: stringOrder)
        }
        return NSSortDescriptor(keyPath: \Compared.self, ascending: true) { left, right in
            guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
            // The default for strings is the order that users expect, but Swift's descriptor compares characters.
            if sort.stringComparator == nil, let keyPath = sort.keyPath, let left = left[keyPath: keyPath] as? String,
                let right = right[keyPath: keyPath] as? String
            {
                let result = stringOrder.compare(left, right)
                return sort.order == .forward ? result : stringOrder.compare(right, left)
            }
            return sort.compare(left, right)
        }
    }
}

/// A value that is used on the main actor.
struct MainActorValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
