import Foundation

/// The older type of a proposed size for representables, which older systems pass to methods.
///
/// Differs from SwiftUI: it's never created, because the proposal is passed to `sizeThatFits(_:uiView:context:)`.
public struct _ProposedSize: Sendable {
    let width: CGFloat?
    let height: CGFloat?
}
