import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A device without a display whose clock is controlled by the test. Use it to show screens, interact with them, and
/// compare them in `swift test`.
///
/// ```swift
/// @MainActor @Test func `a recipe can be marked as a favorite`() throws {
///     let host = TestHost(.iPhone16, text: .fonts)
///     host.show(UINavigationController(rootViewController: RecipesViewController(recipes: [Recipe(name: "Soup")])))
///
///     try host.element(labeled: "Soup").tap()
///     try host.element(.label("Favorite") && .role(.button)).tap()
///     host.advance(by: 0.5)
///
///     try host.verify(named: "favorite")
/// }
/// ```
///
/// Text has fixed metrics unless you use ``Text/fonts``, so frames are the same on every machine.
///
/// Tests can run in parallel, each with separate hosts. Global state, such as `UIScreen.main`,
/// `UITraitCollection.current`, or `UIView.areAnimationsEnabled`, is that of the host that the test created or used
/// last, even after an `await`. The same is true in work that its screens start: a `Task`, a block for
/// `DispatchQueue.main.async`, or a notification observer. Tasks that the test itself starts use its host, too. If the
/// test is parameterized, they do so only with the trait `.device` on the test or its suite. Work that isn't associated
/// with a test, such as detached tasks, threads, and blocks of a `Timer`, uses a host only if it's the only one.
///
/// Delays in the app, such as `Task.sleep(for:)`, use the clock of its host, and `UserDefaults.standard` has separate
/// settings for each host. The testing guide lists the delays that use real time.
///
/// Keep a strong reference to the host during the test. Tasks of its screens don't keep it alive, and `_ = TestHost()`
/// has no effect.
///
/// XCTest tests run one after another and don't need a trait. ``DeviceTestCase`` is for XCTest tests without a host.
@MainActor
public final class TestHost {
    /// The measurement of text.
    public enum Text: Sendable {
        /// Simple multiples of the font's size, without fonts. Images show a block for each word and symbol, so that
        /// they're the same on every machine.
        case fixedMetrics
        /// The metrics of the fonts that images are drawn with.
        case fonts
    }

    /// The measurement of text, which also determines its drawing. The default is fixed metrics, which are drawn as
    /// blocks.
    public let text: Text
    /// The window that ``show(_:)-(UIViewController)`` fills, or the key window of a launched app.
    public private(set) var window: UIWindow

    let clock = ManualClock()
    package let session: AppSession
    private let device: DeviceContext
    private(set) var environment: HostEnvironment
    /// The model of the device, or `nil` if the host was created with a size only.
    private var model: Device? {
        get { models.current }
        set {
            models.current = newValue
            device.screen.displayCornerRadius = newValue?.cornerRadius ?? 0
        }
    }
    /// The model of the device, and the model in portrait orientation from which it was rotated.
    private var models: (current: Device?, upright: Device?) = (nil, nil)
    /// The size classes that override the size classes of the device.
    private var sizeClasses: (horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?) = (nil, nil)
    /// The recorder that receives every frame while an animation is recorded.
    var motionRecorder: AnimationRecorder?
    private var fingerCount = 0
    /// An identifier of the host, which doesn't keep it alive.
    let identity = UUID()
    private let registration: HostRegistration

    /// Creates a host with a screen of the given size.
    /// - Parameters:
    ///   - size: The size of the screen, in points. It determines the default safe area.
    ///   - scale: The number of pixels per point.
    ///   - style: The interface style: light or dark.
    ///   - layoutDirection: The layout direction.
    ///   - contentSizeCategory: The text size.
    ///   - safeAreaInsets: The safe area insets, in points, or `nil` for the insets of the iPhone or iPad with such a
    ///     screen.
    ///   - system: The operating system, which determines the design. The default is iOS 18, so that frames and
    ///     snapshots of existing tests don't change; `TestHost(.iPhone17)` has iOS 26.
    ///   - text: The measurement of text.
    public convenience init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, safeAreaInsets: UIEdgeInsets? = nil,
        system: Device.System = .iOS18, text: Text = .fixedMetrics
    ) {
        var environment = PortableUIKit.Device.environment(size: size.engineSize, scale: Double(scale))
        environment.style = style == .dark ? .dark : .light
        environment.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        environment.contentSizeCategory = contentSizeCategory.rawValue
        environment.system = system.environmentValue
        if let safeAreaInsets { environment.safeAreaInsets = safeAreaInsets.insets }
        self.init(environment, text: text)
    }

    /// Creates a host with a device and its settings.
    /// - Parameters:
    ///   - device: The device, which specifies the size, scale, safe area, idiom, and system.
    ///   - variant: The settings of the device.
    ///   - text: The measurement of text.
    public convenience init(_ device: Device, variant: Variant = .standard, text: Text = .fixedMetrics) {
        var environment = device.environment
        variant.apply(to: &environment)
        self.init(environment, text: text)
        model = device
        self.device.screen.displayCornerRadius = device.cornerRadius
        sizeClasses = (variant.horizontalSizeClass, variant.verticalSizeClass)
        run { overrideSizeClasses() }
    }

    private init(_ environment: HostEnvironment, text: Text) {
        self.environment = environment
        self.text = text
        let services = HostServices(
            textMeasurer: text == .fonts ? PangoTextMeasurer() : FixedMetricsTextMeasurer(),
            imageDecoder: CairoImageDecoder(),
            imageEncoder: CairoImageEncoder(symbols: text.drawing) { Diagnostics.log($0) })
        device = DeviceContext(environment: environment, clock: clock, services: services)
        session = AppSession(device: device)
        registration = HostRegistration(device)
        RunningTest.registerScopeQuery()
        registration.crashNote.activate()
        device.activate()
        window = device.run { UIWindow(frame: CGRect(origin: .zero, size: environment.size.cgSize)) }
        AuditedHosts.current?.add(self)
        self.device.orientations.rotateScreen = { [weak self] in self?.rotateScreen() }
    }

    /// Cancels the tasks of the app that sleep, because the clock doesn't advance again.
    isolated deinit {
        device.scope.abandonDelayedWork()
    }

    /// Makes this the current device for the code of the test.
    package func activate() {
        registration.crashNote.activate()
        device.activate()
    }

    /// The problems that were reported on the device.
    var problemLog: ProblemLog { registration.problemLog }

    /// Calls the closure with the device as the current one, so that work that it starts is associated with the device.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        activate()
        return try device.run(body)
    }

    /// Converts a point of ``window`` to screen coordinates.
    func convertToScreen(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x + window.frame.minX - window.bounds.minX, y: point.y + window.frame.minY - window.bounds.minY)
    }

    /// Returns a unique number for a finger. The first numbers are reserved for gestures.
    func reserveFingerNumber() -> Int {
        fingerCount += 1
        return 100 + fingerCount
    }

    // MARK: Showing

    /// Fills the window with the view of a controller, makes it visible, and waits until the screen settles.
    ///
    /// - Parameter controller: The view controller, which becomes the window's root view controller.
    public func show(_ controller: UIViewController) {
        run {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        settle()
    }

    /// Shows a view that fills the window, and waits until the screen is at rest.
    ///
    /// - Parameter view: The view, which becomes a subview of the window.
    public func show(_ view: UIView) {
        run {
            window.makeKeyAndVisible()
            view.frame = window.bounds
            window.addSubview(view)
        }
        settle()
    }

    /// Launches an app, like its `main()`, and waits until the screen settles.
    ///
    /// - Parameter delegate: The delegate of the app.
    public func launch(_ delegate: any UIApplicationDelegate) {
        launch(delegate, manifest: .ofProgram)
    }

    /// Launches an app with the entries of an `Info.plist`.
    package func launch(_ delegate: any UIApplicationDelegate, manifest: AppManifest) {
        run {
            _ = UIApplication.launch(delegate, on: device, manifest: manifest)
            if let key = UIApplication.shared.keyWindow { window = key }
            overrideSizeClasses()
        }
        settle()
    }

    /// Changes settings of the device, such as its size, interface style, text size, and layout direction. The settings
    /// also specify whether it shows an onscreen keyboard while a view edits text, and whether the status bar, the
    /// camera cutout, and the home indicator are drawn over the app. Both are off by default.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in points.
    ///   - style: The light or dark style.
    ///   - layoutDirection: The layout direction.
    ///   - contentSizeCategory: The text size.
    ///   - showsKeyboard: A Boolean value that indicates whether the device shows an on-screen keyboard for text input.
    ///     A new host doesn't.
    ///   - showsStatusBar: A Boolean value that indicates whether the status bar, the camera area, and the home
    ///     indicator are drawn over the app. A new host doesn't draw them.
    public func change(
        size: CGSize? = nil, style: UIUserInterfaceStyle? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        showsKeyboard: Bool? = nil, showsStatusBar: Bool? = nil
    ) {
        setEnvironment(
            size: size, style: style, layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
            showsKeyboard: showsKeyboard, showsStatusBar: showsStatusBar)
        settle()
    }

    /// Changes the device without waiting until the screen settles.
    func setEnvironment(
        size: CGSize? = nil, style: UIUserInterfaceStyle? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        showsKeyboard: Bool? = nil, showsStatusBar: Bool? = nil
    ) {
        activate()
        let old = environment
        if let size {
            model = nil
            let device = PortableUIKit.Device.environment(size: size.engineSize, scale: environment.scale)
            environment.size = device.size
            environment.safeAreaInsets = device.safeAreaInsets
            environment.idiom = device.idiom
        }
        if let style { environment.style = style == .dark ? .dark : .light }
        if let layoutDirection {
            environment.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let contentSizeCategory { environment.contentSizeCategory = contentSizeCategory.rawValue }
        if let showsKeyboard { environment.showsKeyboard = showsKeyboard }
        if let showsStatusBar { environment.showsSystemOverlay = showsStatusBar }
        environmentDidChange(from: old)
    }

    /// The system updates visible windows. The host's own window is resized even before it's visible.
    private func environmentDidChange(from old: HostEnvironment) {
        session.environmentDidChange(environment)
        if window.isHidden, window.frame.size == old.size.cgSize { window.frame.size = environment.size.cgSize }
    }

    /// Changes the device to another model with the same settings.
    public func change(to device: Device) {
        model = device
        var environment = device.environment
        variant.apply(to: &environment)
        change(to: environment)
    }

    /// Changes the settings of the device.
    public func change(to variant: Variant) {
        sizeClasses = (variant.horizontalSizeClass, variant.verticalSizeClass)
        var environment = environment
        variant.apply(to: &environment)
        change(to: environment)
    }

    /// Resizes the window of the app like a user who drags its corner, in several steps.
    ///
    /// The idiom, the safe area, and the scale stay the same. During the drag,
    /// `UIWindowScene.Geometry.isInteractivelyResizing` is `true`.
    /// - Parameters:
    ///   - size: The size at the end, in points. The size restrictions of the scene limit it.
    ///   - stepCount: The number of sizes on the way, including the last one.
    public func resize(to size: CGSize, steps stepCount: Int = 10) {
        precondition(stepCount > 0, "A window must be resized in at least one step.")
        let first = environment.size.cgSize, size = session.allowedSize(size.engineSize).cgSize
        model = nil
        var environment = environment
        for step in 1...stepCount {
            let part = CGFloat(step) / CGFloat(stepCount)
            let width = first.width + (size.width - first.width) * part
            let height = first.height + (size.height - first.height) * part
            environment.size = CGSize(width: width.rounded(), height: height.rounded()).engineSize
            environment.isResizing = true
            change(to: environment)
        }
        environment.isResizing = false
        change(to: environment)
    }

    /// Rotates the device between portrait and landscape orientation. On a phone, the interface follows if the view
    /// controllers support the new orientation.
    public func rotate() {
        run {
            if environment.idiom == .phone, window.rootViewController != nil {
                device.orientations.deviceDidRotate()
            } else {
                rotateScreen()
            }
        }
        settle()
    }

    /// Rotates the interface without waiting until the screen settles.
    private func rotateScreen() {
        guard let model else {
            return setEnvironment(size: CGSize(width: environment.size.height, height: environment.size.width))
        }
        let upright = models.upright.flatMap { $0.landscape == model ? $0 : nil }
        let new = upright ?? model.rotated
        if upright == nil { models.upright = model }
        self.model = new
        let old = environment
        let variant = variant
        environment = new.environment
        variant.apply(to: &environment)
        overrideSizeClasses()
        environmentDidChange(from: old)
    }

    /// A description of the device and its settings.
    var setUp: String {
        let size = "\(environment.size.width.formatted()) x \(environment.size.height.formatted())"
        let device = model.map { "\($0.name), \(size)" } ?? size
        return "\(device) at \(environment.scale.formatted())x, \(variant)"
    }

    /// The current settings of the device.
    private var variant: Variant {
        var variant = Variant(environment)
        (variant.horizontalSizeClass, variant.verticalSizeClass) = sizeClasses
        return variant
    }

    private func change(to environment: HostEnvironment) {
        run {
            let old = self.environment
            self.environment = environment
            overrideSizeClasses()
            environmentDidChange(from: old)
        }
        settle()
    }

    /// Changes the device while the closure runs. The size classes don't change.
    /// - Parameter body: A closure that receives a function, which changes the device and waits until the screen
    ///   settles.
    func withDevice<Result>(
        _ body: (_ change: ((inout HostEnvironment) -> Void) -> Void) throws -> Result
    ) rethrows -> Result {
        let (environment, model, sizeClasses) = (environment, model, sizeClasses)
        let traits = window.traitCollection
        defer {
            (self.model, self.sizeClasses) = (model, sizeClasses)
            change(to: environment)
        }
        self.sizeClasses = (traits.horizontalSizeClass, traits.verticalSizeClass)
        return try body { edit in
            var changed = self.environment
            edit(&changed)
            change(to: changed)
        }
    }

    /// Sets trait overrides on the windows for size classes that differ from the size classes of the screen.
    private func overrideSizeClasses() {
        var overrides = window.traitOverrides
        func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value?) {
            if let value { overrides[trait] = value } else { overrides.remove(trait) }
        }
        set(UITraitHorizontalSizeClass.self, sizeClasses.horizontal ?? model?.horizontalSizeClass)
        set(UITraitVerticalSizeClass.self, sizeClasses.vertical)
        window.traitOverrides = overrides
    }

    // MARK: Time

    /// The time of the device's clock, in seconds.
    public var now: TimeInterval { clock.now }

    /// Waits until animations, scrolling, and layout settle, advancing the clock by 1/60 s at a time.
    ///
    /// If they haven't settled after ten seconds of the clock, they're printed to the console and added to
    /// ``unsettled``.
    public func settle() {
        settle(frameDuration: 1.0 / 60)
        let unsettled = unsettled
        guard !unsettled.isEmpty else { return }
        Diagnostics.log(
            "The screen didn't settle within \(Int(AppSession.settlingTime)) seconds of its clock: "
                + "\(unsettled.joined(separator: "; ")).")
    }

    /// Descriptions of the ongoing changes that keep the screen from settling, or an empty array if it's settled.
    public var unsettled: [String] { session.unsettled }

    /// Waits until the screen settles, with frames of the given duration.
    func settle(frameDuration: Double) {
        activate()
        session.settle(clock, frameDuration: frameDuration) { motionRecorder?.add($0, at: now) }
    }

    /// Advances the clock and draws a frame, so that due work runs.
    ///
    /// - Parameter seconds: The time, in seconds.
    public func advance(by seconds: TimeInterval) {
        activate()
        var rest = seconds
        // An animation includes the frames in between.
        while motionRecorder != nil, rest > 1.0 / 60 {
            clock.advance(by: 1.0 / 60)
            rest -= 1.0 / 60
            let frame = session.renderFrame()
            motionRecorder?.add(frame, at: now)
        }
        clock.advance(by: rest)
        let frame = session.renderFrame()
        motionRecorder?.add(frame, at: now)
    }

    /// Returns the current content of the screen.
    func frame() -> DisplayFrame {
        activate()
        return session.renderFrame()
    }
}
