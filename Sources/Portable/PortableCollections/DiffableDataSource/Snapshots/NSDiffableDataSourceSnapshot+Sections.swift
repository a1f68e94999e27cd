import DiffEngine

extension NSDiffableDataSourceSnapshot {
    /// Adds new, empty sections at the end.
    ///
    /// - Parameter identifiers: The sections, in order. Raises an exception if one is repeated or already in the
    ///   snapshot.
    @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        do {
            try stored.appendSections(identifiers)
        } catch {
            SnapshotMisuse.raiseSections(error, identifiers)
        }
    }

    /// Inserts new, empty sections before another section.
    ///
    /// Raises an exception if an identifier is repeated or already in the snapshot, or if the section `toIdentifier` is
    /// missing.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    @inlinable public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, .before, toIdentifier)
    }

    /// Inserts new, empty sections after another section.
    ///
    /// Raises an exception if an identifier is repeated or already in the snapshot, or if the section `toIdentifier` is
    /// missing.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    @inlinable public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, .after, toIdentifier)
    }

    /// Deletes sections with their items. Ignores identifiers that aren't in the snapshot.
    ///
    /// - Complexity: O(*n*) in the number of sections and of deleted items.
    @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        collection.removeSections(identifiers)
    }

    /// Moves a section with its items before another one. Raises an exception if either is missing, or if they are
    /// equal.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    @inlinable public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, .before, toIdentifier)
    }

    /// Moves a section with its items after another one. Raises an exception if either is missing, or if they are
    /// equal.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    @inlinable public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, .after, toIdentifier)
    }

    /// Marks sections for reloading: applying the snapshot replaces all their cells and supplementary views. Raises an
    /// exception if a section is missing.
    @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        settle()
        for identifier in identifiers {
            guard stored.containsSection(identifier) else {
                SnapshotMisuse.raiseUnknownMark("reload section", identifier)
            }
            reloadedSections.insert(identifier)
        }
    }

    @inlinable mutating func insertSections(
        _ identifiers: [SectionIdentifierType], _ side: Side, _ destination: SectionIdentifierType
    ) {
        do {
            try stored.insertSections(identifiers, side, destination)
        } catch {
            SnapshotMisuse.raiseSections(error, identifiers, destination: destination)
        }
    }

    @inlinable mutating func moveSection(
        _ identifier: SectionIdentifierType, _ side: Side, _ destination: SectionIdentifierType
    ) {
        do {
            try stored.moveSection(identifier, side, destination)
        } catch {
            SnapshotMisuse.raiseMove(
                error, identifier, destination: destination, source: "fromSection", target: "toSection")
        }
    }
}
