import Foundation
import PortableUIKit

@testable import PortableSwiftUI

/// Shapes and their styles, images, and texts.
struct DrawingOverloads: View {
    private var isOn = true
    private let ramp = PortableSwiftUI.Gradient(colors: [.red, .blue])

    var body: some View {
        VStack {
            backgrounds
            styles
            shapes
            images
            texts
        }
    }

    @ViewBuilder private var backgrounds: some View {
        Text("a").background(.red).background(.fill).background(.fill.tertiary, in: .rect(cornerRadius: 3))
        Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 3)).background(in: .capsule)
        Text("a").background { Color.red }.background(isOn ? Color.red : nil).background(.windowBackground)
        Text("a").background(isOn ? AnyView(Text("b")) : AnyView(EmptyView())).background(.red.gradient)
        Text("a").background(Color.red, ignoresSafeAreaEdges: .top).background(.tint, in: .ellipse)
        Text("a").overlay(isOn ? Color.red : Color.clear).overlay(alignment: .top) { Text("b") }
        Text("a").overlay(RoundedRectangle(cornerRadius: 3).stroke(.tertiary, lineWidth: 1)).overlay(.red)
    }

    @ViewBuilder private var styles: some View {
        Text("a").foregroundStyle(isOn ? .primary : .secondary).foregroundStyle(isOn ? Color.red : .blue)
        Text("a").foregroundStyle(.red, .gray).foregroundStyle(.secondary.opacity(0.3)).foregroundStyle(.link)
        Text("a").foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary)).foregroundColor(nil)
        Text("a").foregroundStyle(.linearGradient(ramp, startPoint: .top, endPoint: .bottom)).tint(.red)
        Rectangle().fill(.linearGradient(ramp.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
        Rectangle().fill(.radialGradient(Color.red.gradient, center: .top, startRadius: 0, endRadius: 9))
        Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9)))
        Rectangle().fill(.ellipticalGradient(ramp)).fill(Color.red.secondary)
    }

    @ViewBuilder private var shapes: some View {
        Circle().stroke(.red, lineWidth: 2).frame(width: 9)
        Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        Circle().strokeBorder(lineWidth: 2)
        Circle().stroke(Color.red, style: .init(lineWidth: 3)).fill(.blue)
        Capsule().stroke()
        RoundedRectangle(cornerRadius: 3, style: .continuous).inset(by: 2).trim(from: 0, to: 0.5).stroke(.red)
        UnevenRoundedRectangle(topLeadingRadius: 3).fill(.red).clipShape(.rect(cornerRadius: 3))
        Text("a").clipShape(Circle()).contentShape(.rect).mask { Circle() }.shadow(radius: 3)
        Path { $0.addRect(.zero) }.fill(.red, style: FillStyle(eoFill: true))
        Canvas { context, size in
            context.withCGContext { $0.setLineWidth(2) }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
    }

    @ViewBuilder private var images: some View {
        Image(systemName: "star").resizable().scaledToFit().imageScale(.large).symbolVariant(.fill)
        Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue).font(.title)
        Image(uiImage: UIImage()).resizable(capInsets: .init(), resizingMode: .tile).interpolation(.none)
        Image(size: CGSize(width: 3, height: 4), label: Text("a")) { $0.fill(Path(), with: .color(.red)) }
        Image(size: CGSize(width: 3, height: 4)) { context in context.opacity = 0.5 }
    }

    @ViewBuilder private var texts: some View {
        Text("a") + Text("b").bold() + Text(verbatim: "c")
        Text(Date.distantPast, style: .date)
        Text(Date.distantPast, format: .dateTime.day().month(.abbreviated).year())
        Text(12.5, format: .number.precision(.fractionLength(1)))
        Text("\(3) items \(Image(systemName: "star")) \(Date.distantPast, style: .time)")
        Text("a").font(isOn ? .title : .body).fontWeight(isOn ? .bold : nil).italic(isOn).kerning(1)
        Text("a").font(.system(.body, design: .rounded, weight: .medium)).font(.system(size: 9).bold())
        Text("a").lineLimit(2, reservesSpace: true).multilineTextAlignment(.center).truncationMode(.middle)
        Text("a").strikethrough(isOn, color: .red).underline().textCase(.uppercase).monospacedDigit()
    }
}
