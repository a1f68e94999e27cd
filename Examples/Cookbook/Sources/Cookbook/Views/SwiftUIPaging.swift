import SwiftUI

/// Cards that scroll horizontally in SwiftUI, and grow towards the center.
struct SwiftUIPaging: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(1..<8) { number in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(Color(uiColor: .tile(number)))
                        .overlay { Text("\(number)").font(.largeTitle) }
                        .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 12)
                        .scrollTransition { content, phase in
                            content.scaleEffect(phase.isIdentity ? 1 : 0.85)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .frame(height: 220)
    }
}
