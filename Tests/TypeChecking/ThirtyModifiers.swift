// scopes: 5000
import PortableSwiftUI

struct ThirtyModifiers: View {
    @State private var isOn = false

    var body: some View {
        Text("Thirty")
            .font(.headline)
            .fontWeight(.semibold)
            .foregroundStyle(.primary)
            .multilineTextAlignment(.center)
            .lineLimit(2)
            .minimumScaleFactor(0.8)
            .padding(.horizontal, 12)
            .padding(.vertical)
            .frame(minWidth: 40, maxWidth: .infinity, alignment: .leading)
            .frame(height: 60)
            .background(.blue)
            .background(Color.red)
            .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .border(.gray, width: 1)
            .shadow(radius: 4)
            .opacity(isOn ? 1 : 0.5)
            .rotationEffect(.degrees(isOn ? 10 : 0))
            .scaleEffect(isOn ? 1.1 : 1)
            .offset(x: 4, y: 2)
            .zIndex(1)
            .layoutPriority(1)
            .fixedSize(horizontal: false, vertical: true)
            .contentShape(Rectangle())
            .onTapGesture { isOn.toggle() }
            .onAppear { isOn = true }
            .disabled(!isOn)
            .accessibilityLabel("Thirty")
            .environment(\.layoutDirection, .leftToRight)
            .animation(.easeInOut, value: isOn)
    }
}
