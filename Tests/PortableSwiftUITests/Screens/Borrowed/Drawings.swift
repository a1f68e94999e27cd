import Foundation
import PortableUIKit

@testable import PortableSwiftUI

// Screens as in tutorials, unchanged for Collage.

struct Ring: View {
    let progress: Double
    let colors: [Color]
    var width: CGFloat = 24

    var body: some View {
        ZStack {
            Circle().stroke(colors[0].opacity(0.2), lineWidth: width)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(
                        gradient: Gradient(colors: colors), center: .center, startAngle: .degrees(0),
                        endAngle: .degrees(360 * progress)),
                    style: StrokeStyle(lineWidth: width, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
                .shadow(color: colors[1].opacity(0.4), radius: 4)
        }
    }
}

struct ActivityRings: View {
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 32) {
            ZStack {
                Ring(progress: isShown ? 0.82 : 0, colors: [.red, .pink])
                Ring(progress: isShown ? 0.55 : 0, colors: [.green, .mint]).padding(28)
                Ring(progress: isShown ? 0.31 : 0, colors: [.cyan, .blue]).padding(56)
            }
            .frame(width: 220, height: 220)
            HStack(spacing: 24) {
                ForEach(["Move", "Exercise", "Stand"], id: \.self) { name in
                    VStack {
                        Text(name.uppercased()).font(.caption2).kerning(1).foregroundStyle(.secondary)
                        Text("\(name.count * 37)").font(.title2.monospacedDigit().bold())
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.black)
        .preferredColorScheme(.dark)
        .onAppear {
            withAnimation(.easeOut(duration: 1.2).delay(0.1)) { isShown = true }
        }
    }
}

struct BarChart: View {
    struct Bars: Shape {
        var values: [CGFloat]

        func path(in rect: CGRect) -> Path {
            var path = Path()
            let step = rect.width / CGFloat(values.count)
            for (index, value) in values.enumerated() {
                path.addRoundedRect(
                    in: CGRect(
                        x: rect.minX + CGFloat(index) * step + 4, y: rect.maxY - rect.height * value, width: step - 8,
                        height: rect.height * value),
                    cornerSize: CGSize(width: 6, height: 6))
            }
            return path
        }
    }

    @State private var selection = 0
    let weeks: [[CGFloat]] = [[0.3, 0.8, 0.5, 0.9, 0.4, 0.7, 0.2], [0.9, 0.2, 0.6, 0.3, 0.8, 0.5, 1]]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Steps").font(.title2.bold())
            Bars(values: weeks[selection])
                .fill(.linearGradient(colors: [.orange, .red], startPoint: .bottom, endPoint: .top))
                .frame(height: 200)
                .overlay(alignment: .topTrailing) {
                    Text("Best: \(weeks[selection].max()!, format: .percent)")
                        .font(.caption)
                        .padding(6)
                        .background(.ultraThinMaterial, in: Capsule())
                }
            HStack(spacing: 0) {
                ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { _, day in
                    Text(String(day)).font(.caption).frame(maxWidth: .infinity)
                }
            }
            Picker("Week", selection: $selection) {
                Text("This").tag(0)
                Text("Last").tag(1)
            }
            .pickerStyle(SegmentedPickerStyle())
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 20, style: .continuous).fill(Color(.secondarySystemBackground)))
        .padding()
        .animation(.easeInOut, value: selection)
    }
}

struct Metaballs: View {
    @State private var isApart = false

    var body: some View {
        VStack {
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
                context.addFilter(.blur(radius: 16))
                context.drawLayer { layer in
                    for index in 0..<2 {
                        if let ball = layer.resolveSymbol(id: index) {
                            layer.draw(ball, at: CGPoint(x: size.width / 2, y: size.height / 2))
                        }
                    }
                }
            } symbols: {
                Circle().frame(width: 90, height: 90).offset(x: isApart ? -70 : -30).tag(0)
                Circle().frame(width: 70, height: 70).offset(x: isApart ? 70 : 40).tag(1)
            }
            .frame(height: 240)
            Button(isApart ? "Join" : "Part") {
                withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7)) { isApart.toggle() }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

struct Clock: View {
    var body: some View {
        TimelineView(.everyMinute) { _ in
            Canvas { context, size in
                let radius = min(size.width, size.height) / 2 - 12
                context.translateBy(x: size.width / 2, y: size.height / 2)
                for hour in 1...12 {
                    var mark = context
                    mark.rotate(by: .degrees(Double(hour) * 30))
                    mark.fill(
                        Path(CGRect(x: -2, y: -radius, width: 4, height: 14)), with: .color(.primary))
                    var number = context.resolve(Text("\(hour)").font(.callout.bold()))
                    number.shading = .color(hour % 3 == 0 ? .red : .secondary)
                    let angle = Double(hour) / 12 * 2 * .pi
                    context.draw(
                        number,
                        at: CGPoint(x: sin(angle) * (radius - 32), y: -cos(angle) * (radius - 32)), anchor: .center)
                }
                var shadowed = context
                shadowed.addFilter(.shadow(color: .black.opacity(0.4), radius: 3, x: 0, y: 2))
                shadowed.rotate(by: .degrees(50))
                shadowed.stroke(
                    Path {
                        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 0, y: -radius * 0.6))
                    },
                    with: .color(.blue), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                var ring = context
                ring.blendMode = .multiply
                ring.stroke(
                    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
                    with: .conicGradient(
                        Gradient(colors: [.yellow, .green, .blue, .purple, .yellow]), center: .zero),
                    lineWidth: 8)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .padding()
    }
}
