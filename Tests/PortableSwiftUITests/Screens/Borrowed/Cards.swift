import Foundation
import PortableUIKit

@testable import PortableSwiftUI

// Screens as in tutorials, unchanged for Collage.

struct WeatherScreen: View {
    struct Day: Identifiable {
        let id = UUID()
        let name: String
        let symbol: String
        let temperature: Int
    }

    @State private var isNight = false
    let days = [
        Day(name: "TUE", symbol: "cloud.sun.fill", temperature: 74),
        Day(name: "WED", symbol: "sun.max.fill", temperature: 70),
        Day(name: "THU", symbol: "wind", temperature: 66), Day(name: "FRI", symbol: "sunset.fill", temperature: 60),
        Day(name: "SAT", symbol: "moon.stars.fill", temperature: 25),
    ]

    var body: some View {
        ZStack {
            BackgroundView(isNight: $isNight)
            VStack {
                Text("Cupertino, CA").font(.system(size: 32, weight: .medium, design: .default)).foregroundColor(.white)
                    .padding()
                VStack(spacing: 8) {
                    Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
                        .renderingMode(.original)
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 140, height: 140)
                    Text("76°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
                }
                .padding(.bottom, 30)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 20) {
                        ForEach(days) { day in
                            VStack {
                                Text(day.name).font(.system(size: 16, weight: .medium)).foregroundColor(.white)
                                Image(systemName: day.symbol).renderingMode(.original).font(.largeTitle)
                                Text("\(day.temperature)°").font(.title).foregroundColor(.white)
                            }
                        }
                    }
                    .padding(.horizontal)
                }
                Spacer()
                Button {
                    isNight.toggle()
                } label: {
                    Text("Change Day Time")
                        .frame(width: 240, height: 50)
                        .background(Color.white.gradient)
                        .foregroundColor(.blue)
                        .font(.system(size: 20, weight: .bold))
                        .cornerRadius(10)
                }
                Spacer()
            }
        }
    }

    struct BackgroundView: View {
        @Binding var isNight: Bool

        var body: some View {
            LinearGradient(
                gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : .white]),
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .edgesIgnoringSafeArea(.all)
        }
    }
}

struct ProfileCard: View {
    @Environment(\.openURL) private var openURL
    @ScaledMetric(relativeTo: .title) private var side = 96.0
    @State private var isFollowing = false

    var body: some View {
        VStack(spacing: 12) {
            AsyncImage(url: URL(string: "file:///nothing.png")) { phase in
                switch phase {
                case .empty: ProgressView()
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "person.fill").font(.largeTitle).foregroundStyle(.white)
                @unknown default: EmptyView()
                }
            }
            .frame(width: side, height: side)
            .background(.gray.gradient)
            .clipShape(.circle)
            .overlay(Circle().stroke(.white, lineWidth: 4))
            .shadow(radius: 7)
            .overlay(alignment: .bottomTrailing) {
                Image(systemName: "checkmark.seal.fill").foregroundStyle(.white, .blue).font(.title2)
            }
            Text("Ada Lovelace").font(.title).bold()
            Text(
                "**First** programmer, *mathematician* and author of `Note G`. See [her notes](https://example.com/notes)."
            )
            .multilineTextAlignment(.center)
            .foregroundStyle(.secondary)
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                Label("London", systemImage: "mappin.and.ellipse")
                Divider().frame(height: 16)
                Label("1815", systemImage: "calendar").labelStyle(.titleAndIcon)
            }
            .font(.subheadline)
            Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
                .buttonStyle(.bordered)
                .controlSize(.large)
                .tint(isFollowing ? .gray : .accentColor)
            Link("Website", destination: URL(string: "https://example.com")!)
        }
        .padding(24)
        .background {
            RoundedRectangle(cornerRadius: 24).fill(.background).shadow(color: .black.opacity(0.15), radius: 12, y: 6)
        }
        .padding()
    }
}

struct OnboardingScreen: View {
    @State private var page = 0
    @AppStorage("isOnboarded") private var isOnboarded = false

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(0..<3) { index in
                    VStack(spacing: 20) {
                        Image(systemName: ["star", "heart", "bolt"][index])
                            .font(.system(size: 80, weight: .light))
                            .symbolVariant(.fill)
                            .foregroundStyle(
                                .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
                        Text("Page \(index + 1)").font(.largeTitle.weight(.heavy))
                        Text("Swipe to learn what this is about.").foregroundColor(.secondary)
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            Button(page == 2 ? "Start" : "Next") {
                withAnimation { if page < 2 { page += 1 } else { isOnboarded = true } }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding()
        }
    }
}

struct PhotoGrid: View {
    @Namespace private var animation
    @State private var selected: Int?
    private let columns = [GridItem(.adaptive(minimum: 90, maximum: 140), spacing: 8)]

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(0..<12) { number in
                        if selected != number {
                            tile(number).onTapGesture {
                                withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = number }
                            }
                        } else {
                            Color.clear.aspectRatio(1, contentMode: .fit)
                        }
                    }
                }
                .padding(8)
            }
            if let number = selected {
                Color.black.opacity(0.6).ignoresSafeArea().transition(.opacity)
                tile(number).frame(maxWidth: 300)
                    .onTapGesture { withAnimation(.spring()) { selected = nil } }
                    .zIndex(1)
            }
        }
    }

    private func tile(_ number: Int) -> some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(number) / 12, saturation: 0.7, brightness: 0.9))
            .aspectRatio(1, contentMode: .fit)
            .overlay { Text("\(number)").font(.headline).foregroundStyle(.white) }
            .matchedGeometryEffect(id: number, in: animation)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
    }
}

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width ?? .infinity, subviews)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(bounds.width, subviews) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row { var indices: [Int] = [], width: CGFloat = 0, height: CGFloat = 0 }

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows = [Row()]
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if rows.last!.width + size.width > width, !rows.last!.indices.isEmpty { rows.append(Row()) }
            let isFirst = rows.last!.indices.isEmpty
            rows[rows.count - 1].indices.append(index)
            rows[rows.count - 1].width += size.width + (isFirst ? 0 : spacing)
            rows[rows.count - 1].height = max(rows.last!.height, size.height)
        }
        return rows
    }
}

struct TagScreen: View {
    @State private var chosen: Set<String> = ["Swift"]
    let end: Date
    let tags = ["Swift", "UIKit", "Linux", "Collection views", "Layouts", "SwiftUI", "Snapshots", "Accessibility"]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Text("Choose tags").font(.title2.bold())
                Spacer()
                Text(timerInterval: end.addingTimeInterval(-90)...end, countsDown: true)
                    .monospacedDigit()
                    .foregroundStyle(.orange)
            }
            FlowLayout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .background(chosen.contains(tag) ? Color.accentColor : Color(.systemGray5), in: Capsule())
                        .foregroundStyle(chosen.contains(tag) ? .white : .primary)
                        .onTapGesture {
                            if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
                        }
                }
            }
            ViewThatFits(in: .horizontal) {
                Text("You have chosen \(chosen.sorted().joined(separator: ", ")), of all the tags that there are.")
                Text("^[\(chosen.count) tag](inflect: true)")
            }
            .lineLimit(1)
            Spacer()
        }
        .padding()
    }
}
