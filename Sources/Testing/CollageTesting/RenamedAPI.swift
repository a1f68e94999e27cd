import Foundation

@available(*, deprecated, renamed: "ImageTolerance")
public typealias PictureTolerance = ImageTolerance

@available(*, deprecated, renamed: "WaitTimeout")
public typealias WaitedInVain = WaitTimeout

extension ScreenInput {
    @available(*, deprecated, renamed: "Location")
    public typealias Place = Location

    @available(*, deprecated, renamed: "longPressDrag(from:to:)")
    public static func carry(from start: Location, to end: Location) -> Self { .longPressDrag(from: start, to: end) }

    @available(*, deprecated, renamed: "cancelledDrag(from:to:)")
    public static func brokenDrag(from start: Location, to end: Location) -> Self {
        .cancelledDrag(from: start, to: end)
    }
}

extension WalkStep.Action {
    @available(*, deprecated, renamed: "dismissTemporaryState")
    public static var rest: Self { .dismissTemporaryState }
}

extension ScreenState {
    @available(*, deprecated, renamed: "difference(from:)")
    public func difference(fromFresh fresh: ScreenState) -> ScreenDifference? { difference(from: fresh) }
}

extension TestHost {
    @available(*, deprecated, renamed: "simulateSignificantTimeChange()")
    public func changeTime() { simulateSignificantTimeChange() }
}

extension TestHost.SnapshotKind {
    @available(*, deprecated, renamed: "voiceOverImage")
    public static var voiceOverPicture: Self { .voiceOverImage }
}

extension PreviewedScreen {
    @available(*, deprecated, renamed: "location")
    nonisolated public var place: String { location }
}
