import Foundation
import LayoutCases

extension FuzzTarget {
    /// Recorded layouts.
    static let layoutCases = FuzzTarget("layout-cases") { input in
        _ = try JSONDecoder().decode(LayoutCase.self, from: input)
    }
}
