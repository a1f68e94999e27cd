/// A section's description as an object: sections that have the same one needn't be compared.
package final class SharedDescription: Sendable {
    package let value: SectionDescription

    package init(_ value: SectionDescription) {
        self.value = value
    }
}
