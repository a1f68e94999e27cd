/// The platforms that a file of a target is built for. A project lists them only for files that aren't built for all
/// platforms of the target.
struct PlatformFilter {
    /// The names of the platforms, such as `ios` and `macos`. If it's empty, the file is built for all of them.
    private let platforms: [String]

    /// Creates the filter of a build file.
    init(_ build: ProjectObject) {
        platforms = build[list: "platformFilters"] + [build[text: "platformFilter"]].compactMap(\.self)
    }

    private init(_ platforms: PropertyList) {
        self.platforms = platforms.list?.compactMap(\.text) ?? []
    }

    /// A Boolean value that indicates whether the file is built for iPhone and iPad.
    var includesIOS: Bool { platforms.isEmpty || platforms.contains("ios") }

    /// Returns the paths in a synchronized folder that aren't built for iPhone and iPad.
    static func otherPlatforms(in exceptions: [ProjectObject]) -> [String] {
        exceptions.flatMap { exception in
            let filters = exception.fields["platformFiltersByRelativePath"]?.dictionary ?? [:]
            return filters.filter { !PlatformFilter($0.value).includesIOS }.map(\.key)
        }
    }
}
