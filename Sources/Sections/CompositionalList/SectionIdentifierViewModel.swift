/// A section of a list as data: which one it is, and the items in it.
public protocol SectionIdentifierViewModel {
    /// What tells sections apart.
    associatedtype SectionIdentifier: Hashable
    /// What tells items apart.
    associatedtype CellIdentifier: Hashable

    /// Which section this is.
    var sectionIdentifier: SectionIdentifier { get }
    /// The items, in order.
    var cellIdentifiers: [CellIdentifier] { get }
}

/// A section of a list as data, for identifiers of any types. Its section identifier may be missing.
public struct GenericSectionIdentifierViewModel<SectionIdentifier: Hashable, CellIdentifier: Hashable>:
    SectionIdentifierViewModel
{
    /// Which section this is; nil by default.
    public var sectionIdentifier: SectionIdentifier?
    /// The items, in order.
    public var cellIdentifiers: [CellIdentifier]

    /// A section of items.
    public init(sectionIdentifier: SectionIdentifier? = nil, cellIdentifiers: [CellIdentifier]) {
        self.sectionIdentifier = sectionIdentifier
        self.cellIdentifiers = cellIdentifiers
    }
}

extension GenericSectionIdentifierViewModel: Sendable where SectionIdentifier: Sendable, CellIdentifier: Sendable {}
