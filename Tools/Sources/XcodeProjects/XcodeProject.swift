/// An Xcode project.
public struct XcodeProject: Sendable {}
