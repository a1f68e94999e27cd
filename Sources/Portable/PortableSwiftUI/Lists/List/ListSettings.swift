import PortableUIKit

/// The properties of a list that its environment specifies.
struct ListSettings {
    var appearance: ListAppearance
    var environment: EnvironmentValues
    var rowSpacing: CGFloat
    var sectionSpacing: ListSectionSpacing
    var sectionMargins: ListSectionMargins
    var minimumRowHeight: CGFloat
    var minimumHeaderHeight: CGFloat?
    var hidesBackground: Bool
    var isProminent: Bool

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        appearance = environment.listAppearance ?? .insetGrouped
        rowSpacing = environment.listRowSpacing ?? 0
        sectionSpacing = environment.listSectionSpacing
        sectionMargins = environment.listSectionMargins
        minimumRowHeight = Self.length(environment.defaultMinListRowHeight)
        minimumHeaderHeight = environment.defaultMinListHeaderHeight.map(Self.length)
        hidesBackground = environment.scrollContentBackground == .hidden
        isProminent = environment.headerProminence == .increased
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }

    /// Returns whether the settings result in the same layout as another list's settings.
    func hasSameLayout(as other: ListSettings) -> Bool {
        appearance == other.appearance && rowSpacing == other.rowSpacing && sectionSpacing == other.sectionSpacing
            && sectionMargins == other.sectionMargins
            && minimumRowHeight == other.minimumRowHeight && minimumHeaderHeight == other.minimumHeaderHeight
            && hidesBackground == other.hidesBackground && isProminent == other.isProminent
    }
}
