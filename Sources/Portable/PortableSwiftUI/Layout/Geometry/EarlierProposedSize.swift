import Foundation

/// The size that representables were offered before there was ``ProposedViewSize``, for methods that older systems call.
///
/// Differs from SwiftUI: nobody makes one here, for what is offered today is told by `sizeThatFits(_:uiView:context:)`.
public struct _ProposedSize: Sendable {
    let width: CGFloat?
    let height: CGFloat?
}
