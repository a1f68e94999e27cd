//
//  TideModel.swift
//  Tides
//

import Combine

final class TideModel: ObservableObject {

    @Published var isFavorite = false
    @Published private(set) var hour = 0

    let harbour: Harbour

    init(harbour: Harbour) {
        self.harbour = harbour
    }

    var height: Double { harbour.heights[hour % harbour.heights.count] }

    func advance() {
        hour += 1
    }

}
