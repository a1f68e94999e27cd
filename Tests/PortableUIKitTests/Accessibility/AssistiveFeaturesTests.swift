import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// The accessibility features of a device's settings.
@MainActor struct AssistiveFeaturesTests {
    @Test func `a device has the standard features`() {
        let host = TestHost()
        host.run {
            #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
            #expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.buttonShapesEnabled)
            #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
            #expect(UIAccessibility.hearingDevicePairedEar == [])
        }
    }

    @Test func `a variant turns features on, and posts their notifications`() {
        let host = TestHost()
        var posted: [Notification.Name] = []
        let names = [
            UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.grayscaleStatusDidChangeNotification,
            UIAccessibility.invertColorsStatusDidChangeNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let features: AssistiveFeatures = [.standard, .voiceOver, .grayscale]
        host.change(to: Variant(assistiveFeatures: features))
        host.run {
            #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isGrayscaleEnabled)
            #expect(!UIAccessibility.isInvertColorsEnabled)
        }
        #expect(Set(posted) == Set(names.dropLast()))
        #expect(Variant(assistiveFeatures: features).description == "VoiceOver, grayscale")
        #expect(Variant(assistiveFeatures: [.videoAutoplay]).description == "no shake to undo")
        host.change(to: .standard)
        host.run { #expect(!UIAccessibility.isVoiceOverRunning) }
    }

    @Test func `guided access isn't available`() async {
        let didSucceed = await withCheckedContinuation { continuation in
            UIAccessibility.requestGuidedAccessSession(enabled: true) { continuation.resume(returning: $0) }
        }
        #expect(!didSucceed)
        let error = await withCheckedContinuation { continuation in
            UIAccessibility.configureForGuidedAccess(features: .zoom, enabled: true) { _, error in
                continuation.resume(returning: (error as? UIAccessibility.GuidedAccessError)?.code)
            }
        }
        #expect(error == .permissionDenied)
    }
}
