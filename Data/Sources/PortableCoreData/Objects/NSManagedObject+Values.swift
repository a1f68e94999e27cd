import Foundation
@_spi(Collage) import PortablePredicates

extension NSManagedObject {
    // MARK: Access by subclasses

    /// Returns the value of a property, with the type of the declaration that uses it. Use it instead of `@NSManaged`:
    ///
    ///     var name: String? {
    ///         get { managedValue(forKey: "name") }
    ///         set { setManagedValue(newValue, forKey: "name") }
    ///     }
    ///
    /// If a property that isn't optional has no value, this method returns 0, `false`, or an empty string or data.
    public func managedValue<Value>(forKey key: String) -> Value {
        if let recorder = state.recorder { return recordedValue(forKey: key, recorder) }
        if let attribute = entity.attribute(ofPrimitive: key) {
            return ManagedValues.cast(primitiveValue(forKey: attribute), key: attribute, of: self)
        }
        return ManagedValues.cast(value(forKey: key), key: key, of: self)
    }

    /// Sets the value of a property.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        let value = PlainValues.unwrapped(value)
        if let attribute = entity.attribute(ofPrimitive: key) {
            setPrimitiveValue(value, forKey: attribute)
        } else {
            setValue(value, forKey: key)
        }
    }

    private func recordedValue<Value>(forKey key: String, _ recorder: KeyRecorder) -> Value {
        recorder.keys.append(key)
        if let relationship = entity.relationshipsByName[key], !relationship.isToMany,
            let destination = relationship.destinationEntity
        {
            let object = recorder.probe(of: destination)
            if let object = object as? Value { return object }
        }
        return ManagedValues.cast(nil, key: key, of: self)
    }

    // MARK: Key-value coding

    /// Returns the value of a property, or of a key path with periods. To-many relationships are an `NSSet` or an
    /// `NSOrderedSet`.
    public func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".").map(String.init)
        var value: Any? = value(forKey: keys.first ?? "")
        for (index, key) in keys.enumerated().dropFirst() {
            if key.hasPrefix("@") { return PredicateOperand.keys(Array(keys[index...])).value(of: value) }
            switch value {
            case let object as NSManagedObject: value = object.value(forKey: key)
            case let set as NSSet: value = NSSet(array: set.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) })
            case let set as NSOrderedSet: value = set.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
            default: return nil
            }
        }
        return value
    }

    /// Sets the value of the property at the end of a key path with periods.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let period = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let key = String(keyPath[keyPath.index(after: period)...])
        switch self.value(forKeyPath: String(keyPath[..<period])) {
        case let object as NSManagedObject: object.setValue(value, forKey: key)
        case let set as NSSet: for case let object as NSManagedObject in set { object.setValue(value, forKey: key) }
        case let set as NSOrderedSet:
            for case let object as NSManagedObject in set { object.setValue(value, forKey: key) }
        default: break
        }
    }

    /// Sets the values of properties by their names. `NSNull` removes a value.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Returns the values of properties by their names. A missing value is `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Returns the value of a property of the entity.
    func storedValue(forKey key: String) -> Any? {
        guard entity.propertiesByName[key] != nil else {
            return key == "objectID" ? objectID : value(forUndefinedKey: key)
        }
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key)
    }

    /// Sets the value of a property of the entity.
    func setStoredValue(_ value: Any?, forKey key: String) {
        let list = entity.attributeList
        guard let position = list.names.position(of: key) else {
            guard let relationship = entity.relationshipsByName[key] else {
                return setValue(value, forUndefinedKey: key)
            }
            setRelated(ManagedValues.objects(of: value), for: relationship)
            return
        }
        fireFault()
        let value = list.attributes[position].attributeValue(value, list.kinds[position])
        if AttributeValue.areEqual(attributeValue(position, key), value) { return }
        willChangeValue(forKey: key)
        setAttributeValue(value, position, key)
        didChangeValue(forKey: key)
    }

    /// Returns the value of an attribute, which has a position among the attributes of the entity.
    private func attributeValue(_ position: Int, _ key: String) -> AttributeValue? {
        let current = state.current.raw
        // Models that no coordinator uses have other names for each object.
        return position < current.names.names.count && current.names.names[position] == key
            ? current[position] : current[key]
    }

    private func setAttributeValue(_ value: AttributeValue?, _ position: Int, _ key: String) {
        let names = state.current.names.names
        if position < names.count, names[position] == key {
            state.current.raw[position] = value
        } else {
            state.current.raw[key] = value
        }
    }

    func storedPrimitiveValue(forKey key: String) -> Any? {
        if let position = entity.attributeList.names.position(of: key) {
            fireFault()
            return attributeValue(position, key)?.object
        }
        if let relationship = entity.relationshipsByName[key] {
            if !relationship.isToMany { return related(key).first }
            let objects = related(key)
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
        if let property = entity.propertiesByName[key] as? NSFetchedPropertyDescription {
            return NSArray(array: property.objects(of: self))
        }
        raiseUndefined(key)
    }

    func setStoredPrimitiveValue(_ value: Any?, forKey key: String) {
        let list = entity.attributeList
        guard let position = list.names.position(of: key) else { return setValue(value, forKey: key) }
        let attribute = list.attributes[position]
        fireFault()
        setAttributeValue(attribute.attributeValue(value, list.kinds[position]), position, key)
        if !attribute.isTransient { managedObjectContext?.recordChange(of: self, silently: true) }
    }

    func raiseUndefined(_ key: String) -> Never {
        fatalError(
            "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
                + "coding-compliant for the key \"\(key)\".")
    }

    func announceChange(forKey key: String) {
        if let context = managedObjectContext {
            let id = ObjectIdentifier(self)
            if !context.pending.inserted.contains(self), context.pending.original[id] == nil {
                context.pending.original[id] = ObjectValues(state)
            }
            context.undoRecorder?.willChange(self, key, in: context)
        }
        state.changeObserver?()
    }

    // MARK: Changes

    /// Returns the current values of the properties that changed since the object was loaded or saved.
    public func changedValues() -> [String: Any] {
        if state.isFault { return [:] }
        let keys = state.changedKeys(of: self).filter { entity.propertiesByName[$0]?.isTransient == false }
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, primitiveValue(forKey: $0) ?? NSNull()) })
    }

    /// Returns the current values of the properties that changed since the last notification of the context's changes.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        guard let pending = managedObjectContext?.pending else { return [:] }
        // All values of an object that was inserted in this turn are new.
        if pending.inserted.contains(self) { return changedValues() }
        guard let original = pending.original[ObjectIdentifier(self)] else { return [:] }
        let keys = original.changedKeys(in: state).filter { entity.propertiesByName[$0]?.isTransient == false }
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, primitiveValue(forKey: $0) ?? NSNull()) })
    }

    /// Returns the saved values of the given properties, or of all properties.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireFault()
        var values: [String: Any] = [:]
        for key in keys ?? Array(entity.propertiesByName.keys) {
            if let relationship = entity.relationshipsByName[key] {
                let ids =
                    relationship.isToMany ? state.links[key]?.base ?? [] : state.committedToOne[key].map { [$0] } ?? []
                let objects = ids.compactMap { managedObjectContext?.object(with: $0) }
                values[key] = relationship.isToMany ? NSSet(array: objects) : objects.first ?? NSNull()
            } else if entity.attributesByName[key] != nil {
                values[key] = state.committed[key] ?? NSNull()
            }
        }
        return values
    }

    /// Loads the values of the object if they aren't loaded.
    func fireFault() {
        guard state.isFault, let context = managedObjectContext else { return }
        context.fulfill(self)
    }
}

extension NSEntityDescription {
    /// Returns the attribute whose value a subclass reads without notification, such as `name` for `primitiveName`.
    fileprivate func attribute(ofPrimitive key: String) -> String? {
        guard key.hasPrefix("primitive"), propertiesByName[key] == nil else { return nil }
        let name = key.dropFirst("primitive".count)
        guard let first = name.first, first.isUppercase else { return nil }
        let attribute = first.lowercased() + name.dropFirst()
        return propertiesByName[attribute] == nil ? nil : attribute
    }
}
