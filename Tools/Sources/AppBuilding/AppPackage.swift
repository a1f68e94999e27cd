import SourceRewriting
import XcodeProjects

/// A package that builds an app.
public struct AppPackage: Sendable {}
