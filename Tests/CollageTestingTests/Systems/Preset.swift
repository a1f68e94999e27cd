import CollageTesting
import CollectionCore

/// The presets that all section systems take.
@MainActor
enum Preset: Int, Codable, Hashable, Sendable, CaseIterable {
    case grid, squares, adaptiveGrid, selfSizingGrid, carousel, pages, hero, flow, mosaic, waterfall, rows, list

    var layout: any SectionLayout {
        let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        switch self {
        case .grid: return GridLayout(columns: 2, height: .absolute(60), spacing: 8, contentInsets: insets)
        case .squares: return GridLayout(columns: 3, aspectRatio: 1, spacing: 4)
        case .adaptiveGrid: return GridLayout(minimumItemWidth: 120, height: .absolute(80), contentInsets: insets)
        case .selfSizingGrid: return GridLayout(columns: 2, height: .estimated(50), spacing: 8, contentInsets: insets)
        case .carousel:
            return CarouselLayout(width: .absolute(140), height: .absolute(90), hSpacing: 8, contentInsets: insets)
        case .pages: return PageLayout.hero(height: .absolute(160), pages: true)
        case .hero: return PageLayout.hero()
        case .flow:
            return FlowLayout(
                estimatedItemWidth: 80, estimatedItemHeight: 30, hSpacing: 8, vSpacing: 8, contentInsets: insets)
        case .mosaic: return MosaicLayout(spacing: 4, contentInsets: insets)
        case .waterfall:
            return WaterfallLayout(columns: 2, aspectRatios: [1, 0.7, 1.4], spacing: 8, contentInsets: insets)
        case .rows: return ListRowLayout(spacing: 4, contentInsets: insets)
        case .list: return ListLayout(appearance: .insetGrouped)
        }
    }
}
