import CollageTesting
import Testing

@MainActor struct HighDynamicRangeColorTests {
    @Test func `an exposure multiplies the brightness, and a headroom limits it`() {
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1, linearExposure: 4)
        #expect(color.linearExposure == 4)
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1, exposure: 2) == color)
        #expect(color.applyingContentHeadroom(2).linearExposure == 2)
        #expect(color.applyingContentHeadroom(8).linearExposure == 4)
        #expect(color.standardDynamicRange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(color != color.standardDynamicRange && UIColor.red.linearExposure == 1)
    }

    @Test func `the limit of the headroom is a trait`() {
        let traits = UITraitCollection { $0.headroomUsageLimit = .active }
        #expect(traits.hdrHeadroomUsageLimit == .active)
        #expect(UITraitCollection().hdrHeadroomUsageLimit == .unspecified)
        #expect(!traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    }
}
