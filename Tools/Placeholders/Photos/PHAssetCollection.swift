import CoreLocation
import UIKit

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case any = 9_223_372_036_854_775_807
}

open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { true }
}

/// An album of the library, which is empty.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    open var estimatedAssetCount: Int { 0 }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHCollectionList: PHCollection, @unchecked Sendable {
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

// MARK: Changes

/// A placeholder for an object. Changes fail, so none is created.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A change of an asset. It's never made, because the library doesn't call the closures of changes.
open class PHAssetChangeRequest: NSObject {
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false

    override init() { super.init() }

    public init(for asset: PHAsset) { super.init() }

    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func deleteAssets(_ assets: Any) {}
}

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var shouldMoveFile = false
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

open class PHAssetCollectionChangeRequest: NSObject {
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open var title = ""

    override init() { super.init() }

    public init?(for assetCollection: PHAssetCollection) { super.init() }

    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }

    open class func deleteAssetCollections(_ assetCollections: Any) {}
    open func addAssets(_ assets: Any) {}
    open func removeAssets(_ assets: Any) {}
}
