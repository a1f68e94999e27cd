/// A layout whose sections are changed after they are made, for what it has no parameter for.
@MainActor
public struct AdjustedSectionLayout<Base: SectionLayout>: SectionLayout {
    private struct Token: Hashable {
        var base: AnyHashable
        var adjustment: AnyHashable
    }

    var base: Base
    private let token: AnyHashable?
    private let adjust: (NSCollectionLayoutSection) -> Void

    init(base: Base, token: AnyHashable?, adjust: @escaping (NSCollectionLayoutSection) -> Void) {
        self.base = base
        self.token = token
        self.adjust = adjust
    }

    /// The base's token and the adjustment's; nil if one of them has none.
    public var layoutToken: AnyHashable? {
        guard let base = base.layoutToken, let token else { return nil }
        return Token(base: base, adjustment: token)
    }

    /// Whether the base keeps its sections and the adjustment has a token.
    public var keepsSections: Bool { base.keepsSections && layoutToken != nil }

    /// The base's section, changed.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment)
    }

    /// The base's section, changed.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        adjusted(base.makeSection(at: index, in: environment))
    }

    /// A section of the base's, changed.
    func adjusted(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
        adjust(section)
        return section
    }
}

extension SectionLayout {
    /// The layout with something of its sections changed.
    ///
    /// - Parameters:
    ///   - token: What changes when the adjustment does; nil asks anew on each update.
    ///   - adjust: Changes a section that was just made.
    public func adjusted(
        token: AnyHashable? = nil, _ adjust: @escaping (NSCollectionLayoutSection) -> Void
    ) -> AdjustedSectionLayout<Self> {
        AdjustedSectionLayout(base: self, token: token, adjust: adjust)
    }

    /// The layout with its insets measured from the safe area, the margins, the width that is easy to read, or the
    /// bounds.
    public func contentInsetsReference(_ reference: UIContentInsetsReference) -> AdjustedSectionLayout<Self> {
        adjusted(token: AnyHashable(reference)) { $0.contentInsetsReference = reference }
    }

    /// The layout with sections that scroll across the direction of the collection view.
    public func scrolling(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> AdjustedSectionLayout<Self> {
        adjusted(token: AnyHashable(behavior)) { $0.orthogonalScrollingBehavior = behavior }
    }

    /// The layout with sections that scroll by themselves as fast and as far as wanted. Sections that don't scroll by
    /// themselves stay as they are.
    ///
    /// - Parameters:
    ///   - decelerationRate: How soon they come to rest; the behavior's own way by default.
    ///   - bounce: Whether they move beyond their ends; the behavior's own way by default.
    @available(iOS 17.0, *)
    public func orthogonalScrolling(
        decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate = .automatic,
        bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .automatic
    ) -> AdjustedSectionLayout<Self> {
        adjusted(token: AnyHashable([AnyHashable(decelerationRate.rawValue), AnyHashable(bounce)])) { section in
            section.orthogonalScrollingProperties.decelerationRate = decelerationRate
            section.orthogonalScrollingProperties.bounce = bounce
        }
    }
}
