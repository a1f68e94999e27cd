import SwiftUI

/// A button for sharing the current location. It performs its action, but permission remains denied.
public struct LocationButton: View {
    public struct Title: Hashable, Sendable {
        let text: String

        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title
    private let action: () -> Void

    public init(_ title: Title? = nil, action: @escaping () -> Void) {
        self.title = title ?? .currentLocation
        self.action = action
    }

    public var body: some View {
        Button {
            action()
        } label: {
            Label(title.text, systemImage: "location.fill")
        }
        .buttonStyle(.borderedProminent)
    }
}
