import Foundation
import PortableUIKit

/// Methods for accepting items that are dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Asks the delegate whether it accepts the items.
    func validateDrop(info: DropInfo) -> Bool

    /// Asks the delegate to accept the items that were dropped.
    func performDrop(info: DropInfo) -> Bool

    /// Tells the delegate that the items are over the view.
    func dropEntered(info: DropInfo)

    /// Asks the delegate for the operation of a drop at the current location.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Tells the delegate that the items have left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns `true`.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Does nothing.
    public func dropEntered(info: DropInfo) {}

    /// Returns `nil`, which leaves the choice to the system.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The items over a view, and their location.
@MainActor @preconcurrency
public struct DropInfo {
    /// The location in the view's coordinate space.
    public let location: CGPoint
    private let items: [UIDragItem]

    init(location: CGPoint, items: [UIDragItem]) {
        self.location = location
        self.items = items
    }

    /// Returns a Boolean value that indicates whether there are items of any of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns the providers of the items of the given types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.map(\.itemProvider).filter { provider in
            let types = provider.registeredTypeIdentifiers.map { UTType(importedAs: $0) }
            return types.contains { type in contentTypes.contains { type.conforms(to: $0) } }
        }
    }

    /// Returns a Boolean value that indicates whether there are items of types with the given identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// Returns the providers of the items of types with the given identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
    /// The drag is canceled.
    case cancel
    /// The view doesn't accept the items at this location.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// The proposed operation of a drop at the current location.
@MainActor @preconcurrency
public struct DropProposal: Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// Creates a proposal.
    public nonisolated init(operation: DropOperation) {
        self.operation = operation
    }
}
