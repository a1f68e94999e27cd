import Testing

extension ExampleApps {
    /// An app that uses all placeholders for Apple's modules.
    struct Placeholders {
        /// A statement for each placeholder.
        private static let statements = [
            "ARKit": "precondition(!ARWorldTrackingConfiguration.isSupported)",
            "AVFAudio": "show(AVAudioSession.sharedInstance().category)",
            "AVFoundation": "AVPlayer(url: address).play()",
            "AVKit": "AVPlayerViewController().player = AVPlayer(url: address)",
            "Accelerate": """
            do {
                var pixels: [UInt8] = [0, 0, 0, 0, 90, 90, 90, 90, 0, 0, 0, 0]
                var result = [UInt8](repeating: 0, count: 12)
                pixels.withUnsafeMutableBytes { input in
                    result.withUnsafeMutableBytes { output in
                        var source = vImage_Buffer(data: input.baseAddress, height: 1, width: 3, rowBytes: 12)
                        var target = vImage_Buffer(data: output.baseAddress, height: 1, width: 3, rowBytes: 12)
                        vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
                    }
                }
                precondition(result == [UInt8](repeating: 30, count: 12))
                var mean: Float = 0
                vDSP_meanv([1, 9, 2, 9, 3], 2, &mean, 3)
                precondition(mean == 2 && vDSP.rootMeanSquare([3.0, -3, 3]) == 3)
            }
            """,
            "Accessibility": "precondition(AXDataPoint(x: 1, y: 2).yValue?.number == 2)",
            "ActivityKit": "precondition(!ActivityAuthorizationInfo().areActivitiesEnabled)",
            "AdServices": "precondition((try? AAAttribution.attributionToken()) == nil)",
            "AdSupport": "show(ASIdentifierManager.shared().advertisingIdentifier)",
            "AppIntents": "precondition(IntentDialog(\"Done\").full.key == \"Done\")",
            "AppTrackingTransparency": "precondition(ATTrackingManager.trackingAuthorizationStatus == .denied)",
            "AudioToolbox": "AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)",
            "AuthenticationServices": "show(ASAuthorizationAppleIDProvider().createRequest().requestedScopes as Any)",
            "BackgroundTasks": "BGTaskScheduler.shared.cancelAllTaskRequests()",
            "CFNetwork": "show(URLError.Code.timedOut)",
            "CallKit": """
            do {
                let start = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "me"))
                let transaction = CXTransaction(action: start)
                start.fulfill()
                precondition(transaction.isComplete && CXCallObserver().calls.isEmpty)
            }
            """,
            "Charts": """
            do {
                precondition(NumberBins(range: 0...10, desiredCount: 5).thresholds == [0, 2, 4, 6, 8, 10])
                show(Chart { BarMark(x: .value("Day", "Monday"), y: .value("Count", 5)) })
            }
            """,
            "CloudKit": "show(CKRecord(recordType: \"Note\").recordID.recordName)",
            "CommonCrypto": """
            do {
                var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
                CC_MD5("abc", 3, &digest)
                precondition(Data(digest).base64EncodedString() == "kAFQmDzST7DWlj99KOF/cg==")
                var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
                CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "key", 3, "The quick brown fox jumps over the lazy dog", 43, &code)
                precondition(Data(code).base64EncodedString() == "3nybhbi3iqa8ino29wqQcBydtNk=")
            }
            """,
            "Contacts": "precondition(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)",
            "ContactsUI": "show(CNContactPickerViewController().view as Any)",
            "CoreAudio": "precondition(AudioStreamBasicDescription(mSampleRate: 44100).mSampleRate == 44100)",
            "CoreAudioKit": "show(CABTMIDICentralViewController().title as Any)",
            "CoreAudioTypes": "precondition(kAudioFormatLinearPCM == 0x6C70_636D)",
            "CoreBluetooth": "precondition(CBCentralManager().state == .unsupported)",
            "CoreHaptics": "precondition(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)",
            "CoreImage": """
            do {
                let color = CIImage(color: CIColor(color: .red)).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
                let image = CIContext(options: nil).createCGImage(color, from: color.extent)!
                precondition(Array(image.dataProvider!.data!.prefix(4)) == [0, 0, 255, 255])
                let filter = CIFilter(name: "CISourceOverCompositing")!
                filter.setValue(color, forKey: kCIInputImageKey)
                filter.setValue(CIImage(cgImage: image), forKey: kCIInputBackgroundImageKey)
                precondition(filter.outputImage!.extent.size == CGSize(width: 2, height: 2))
                let generator = CIFilter.qrCodeGenerator()
                generator.message = Data("https://example.org".utf8)
                precondition(generator.outputImage!.extent.size == CGSize(width: 27, height: 27))
                let average = CIFilter.areaAverage()
                (average.inputImage, average.extent) = (color, color.extent)
                var pixel: [UInt8] = [0, 0, 0, 0]
                CIContext().render(
                    average.outputImage!, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                    format: .RGBA8, colorSpace: nil)
                precondition(pixel == [255, 0, 0, 255])
            }
            """,
            "CoreLocation": "show(CLLocation(latitude: 52, longitude: 13).coordinate.latitude)",
            "CoreLocationUI": "show(CLLocationButton().label == .currentLocation)",
            "CoreML": "show(MLModelConfiguration().computeUnits == .all)",
            "CoreMedia": "precondition(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)",
            "CoreMotion": "precondition(!CMMotionManager().isDeviceMotionAvailable)",
            "CoreNFC": """
            do {
                let record = NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.org")!
                precondition(record.wellKnownTypeURIPayload() == URL(string: "https://example.org"))
                precondition(!NFCNDEFReaderSession.readingAvailable)
            }
            """,
            "CoreServices": "show(kUTTypeGIF as String)",
            "CoreSpotlight": """
            show(CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String).contentType)
            """,
            "CoreTelephony": "show(CTTelephonyNetworkInfo().dataServiceIdentifier as Any)",
            "CoreVideo": """
            do {
                var buffer: CVPixelBuffer?
                precondition(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
                precondition((CVPixelBufferGetWidth(buffer!), CVPixelBufferGetHeight(buffer!)) == (3, 2))
            }
            """,
            "CryptoKit": """
            do {
                let text = Data("abc".utf8)
                precondition(SHA256.hash(data: text).description.hasPrefix("SHA256 digest: ba7816bf8f01cfea"))
                precondition(SHA512.hash(data: text).map { String(format: "%02x", $0) }.joined().hasPrefix("ddaf35a1"))
                let key = SymmetricKey(data: Data("key".utf8))
                precondition(Array(HMAC<SHA256>.authenticationCode(for: text, using: key)).prefix(2) == [0x9c, 0x19])
            }
            """,
            "DeviceActivity": "precondition(DeviceActivityCenter().activities.isEmpty)",
            "DeviceCheck": "precondition(!DCDevice.current.isSupported)",
            "EventKit": "precondition(EKEventStore.authorizationStatus(for: .event) == .denied)",
            "EventKitUI": "show(EKEventEditViewController().event as Any)",
            "FamilyControls": "precondition(AuthorizationCenter.shared.authorizationStatus == .denied)",
            "FoundationModels": "precondition(!SystemLanguageModel.default.isAvailable)",
            "FoundationNetworkingAdditions": "show(URLRequest(url: address).allowsConstrainedNetworkAccess)",
            "GameController": "precondition(GCController.controllers().isEmpty)",
            "GameKit": "precondition(!GKLocalPlayer.local.isAuthenticated)",
            "GameplayKit": "show(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2]).count)",
            "GroupActivities": "precondition(!GroupStateObserver().isEligibleForGroupSession)",
            "HealthKit": "precondition(!HKHealthStore.isHealthDataAvailable())",
            "HomeKit": "precondition(HMHomeManager().homes.isEmpty)",
            "ImageIO": """
            do {
                let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { $0.fill(.infinite) }
                let source = CGImageSourceCreateWithData(drawn.pngData()! as CFData, nil)!
                precondition(CGImageSourceGetCount(source) == 1)
                precondition(CGImageSourceGetType(source) as String? == UTType.png.identifier)
                let options = [kCGImageSourceThumbnailMaxPixelSize: 2] as CFDictionary
                let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options)!
                precondition((thumbnail.width, thumbnail.height) == (2, 1))
                let data = CFDataCreateMutable(nil, 0)!
                let destination = CGImageDestinationCreateWithData(data, UTType.jpeg.identifier as CFString, 1, nil)!
                CGImageDestinationAddImage(destination, thumbnail, nil)
                precondition(CGImageDestinationFinalize(destination))
                precondition(UIImage(data: data as Data)?.size == CGSize(width: 2, height: 1))
            }
            """,
            "ImagePlayground": "precondition(!ImagePlaygroundViewController.isAvailable)",
            "Intents": "precondition(INPreferences.siriAuthorizationStatus() == .denied)",
            "IntentsUI": "precondition(INUIAddVoiceShortcutButton(style: .black).currentTitle == \"Add to Siri\")",
            "JavaScriptCore": """
            do {
                let context = JSContext()!
                precondition(context.evaluateScript("1 + 2").isUndefined && context.exception != nil)
                context.setObject(["count": 2], forKeyedSubscript: "state")
                precondition(context.objectForKeyedSubscript("state").forProperty("count").toInt32() == 2)
            }
            """,
            "LinkPresentation": "show(LPLinkView(url: address).metadata)",
            "LocalAuthentication": "show(LAContext().biometryType == .none)",
            "ManagedSettings": """
            do {
                let store = ManagedSettingsStore()
                store.shield.applicationCategories = .all()
                store.clearAllSettings()
                precondition(store.shield.applicationCategories == nil)
            }
            """,
            "MapKit": "show(MKMapView().annotations.count)",
            "MediaPlayer": "show(MPNowPlayingInfoCenter.default().nowPlayingInfo as Any)",
            "MessageUI": "show(MFMailComposeViewController.canSendMail())",
            "Messages": "precondition(MSMessagesAppViewController().activeConversation == nil)",
            "Metal": "precondition(MTLCreateSystemDefaultDevice() == nil)",
            "MetalKit": "precondition(MTKView().currentDrawable == nil)",
            "MetricKit": "precondition(MXMetricManager.shared.pastPayloads.isEmpty)",
            "MobileCoreServices": "show(kUTTypePNG as String)",
            "MultipeerConnectivity": """
            precondition(MCSession(peer: MCPeerID(displayName: "me")).connectedPeers.isEmpty)
            """,
            "MusicKit": """
            precondition(MusicAuthorization.currentStatus == .denied && MusicItemCollection<Song>().isEmpty)
            """,
            "NaturalLanguage": "show(NLLanguageRecognizer.dominantLanguage(for: \"text\") as Any)",
            "NearbyInteraction": "precondition(!NISession.isSupported)",
            "Network": """
            do {
                let monitor = NWPathMonitor()
                monitor.pathUpdateHandler = { precondition($0.status == .satisfied && $0.usesInterfaceType(.wifi)) }
                monitor.start(queue: .main)
                let connection = NWConnection(host: "example.org", port: 443, using: .tls)
                connection.start(queue: .main)
                precondition(connection.state == .failed(.posix(.ENETDOWN)))
            }
            """,
            "NetworkExtension": "precondition(NEVPNManager.shared().connection.status == .invalid)",
            "NotificationCenter": "precondition(NCUpdateResult.noData.rawValue == 1)",
            "PDFKit": "show(PDFView().document as Any)",
            "PassKit": "precondition(!PKPaymentAuthorizationController.canMakePayments())",
            "PencilKit": "show(PKCanvasView().drawing.bounds)",
            "Photos": "precondition(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)",
            "PhotosUI": "show(PHPickerViewController(configuration: PHPickerConfiguration()).view as Any)",
            "PushKit": "precondition(PKPushRegistry(queue: .main).pushToken(for: .voIP) == nil)",
            "QuickLook": "show(QLPreviewController().currentPreviewItemIndex)",
            "QuickLookThumbnailing": """
            do {
                let file = FileManager.default.temporaryDirectory.appending(path: "\\(UUID().uuidString).png")
                try? UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { $0.fill(.infinite) }.pngData()?
                    .write(to: file)
                let request = QLThumbnailGenerator.Request(
                    fileAt: file, size: CGSize(width: 2, height: 2), scale: 1, representationTypes: .thumbnail)
                QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { thumbnail, _ in
                    precondition(thumbnail?.uiImage.size == CGSize(width: 2, height: 1))
                }
            }
            """,
            "RealityKit": """
            do {
                let (parent, child) = (Entity(), ModelEntity(mesh: .generateSphere(radius: 1)))
                parent.addChild(child)
                parent.position = [0, 1, 0]
                child.setPosition([0, 3, 0], relativeTo: nil)
                precondition(child.position == [0, 2, 0] && child.visualBounds(relativeTo: nil).extents == [2, 2, 2])
            }
            """,
            "ReplayKit": "precondition(!RPScreenRecorder.shared().isAvailable)",
            "SQLite3": """
            do {
                var database: OpaquePointer?
                precondition(sqlite3_open(":memory:", &database) == SQLITE_OK)
                sqlite3_close(database)
            }
            """,
            "SafariServices": "show(SFSafariViewController(url: address).dismissButtonStyle.rawValue)",
            "SceneKit": """
            do {
                let (parent, child) = (SCNNode(), SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0)))
                parent.addChildNode(child)
                parent.position = SCNVector3(1, 2, 3)
                parent.eulerAngles.y = .pi / 2
                child.position.x = 1
                precondition(distance(child.simdWorldPosition, SIMD3(1, 2, 2)) < 0.001)
                precondition(child.boundingBox.max == SCNVector3(1, 1, 1))
            }
            """,
            "Security": """
            do {
                let item: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me"]
                let data = Data("word".utf8)
                SecItemDelete(item as CFDictionary)
                precondition(SecItemAdd(item.merging([kSecValueData: data]) { $1 } as CFDictionary, nil) == errSecSuccess)
                var found: CFTypeRef?
                let query = item.merging([kSecReturnData: kCFBooleanTrue!]) { $1 }
                precondition(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
                precondition(found as? Data == data)
                precondition(SecItemDelete(item as CFDictionary) == errSecSuccess)
                precondition(SecItemCopyMatching(item as CFDictionary, nil) == errSecItemNotFound)
            }
            """,
            "ShazamKit": "precondition(SHMediaItem(properties: [.title: \"Song\"]).title == \"Song\")",
            "Social": "precondition(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))",
            "SoundAnalysis": "precondition((try? SNClassifySoundRequest(classifierIdentifier: .version1)) == nil)",
            "Speech": "precondition(SFSpeechRecognizer.authorizationStatus() == .denied)",
            "SpriteKit": "show(SKScene(size: CGSize(width: 1, height: 1)).children.count)",
            "StoreKit": "SKStoreReviewController.requestReview()",
            "SystemConfiguration": """
            do {
                let host = SCNetworkReachabilityCreateWithName(nil, "example.org")!
                var flags = SCNetworkReachabilityFlags()
                precondition(SCNetworkReachabilityGetFlags(host, &flags) && flags == .reachable)
            }
            """,
            "TipKit": "try? Tips.configure()",
            "Translation": """
            do {
                var configuration = TranslationSession.Configuration(target: Locale.Language(identifier: "de"))
                let first = configuration
                configuration.invalidate()
                precondition(configuration != first)
            }
            """,
            "UniformTypeIdentifiers": "precondition(UTType(filenameExtension: \"png\") == .png)",
            "UserNotifications": "show(UNMutableNotificationContent().title)",
            "UserNotificationsUI": "precondition(UNNotificationContentExtensionResponseOption.dismiss.rawValue == 1)",
            "VideoToolbox": """
            do {
                var buffer: CVPixelBuffer?
                CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_32BGRA, nil, &buffer)
                CVPixelBufferGetBaseAddress(buffer!)!.storeBytes(of: 0xFFFF_0000, as: UInt32.self)
                var image: CGImage?
                precondition(VTCreateCGImageFromCVPixelBuffer(buffer!, options: nil, imageOut: &image) == 0)
                precondition(image!.dataProvider!.data!.prefix(4).elementsEqual([0, 0, 255, 255]))
            }
            """,
            "Vision": "show(VNRecognizeTextRequest().recognitionLanguages)",
            "VisionKit": "precondition(!DataScannerViewController.isSupported)",
            "WatchConnectivity": "precondition(!WCSession.isSupported())",
            "WeatherKit": "precondition(WeatherCondition.mostlyClear.description == \"Mostly Clear\")",
            "WebKit": "show(WKWebView().load(URLRequest(url: address)) as Any)",
            "WidgetKit": "WidgetCenter.shared.reloadAllTimelines()",
            "os": "Logger(subsystem: \"app\", category: \"start\").debug(\"started\")",
            "simd": """
            do {
                precondition(simd.distance(SIMD2(1.0, 2.0), SIMD2(4, 6)) == 5)
                let matrix = simd_float4x4(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
                precondition(simd.distance(matrix * SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1)) < 0.001)
                precondition(simd.distance((matrix.inverse * matrix).columns.1, SIMD4(0, 1, 0, 0)) < 0.001)
            }
            """,
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
