import Foundation
import PortableUIKit

extension View {
    /// Advertises a user activity while a condition is `true`.
    ///
    /// Differs from SwiftUI: no other device or app continues activities.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()
    ) -> some View {
        self
    }

    /// Advertises a user activity while an element isn't `nil`.
    ///
    /// Differs from SwiftUI: no other device or app continues activities.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()
    ) -> some View {
        self
    }

    /// Adds an action for user activities that the app continues.
    ///
    /// Differs from SwiftUI: no other device or app provides activities.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
    ) -> some View {
        self
    }

    /// Sets which incoming events open the view's scene.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        self
    }
}
