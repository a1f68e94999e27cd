import Foundation

/// The size that representables were offered before there was ``ProposedViewSize``, for methods that older systems call.
///
/// Differs from SwiftUI: never created here, because the proposal is passed to `sizeThatFits(_:uiView:context:)`.
public struct _ProposedSize: Sendable {
    let width: CGFloat?
    let height: CGFloat?
}
