import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// A modifier, a shape, or a control that is given all kinds of numbers.
struct NumericView: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (Double) -> AnyView

    var testDescription: String { name }

    init<Content: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable (Double) -> Content) {
        self.name = name
        self.make = { AnyView(make($0)) }
    }

    /// Three numbers, or more of them with more trials.
    static let numbers: [Double] = Array(
        ([
            .nan, .infinity, -1e300, -.infinity, 1e300, 1e18, -1, 0, .leastNonzeroMagnitude, 1e9, -1e9, 12_345.678,
            1e-9, .greatestFiniteMagnitude,
        ] as [Double]).prefix(RandomTrials.count(3)))

    static let all = animations + timelines + shapes + gradients + controls + layouts

    // MARK: Motion

    /// A value that changes with an animation when the view appears.
    private struct Animated: View {
        let animation: Animation
        @State private var isMoved = false

        var body: some View {
            Color.red.frame(width: isMoved ? 100 : 50, height: 50)
                .offset(x: isMoved ? 20 : 0)
                .onAppear { withAnimation(animation) { isMoved = true } }
        }
    }

    private static let animations = [
        NumericView("linear(duration:)") { Animated(animation: .linear(duration: $0)) },
        NumericView("easeInOut(duration:)") { Animated(animation: .easeInOut(duration: $0)) },
        NumericView("spring(response:)") { Animated(animation: .spring(response: $0)) },
        NumericView("spring(dampingFraction:)") { Animated(animation: .spring(response: 0.5, dampingFraction: $0)) },
        NumericView("spring(duration:bounce:)") { Animated(animation: .spring(duration: $0, bounce: $0)) },
        NumericView("interpolatingSpring") {
            Animated(animation: .interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0))
        },
        NumericView("interpolatingSpring(stiffness:)") {
            Animated(animation: .interpolatingSpring(stiffness: $0, damping: 10))
        },
        NumericView("timingCurve") { Animated(animation: .timingCurve($0, $0, $0, $0, duration: 0.3)) },
        NumericView("delay") { Animated(animation: .linear(duration: 0.2).delay($0)) },
        NumericView("speed") { Animated(animation: .linear(duration: 0.2).speed($0)) },
        NumericView("repeatForever") {
            Animated(animation: .linear(duration: $0).repeatForever(autoreverses: true))
        },
        NumericView("repeatCount") { Animated(animation: .linear(duration: $0).repeatCount(Int(saturating: $0))) },
        NumericView("keyframes") { number in
            KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
                Color.red.frame(width: 50, height: 50).offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(number, duration: number)
                SpringKeyframe(20, duration: number, spring: .init(duration: number, bounce: number))
                CubicKeyframe(number, duration: 0.1)
            }
        },
    ]

    private static let timelines = [
        NumericView("periodic") { number in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: number)) {
                Text("\($0.date.timeIntervalSinceReferenceDate)")
            }
        },
        NumericView("periodic from") { number in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: 1)) {
                Text("\($0.date.timeIntervalSinceReferenceDate)")
            }
        },
        NumericView("animation") {
            TimelineView(.animation(minimumInterval: $0)) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
        },
        NumericView("explicit") { number in
            TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: number)])) {
                Text("\($0.date.timeIntervalSinceReferenceDate)")
            }
        },
        NumericView("Text(timerInterval:)") { number in
            let start = Date(timeIntervalSinceReferenceDate: 0), end = Date(timeIntervalSinceReferenceDate: number)
            if end >= start { Text(timerInterval: start...end) }
            Text(end, style: .timer)
            Text(end, style: .relative)
            Text(end, style: .date)
        },
        NumericView("ProgressView(timerInterval:)") { number in
            let start = Date(timeIntervalSinceReferenceDate: 0), end = Date(timeIntervalSinceReferenceDate: number)
            if end >= start { ProgressView(timerInterval: start...end) }
        },
    ]

    // MARK: Drawing

    private static let shapes = [
        NumericView("stroke(lineWidth:)") { Circle().stroke(.red, lineWidth: $0) },
        NumericView("strokeBorder") { RoundedRectangle(cornerRadius: $0).strokeBorder(.red, lineWidth: $0) },
        NumericView("dash") {
            Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, 4], dashPhase: $0))
        },
        NumericView("strokedPath") { number in
            Path(CGRect(x: 0, y: 0, width: 40, height: 40))
                .strokedPath(StrokeStyle(lineWidth: number, dash: [number, number])).fill(.red)
        },
        NumericView("trim") { Circle().trim(from: $0, to: 0.7).stroke(.red) },
        NumericView("inset") { Capsule().inset(by: $0).fill(.red) },
        NumericView("unevenRoundedRectangle") {
            UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0).fill(.red)
        },
        NumericView("path") { number in
            Path { path in
                path.move(to: CGPoint(x: number, y: 0))
                path.addLine(to: CGPoint(x: 20, y: number))
                path.addArc(
                    center: CGPoint(x: 20, y: 20), radius: number, startAngle: .degrees(number),
                    endAngle: .degrees(20), clockwise: true)
                path.addCurve(
                    to: CGPoint(x: number, y: number), control1: .zero, control2: CGPoint(x: number, y: 3))
            }.stroke(.red)
        },
        NumericView("rotationEffect") { Color.red.rotationEffect(.degrees($0)).scaleEffect($0) },
        NumericView("rotation3DEffect") {
            Color.red.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0), perspective: $0)
        },
        NumericView("blur, shadow, opacity") {
            Text("Some text").blur(radius: $0).shadow(radius: $0, x: $0, y: $0).opacity($0).brightness($0)
                .contrast($0).saturation($0).hueRotation(.degrees($0)).grayscale($0)
        },
        NumericView("Canvas") { number in
            Canvas { context, size in
                context.opacity = number
                context.translateBy(x: number, y: number)
                context.scaleBy(x: number, y: 1)
                context.rotate(by: .degrees(number))
                context.addFilter(.blur(radius: number))
                context.fill(Path(CGRect(x: 0, y: 0, width: number, height: number)), with: .color(.red))
                context.draw(Text("Some text"), at: CGPoint(x: number, y: number))
            }
        },
    ]

    private static let gradients = [
        NumericView("stops") { number in
            LinearGradient(
                stops: [.init(color: .red, location: number), .init(color: .blue, location: 0.5)],
                startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 1, y: number))
        },
        NumericView("RadialGradient") {
            RadialGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: $0), startRadius: $0, endRadius: 30)
        },
        NumericView("RadialGradient(endRadius:)") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
        },
        NumericView("AngularGradient") {
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees($0), endAngle: .degrees(90))
        },
        NumericView("EllipticalGradient") {
            EllipticalGradient(colors: [.red, .blue], startRadiusFraction: $0, endRadiusFraction: $0)
        },
        NumericView("Color") { Color(red: $0, green: $0, blue: $0, opacity: $0).opacity($0) },
        NumericView("Color(hue:)") { Color(hue: $0, saturation: $0, brightness: $0).mix(with: .red, by: $0) },
    ]

    // MARK: Controls

    private static let controls = [
        NumericView("ProgressView(value:)") { ProgressView("Title", value: $0, total: 10) },
        NumericView("ProgressView(total:)") { ProgressView("Title", value: 3, total: $0) },
        NumericView("circular ProgressView") { ProgressView(value: $0).progressViewStyle(.circular) },
        NumericView("Gauge") { number in
            Gauge(value: number) {
                Text("Title")
            } currentValueLabel: {
                Text("\(number)")
            }
        },
        NumericView("circular Gauge") { number in
            Gauge(value: number, in: 0...10) { Text("Title") }.gaugeStyle(.accessoryCircular)
        },
        NumericView("Gauge(in:)") { number in
            if number >= 0 { Gauge(value: 3, in: 0...number) { Text("Title") }.gaugeStyle(.accessoryLinear) }
        },
        NumericView("Slider(value:)") { Slider(value: .constant($0)) },
        NumericView("Slider(in:)") { number in
            if number > 0 { Slider(value: .constant(3), in: 0...number) }
        },
        NumericView("Slider(step:)") { number in
            if number > 0 { Slider(value: .constant(3), in: 0...10, step: number) }
        },
        NumericView("Stepper") { number in
            Stepper("Title", value: .constant(number), in: 0...10, step: 1)
            Text(number, format: .number)
            Text("\(number, specifier: "%.2f")")
        },
        NumericView("DatePicker") {
            DatePicker("Title", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
        },
    ]

    private static let layouts = [
        NumericView("padding around a control of UIKit") { number in
            VStack(spacing: number) {
                Text("a").padding(number).offset(x: number)
                Slider(value: .constant(0.5)).padding(number).frame(width: number)
            }
        },
        NumericView("frame") { Text("Some text").frame(width: $0, height: $0) },
        NumericView("frame(minWidth:)") { Text("Some text").frame(minWidth: $0, maxHeight: $0) },
        NumericView("padding") { Text("Some text").padding($0).offset(x: $0, y: $0) },
        NumericView("position") { Text("Some text").position(x: $0, y: $0) },
        NumericView("spacing") { number in
            VStack(spacing: number) {
                Text("One")
                Spacer(minLength: number)
                Text("Two").layoutPriority(number).zIndex(number)
            }
        },
        NumericView("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
        NumericView("font") {
            Text("Some text").font(.system(size: $0)).kerning($0).lineSpacing($0).baselineOffset($0)
        },
        NumericView("LazyVGrid") { number in
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number)), GridItem(.flexible())],
                spacing: number
            ) { ForEach(0..<6) { Text("\($0)") } }
        },
        NumericView("safeAreaPadding") { Color.red.safeAreaPadding($0) },
        NumericView("minimumScaleFactor") { Text("Some longer text").minimumScaleFactor($0).frame(width: 30) },
    ]
}

@MainActor struct ExtremeNumberTests {
    @Test(arguments: NumericView.all)
    func `each view accepts all numbers: it's laid out, drawn, and read by VoiceOver`(view: NumericView) throws {
        for number in NumericView.numbers {
            let host = TestHost(size: CGSize(width: 320, height: 480))
            _ = try Diagnostics.capture {
                host.show(UIHostingController(rootView: view.make(number)))
                for _ in 0..<3 { host.advance(by: 0.05) }
                _ = try host.snapshot(.text)
                _ = host.session.accessibleElements()
                host.tap(CGPoint(x: 160, y: 240))
                host.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 60, y: 200), duration: 0.05, rests: false)
                host.advance(by: 0.5)
                host.change(size: CGSize(width: 480, height: 320))
                _ = try host.snapshot(.text)
            }
        }
    }
}
