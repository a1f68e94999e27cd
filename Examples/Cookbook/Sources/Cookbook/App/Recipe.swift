import SwiftUI

/// A screen of the cookbook. `Documentation/Cookbook.md` lists them in this order.
enum Recipe: String, CaseIterable {
    // Grids
    case twoColumnGrid, adaptiveGrid, flowGrid, nestedGroups, waterfall, pagingCarousel, orthogonalMix, pinnedHeaders
    case selfSizingCells, tagCloud, badges, sectionBackgrounds, monthCalendar, circleLayout
    // Lists
    case listAccessories, expandableOutline, swipeActions, reordering, multipleSelection, searchableList, settingsForm
    case ownContent, tableSections
    // Behavior
    case dragAndDrop, contextMenus, infiniteScroll, pullToRefreshList, emptyState, skeletonLoading, keyboardAvoidance
    case photoZoom
    // Looks
    case dynamicType, rightToLeft, darkMode, attributedTexts, codeColoring, accessibilityActions
    // Sections
    case builderSections, composerSections, sectionObjects, listOfData, presetLayouts, stayingAtEnd, driverPlaceholders
    // Views
    case swiftUIRows, hostedCells, swiftUIForm, swiftUIPaging

    /// Creates the screen.
    @MainActor func makeViewController() -> UIViewController {
        switch self {
        case .twoColumnGrid: TwoColumnGrid()
        case .adaptiveGrid: AdaptiveGrid()
        case .flowGrid: FlowGrid()
        case .nestedGroups: NestedGroups()
        case .waterfall: Waterfall()
        case .pagingCarousel: PagingCarousel()
        case .orthogonalMix: OrthogonalMix()
        case .pinnedHeaders: PinnedHeaders()
        case .selfSizingCells: SelfSizingCells()
        case .tagCloud: TagCloud()
        case .badges: Badges()
        case .sectionBackgrounds: SectionBackgrounds()
        case .monthCalendar: MonthCalendar()
        case .circleLayout: CircleLayout()
        case .listAccessories: ListAccessories()
        case .expandableOutline: ExpandableOutline()
        case .swipeActions: SwipeActions()
        case .reordering: Reordering()
        case .multipleSelection: MultipleSelection()
        case .searchableList: SearchableList()
        case .settingsForm: SettingsForm()
        case .ownContent: OwnContent()
        case .tableSections: TableSections()
        case .dragAndDrop: DragAndDrop()
        case .contextMenus: ContextMenus()
        case .infiniteScroll: InfiniteScroll()
        case .pullToRefreshList: PullToRefreshList()
        case .emptyState: EmptyState()
        case .skeletonLoading: SkeletonLoading()
        case .keyboardAvoidance: KeyboardAvoidance()
        case .photoZoom: PhotoZoom()
        case .dynamicType: DynamicType()
        case .rightToLeft: RightToLeft()
        case .darkMode: DarkMode()
        case .attributedTexts: AttributedTexts()
        case .codeColoring: CodeColoring()
        case .accessibilityActions: AccessibilityActions()
        case .builderSections: BuilderSections()
        case .composerSections: ComposerSections()
        case .sectionObjects: SectionObjects()
        case .listOfData: ListOfData()
        case .presetLayouts: PresetLayouts()
        case .stayingAtEnd: StayingAtEnd()
        case .driverPlaceholders: DriverPlaceholders()
        case .swiftUIRows: UIHostingController(rootView: SwiftUIRows())
        case .hostedCells: HostedCells()
        case .swiftUIForm: UIHostingController(rootView: SwiftUIForm())
        case .swiftUIPaging: UIHostingController(rootView: SwiftUIPaging())
        }
    }
}
