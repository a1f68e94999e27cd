import Foundation
import PortableCoreData

/// A description of how a property is saved.
public protocol SchemaProperty {}

extension Schema {
    /// A description of how an attribute is saved.
    public struct Attribute: SchemaProperty {
        /// An option of an attribute.
        public struct Option: Hashable, Sendable {
            let name: String

            /// The value is unique to each model.
            public static let unique = Option(name: "unique")
            /// Large data may be stored outside of the database. It has no effect: data is always stored in the
            /// database.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value is encrypted in CloudKit. It has no effect.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The history keeps the value of deleted models.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// Changes of the attribute are tracked, but not saved.
            public static let ephemeral = Option(name: "ephemeral")
            /// The value is indexed for Spotlight. It has no effect.
            public static let spotlight = Option(name: "spotlight")

            /// The value is saved as data, by the transformer with a name.
            public static func transformable(by transformerName: String) -> Option {
                Option(name: "transformable:\(transformerName)")
            }

            /// The value is saved as data, by the transformer that is registered under the name of a class.
            public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
                transformable(by: String(describing: transformerType))
            }
        }

        let options: [Option]
        let originalName: String?
        let hashModifier: String?

        /// Creates a description.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }

    /// A description of how a relationship is saved.
    public struct Relationship: SchemaProperty {
        /// The effect of deleting a model on the related models.
        public enum DeleteRule: String, Sendable {
            /// The related models keep their link.
            case noAction
            /// The related models lose their link.
            case nullify
            /// The related models are deleted, too.
            case cascade
            /// The model can't be deleted while it has related models.
            case deny
        }

        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            /// The relationship is unique.
            public static let unique = Option()
        }

        let deleteRule: DeleteRule
        let minimum: Int
        let maximum: Int
        let originalName: String?
        let inverse: AnyKeyPath?

        /// Creates a description.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            minimum = minimumModelCount ?? 0
            maximum = maximumModelCount ?? 0
            self.originalName = originalName
            self.inverse = inverse
        }
    }

    /// The name, the key path, and the type of a saved property. `@Model` creates it.
    public struct PropertyMetadata {
        let name: String
        let keyPath: AnyKeyPath
        let kind: PropertyKind
        let makesDefault: (() -> Any?)?
        let property: (any SchemaProperty)?

        /// Creates metadata.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: (() -> Value)? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.name = name
            keyPath = keypath
            kind = PropertyKind(Value.self)
            makesDefault = defaultValue
            property = metadata
        }
    }
}
