import Foundation

/// The content of all screens, in the format of `content.json`.
struct GalleryContent: Codable {
    var start: [StartEntry] = []
    var frameworks: [AppleFramework] = []
    var offer = Offer()
    var home = Home()
    var profile = Profile()
    var mall = Mall()
    var mail: [Message] = []
    var album: [Photo] = []
    /// The folder that the content was read from.
    var folder = URL(fileURLWithPath: "/")
}

extension GalleryContent {
    /// Reads `content.json` in `folder`. The images are files in the same folder.
    ///
    /// - Throws: A `ContentError` with the file, the line, and the key.
    init(folder: URL) throws {
        let file = folder.appendingPathComponent("content.json")
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw ContentError(file: file.path, problem: "the file can't be read")
        }
        self = try ContentDecoder(file: file.path, data: data).decode()
        self.folder = folder
        resolveImages(in: folder)
    }

    /// Decodes the content. Keys that were added to the gallery later may be missing.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decode([StartEntry].self, forKey: .start)
        frameworks = try container.decode([AppleFramework].self, forKey: .frameworks)
        offer = try container.decode(Offer.self, forKey: .offer)
        home = try container.decodeIfPresent(Home.self, forKey: .home) ?? Home()
        profile = try container.decodeIfPresent(Profile.self, forKey: .profile) ?? Profile()
        mall = try container.decodeIfPresent(Mall.self, forKey: .mall) ?? Mall()
        mail = try container.decodeIfPresent([Message].self, forKey: .mail) ?? []
        album = try container.decodeIfPresent([Photo].self, forKey: .album) ?? []
    }

    private mutating func resolveImages(in folder: URL) {
        func resolve(_ name: inout String) {
            name = folder.appendingPathComponent(name).path
        }
        for index in start.indices { resolve(&start[index].imageName) }
        for index in frameworks.indices { resolve(&frameworks[index].imageName) }
        resolve(&offer.imageName)
        for index in offer.popularItems.indices { resolve(&offer.popularItems[index].imageName) }
        for index in home.reminders.indices { resolve(&home.reminders[index].imageName) }
        for index in home.gifts.indices { resolve(&home.gifts[index].imageName) }
        resolve(&profile.imageName)
        for index in album.indices { resolve(&album[index].imageName) }
        for index in mall.banners.indices { resolve(&mall.banners[index].imageName) }
        for index in mall.products.indices { resolve(&mall.products[index].imageName) }
    }
}
