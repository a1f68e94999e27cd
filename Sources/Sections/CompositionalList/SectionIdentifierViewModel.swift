/// A section of a list, with an identifier and the items in it.
public protocol SectionIdentifierViewModel {
    /// The type of the section's identifier.
    associatedtype SectionIdentifier: Hashable
    /// The type of the items' identifiers.
    associatedtype CellIdentifier: Hashable

    /// The identifier of the section.
    var sectionIdentifier: SectionIdentifier { get }
    /// The items, in order.
    var cellIdentifiers: [CellIdentifier] { get }
}

/// A section of a list for identifiers of any types. The section identifier is optional.
public struct GenericSectionIdentifierViewModel<SectionIdentifier: Hashable, CellIdentifier: Hashable>:
    SectionIdentifierViewModel
{
    /// The identifier of the section. The default is `nil`.
    public var sectionIdentifier: SectionIdentifier?
    /// The items, in order.
    public var cellIdentifiers: [CellIdentifier]

    /// Creates a section of items.
    public init(sectionIdentifier: SectionIdentifier? = nil, cellIdentifiers: [CellIdentifier]) {
        self.sectionIdentifier = sectionIdentifier
        self.cellIdentifiers = cellIdentifiers
    }
}

extension GenericSectionIdentifierViewModel: Sendable where SectionIdentifier: Sendable, CellIdentifier: Sendable {}
