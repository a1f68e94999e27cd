//
//  Harbour.swift
//  Tides
//

import Foundation

struct Harbour: Identifiable, Hashable {

    let name: String
    let heights: [Double]

    var id: String { name }

    var highest: Double { heights.max() ?? 0 }

    static let all = [
        Harbour(name: "Husum", heights: [0.4, 1.6, 3.1, 2.2]),
        Harbour(name: "Bremerhaven", heights: [0.6, 2.4, 3.8, 1.9]),
        Harbour(name: "Emden", heights: [0.5, 1.9, 3.3, 2.0]),
    ]

}
