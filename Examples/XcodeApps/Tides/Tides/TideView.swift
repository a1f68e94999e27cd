//
//  TideView.swift
//  Tides
//

import SwiftUI

struct TideView: View {

    @ObservedObject var model: TideModel

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ReusableViews.row("Height", value: String(format: "%.1f m", model.height))
                Toggle("Favorite", isOn: $model.isFavorite)
                Button("Six hours later") { model.advance() }
                Divider()
                ForEach(Array(model.harbour.heights.enumerated()), id: \.offset) { index, height in
                    HStack {
                        Text("\(index * 6):00")
                        Spacer()
                        BarView(fraction: height / model.harbour.highest).frame(width: 120, height: 8)
                    }
                }
            }
            .padding()
        }
    }

}

/// Views for several screens.
class ReusableViews {

    static func row(_ title: String, value: String) -> some View {
        HStack {
            Text(title)
            Spacer()
            Text(value).foregroundStyle(.secondary)
        }
    }

}

/// A bar that UIKit draws.
struct BarView: UIViewRepresentable {

    let fraction: Double

    func makeUIView(context: Context) -> UIProgressView {
        UIProgressView(progressViewStyle: .default)
    }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.progress = Float(fraction)
    }

}

struct TideView_Previews: PreviewProvider {

    static var previews: some View {
        TideView(model: TideModel(harbour: Harbour.all[0]))
    }

}
