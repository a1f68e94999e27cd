// What the module's clients see of what it stands on, UIKit included.
@_exported import CollectionCore

// The only file of the module that knows which SwiftUI it stands on.
#if canImport(Darwin)
@_exported import SwiftUI
#else
@_exported import PortableSwiftUI
#endif

/// The state of a list's rows, by item.
///
/// Apple's SwiftUI has no way to take the state out of a view: there, a row whose cell is used for another item meanwhile
/// begins anew.
@MainActor
final class RowStates {
    #if canImport(Darwin)
    /// Shows the view of an item, with the state that it had.
    func show<Content: View>(
        _ row: HostedRow<Content>, of id: AnyHashable, in controller: UIHostingController<HostedRow<Content>>
    ) {
        controller.rootView = row
    }

    /// Drops the states of items that are gone.
    func keepOnly(_ contains: (AnyHashable) -> Bool) {}
    #else
    private let states = _ItemStates()

    /// Shows the view of an item, with the state that it had.
    func show<Content: View>(
        _ row: HostedRow<Content>, of id: AnyHashable, in controller: UIHostingController<HostedRow<Content>>
    ) {
        controller._show(row, item: id, states: states)
    }

    /// Drops the states of items that are gone.
    func keepOnly(_ contains: (AnyHashable) -> Bool) { states.keepOnly(contains) }
    #endif
}

extension View {
    /// Makes the view another one for another item, where states don't say so already.
    @ViewBuilder
    func ofItem(_ id: AnyHashable, keepsState: Bool) -> some View {
        #if canImport(Darwin)
        self.id(id)
        #else
        if keepsState { self } else { self.id(id) }
        #endif
    }
}
