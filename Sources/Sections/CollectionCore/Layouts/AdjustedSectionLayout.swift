/// A layout that adjusts the sections of another layout, for properties without a parameter.
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

    /// The tokens of the base and of the adjustment, or `nil` if one of them doesn't have a token.
    public var layoutToken: AnyHashable? {
        guard let base = base.layoutToken, let token else { return nil }
        return Token(base: base, adjustment: token)
    }

    /// A Boolean value that indicates whether the base keeps its sections and the adjustment has a token.
    public var reusesSections: Bool { base.reusesSections && layoutToken != nil }

    /// Returns the adjusted section of the base layout.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment)
    }

    /// Returns the adjusted section of the base layout.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        adjusted(base.makeSection(at: index, in: environment))
    }

    /// Returns an adjusted copy of a section.
    func adjusted(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
        adjust(section)
        return section
    }
}

extension SectionLayout {
    /// Returns the layout with an adjustment that is applied to its sections.
    ///
    /// - Parameters:
    ///   - token: A value that changes when the adjustment does. If it's `nil`, sections are created again on each
    ///     update.
    ///   - adjust: A closure that changes a new section.
    public func adjusted(
        token: AnyHashable? = nil, _ adjust: @escaping (NSCollectionLayoutSection) -> Void
    ) -> AdjustedSectionLayout<Self> {
        AdjustedSectionLayout(base: self, token: token, adjust: adjust)
    }

    /// Returns the layout with the given content insets reference.
    public func contentInsetsReference(_ reference: UIContentInsetsReference) -> AdjustedSectionLayout<Self> {
        adjusted(token: AnyHashable(reference)) { $0.contentInsetsReference = reference }
    }

    /// Returns the layout with sections that scroll orthogonally.
    public func scrolling(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> AdjustedSectionLayout<Self> {
        adjusted(token: AnyHashable(behavior)) { $0.orthogonalScrollingBehavior = behavior }
    }

    /// Returns the layout with the given deceleration and bounce of orthogonally scrolling sections. Sections that
    /// don't scroll aren't changed.
    ///
    /// - Parameters:
    ///   - decelerationRate: The deceleration rate. The default is that of the scrolling behavior.
    ///   - bounce: The bounce behavior. The default is that of the scrolling behavior.
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
