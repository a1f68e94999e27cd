/// A section's description as an object, so that sections with the same object needn't be compared.
package final class SharedDescription: Sendable {
    package let value: SectionDescription

    package init(_ value: SectionDescription) {
        self.value = value
    }
}
