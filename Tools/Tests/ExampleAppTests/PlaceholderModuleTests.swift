import Testing

extension ExampleApps {
    /// An app that uses all placeholders for Apple's modules.
    struct Placeholders {
        /// A statement for each placeholder.
        private static let statements = [
            "AVFoundation": "AVPlayer(url: address).play()",
            "AVKit": "AVPlayerViewController().player = AVPlayer(url: address)",
            "AudioToolbox": "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)",
            "CoreLocation": "show(CLLocation(latitude: 52, longitude: 13).coordinate.latitude)",
            "CoreSpotlight": "show(CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String).contentType)",
            "GameplayKit": "show(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2]).count)",
            "LocalAuthentication": "show(LAContext().biometryType == .none)",
            "MapKit": "show(MKMapView().annotations.count)",
            "MessageUI": "show(MFMailComposeViewController.canSendMail())",
            "MobileCoreServices": "show(kUTTypePNG as String)",
            "SafariServices": "show(SFSafariViewController(url: address).dismissButtonStyle.rawValue)",
            "StoreKit": "SKStoreReviewController.requestReview()",
            "UserNotifications": "show(UNMutableNotificationContent().title)",
            "WebKit": "show(WKWebView().load(URLRequest(url: address)) as Any)",
            "os": "Logger(subsystem: \"app\", category: \"start\").debug(\"started\")",
        ]

        @Test func anAppWithAllOfThemIsDrawn() throws {
            let names = try Checkout.placeholders
            try #require(names == Self.statements.keys.sorted(), "Each placeholder needs a statement that uses it.")
            let label = "Modules: \(names.count)"
            let app = try SingleFileApp(
                label: label, imports: ["CoreGraphics", "OSLog", "QuartzCore"] + names,
                statements: ["show((OSLog.default, CGMutablePath(), CAShapeLayer()))"]
                    + names.compactMap { Self.statements[$0] })
            let screen = app.folder.url("screen.txt")
            let script = #"[["tap", {"label": "\#(label)"}]]"#
            let run = ProgramRun.collage("snapshot", app.url.path, screen.path, "--script", script)
            try run.require()
            try Screen(label).require(in: screen, drawnBy: run)
        }
    }
}
