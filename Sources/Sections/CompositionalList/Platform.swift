// Clients of the module see the modules that it depends on, including UIKit.
@_exported import CollectionCore

// The only file of the module that depends on the platform's SwiftUI.
#if canImport(Darwin)
@_exported import SwiftUI
#else
@_exported import PortableSwiftUI
#endif

/// The view state of a list's rows, by item.
///
/// Apple's SwiftUI can't extract the state of a view: there, a row whose cell was reused for another item starts with
/// new state.
@MainActor
final class RowStates {
    #if canImport(Darwin)
    /// Shows the view of an item with its previous state.
    func show<Content: View>(
        _ row: HostedRow<Content>, of id: AnyHashable, in controller: UIHostingController<HostedRow<Content>>
    ) {
        controller.rootView = row
    }

    /// Removes the states of items that don't exist anymore.
    func keepOnly(_ contains: (AnyHashable) -> Bool) {}
    #else
    private let states = _ItemStates()

    /// Shows the view of an item with its previous state.
    func show<Content: View>(
        _ row: HostedRow<Content>, of id: AnyHashable, in controller: UIHostingController<HostedRow<Content>>
    ) {
        controller._show(row, item: id, states: states)
    }

    /// Removes the states of items that don't exist anymore.
    func keepOnly(_ contains: (AnyHashable) -> Bool) { states.keepOnly(contains) }
    #endif
}

extension View {
    /// Gives the view of another item a separate identity, unless view states are kept.
    @ViewBuilder
    func ofItem(_ id: AnyHashable, keepsState: Bool) -> some View {
        #if canImport(Darwin)
        self.id(id)
        #else
        if keepsState { self } else { self.id(id) }
        #endif
    }
}
