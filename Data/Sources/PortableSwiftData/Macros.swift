/// Makes a class a model: its stored properties are saved and observed.
@attached(
    member, conformances: PersistentModel, Observable, names: named(_$backingData), named(_$observationRegistrar),
    named(schemaMetadata), named(uniquenessConstraints), named(indexedKeyPaths), named(init), named(_$notifyObservers),
    named(_$superModel), named(_$setInitialValues))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// Saves the value of a property of a model. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Specifies how an attribute is saved.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "AnnotationMacro")

/// Specifies how a relationship is saved.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "AnnotationMacro")

/// Excludes a property from being saved.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "AnnotationMacro")

/// Declares groups of attributes whose values are unique to a model.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Creates indexes for groups of attributes.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Creates indexes of some types for groups of attributes.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: Schema.Index<Model>.Types<Model>...) =
    #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Adds a context for models to an actor.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
