/// A type that can be converted to a section: the values of the section systems, and ``SectionModel``.
@MainActor
public protocol SectionConvertible: Sendable {
    /// The section as a value.
    var model: SectionModel { get }
}

extension SectionModel: SectionConvertible {
    /// The section as a value.
    public var model: SectionModel { self }
}
