import Foundation

extension Schema {
    /// The indexes of a model.
    public struct Index<Model: PersistentModel> {
        /// A group of attributes with an index, and the type of the index. The type has no effect.
        public enum Types<Element: PersistentModel> {
            /// An index that finds equal values and ranges.
            case binary([PartialKeyPath<Element>])
            /// An index of geographic locations.
            case rtree([PartialKeyPath<Element>])
        }
    }

    /// A description of a model.
    public struct Entity: Hashable, Sendable {
        /// The name of the model.
        public let name: String
        /// Groups of the names of attributes that identify a model.
        public let uniquenessConstraints: [[String]]
        /// Groups of the names of attributes with an index.
        public let indices: [[String]]

        init(_ type: any PersistentModel.Type) {
            name = String(describing: type)
            func names(_ groups: [[AnyKeyPath]]) -> [[String]] {
                groups.map { $0.compactMap { type.propertyName(of: $0) } }
            }
            let unique = type.schemaMetadata.filter {
                ($0.property as? Schema.Attribute)?.options.contains(.unique) ?? false
            }
            uniquenessConstraints = unique.map { [$0.name] } + names(type.uniquenessConstraints)
            indices = names(type.indexedKeyPaths)
        }
    }
}
