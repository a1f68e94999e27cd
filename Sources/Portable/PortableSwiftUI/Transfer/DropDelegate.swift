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

    /// Asks the delegate what a drop would do at the place of the items.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Tells the delegate that the items have left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Does nothing.
    public func dropEntered(info: DropInfo) {}

    /// Returns nil, so that the system decides.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The items over a view, and their place.
@MainActor @preconcurrency
public struct DropInfo {
    /// The place in the view's coordinates.
    public let location: CGPoint
    private let items: [UIDragItem]

    init(location: CGPoint, items: [UIDragItem]) {
        self.location = location
        self.items = items
    }

    /// A Boolean value that indicates whether there are items of any of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns the providers of the items of types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.map(\.itemProvider).filter { provider in
            let types = provider.registeredTypeIdentifiers.map { UTType(importedAs: $0) }
            return types.contains { type in contentTypes.contains { type.conforms(to: $0) } }
        }
    }

    /// A Boolean value that indicates whether there are items of any of the types, whose identifiers are given.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// Returns the providers of the items of types, whose identifiers are given.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
    /// Nothing: the drag is cancelled.
    case cancel
    /// Nothing: the view accepts no items here.
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
