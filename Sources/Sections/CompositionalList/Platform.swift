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
    /// The view of an item.
    func view<Content: View>(_ content: Content, of id: AnyHashable) -> some View { content.id(id) }

    /// Drops the states of items that are gone.
    func keepOnly(_ ids: @autoclosure () -> Set<AnyHashable>) {}
    #else
    private let states = _ItemStates()

    /// The view of an item.
    func view<Content: View>(_ content: Content, of id: AnyHashable) -> some View {
        content._itemState(id, in: states)
    }

    /// Drops the states of items that are gone.
    func keepOnly(_ ids: @autoclosure () -> Set<AnyHashable>) {
        let ids = ids()
        states.keepOnly { ids.contains($0) }
    }
    #endif
}
