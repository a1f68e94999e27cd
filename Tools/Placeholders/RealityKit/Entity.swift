@_exported import Foundation
@_exported import SwiftUI
@_exported import UIKit
@_exported import simd

/// An object of a scene. It stores its values and its transform, but isn't drawn.
@preconcurrency @MainActor
open class Entity: HasHierarchy, Identifiable {
    open var name = ""
    open var isEnabled = true
    open var components = ComponentSet()
    public private(set) weak var parent: Entity?
    fileprivate var childEntities: [Entity] = []
    public nonisolated let id: UInt64
    public weak var scene: Scene?

    public required nonisolated init() { id = UInt64.random(in: 1...UInt64.max) }

    /// - Throws: An error, because files aren't decoded.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw LoadError.unsupported(name)
    }

    /// - Throws: An error, because files aren't decoded.
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
        throw LoadError.unsupported(url.lastPathComponent)
    }

    /// - Throws: An error, because files aren't decoded.
    open class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw LoadError.unsupported(name)
    }

    /// - Throws: An error, because files aren't decoded.
    open class func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw LoadError.unsupported(url.lastPathComponent)
    }

    /// - Throws: An error, because files aren't decoded.
    open class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw LoadError.unsupported(name)
    }

    /// - Throws: An error, because files aren't decoded.
    open class func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
        throw LoadError.unsupported(url.lastPathComponent)
    }

    /// - Throws: An error, because files aren't decoded.
    open class func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
        throw LoadError.unsupported(name)
    }

    open func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.isEnabled, copy.components) = (name, isEnabled, components)
        if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
        return copy
    }

    // MARK: Children

    public var children: ChildCollection {
        get { ChildCollection(parent: self) }
        set {}
    }

    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let world = entity.transformMatrix(relativeTo: nil)
        entity.removeFromParent()
        childEntities.append(entity)
        entity.parent = self
        if preservingWorldTransform { entity.setTransformMatrix(world, relativeTo: nil) }
    }

    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        guard entity.parent === self else { return }
        entity.removeFromParent(preservingWorldTransform: preservingWorldTransform)
    }

    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let world = transformMatrix(relativeTo: nil)
        parent?.childEntities.removeAll { $0 === self }
        parent = nil
        if preservingWorldTransform { setTransformMatrix(world, relativeTo: nil) }
    }

    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent {
            parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
        } else {
            removeFromParent(preservingWorldTransform: preservingWorldTransform)
        }
    }

    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in children { if let found = child.findEntity(named: name) { return found } }
        return nil
    }

    public var isActive: Bool { false }
    public var isAnchored: Bool { false }

    /// The children of an entity.
    @preconcurrency @MainActor
    public struct ChildCollection: @preconcurrency RandomAccessCollection {
        let parent: Entity

        public var startIndex: Int { 0 }
        public var endIndex: Int { parent.childEntities.count }

        public subscript(position: Int) -> Entity { parent.childEntities[position] }

        public func append(_ child: Entity, preservingWorldTransforms: Bool = false) {
            parent.addChild(child, preservingWorldTransform: preservingWorldTransforms)
        }

        public func append<S: Sequence>(contentsOf newChildren: S) where S.Element: Entity {
            for child in newChildren { parent.addChild(child) }
        }

        public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) {
            parent.removeChild(child, preservingWorldTransform: preservingWorldTransforms)
        }

        public func removeAll() { for child in parent.childEntities { child.removeFromParent() } }
    }

    private enum LoadError: LocalizedError {
        case unsupported(String)

        var errorDescription: String? {
            if case .unsupported(let name) = self { "“\(name)” can’t be decoded." } else { nil }
        }
    }
}

extension Entity: Hashable {
    public nonisolated static func == (left: Entity, right: Entity) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A part of the scene with parents and children.
@preconcurrency @MainActor
public protocol HasHierarchy: AnyObject {}

@preconcurrency @MainActor
public protocol HasTransform: Entity {}

extension Entity: HasTransform {}
