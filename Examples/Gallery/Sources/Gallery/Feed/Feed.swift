import Foundation

/// A feed of apps, in the format of Apple's public RSS feeds: https://rss.applemarketingtools.com.
struct Feed: Codable {
    /// The topic of the feed, with its entries.
    struct Contents: Codable {
        var title: String
        var results: [Artwork]
    }

    var feed: Contents
}

/// An entry of a feed.
struct Artwork: Codable, Hashable, Identifiable {
    struct Genre: Codable, Hashable {
        var name: String
    }

    var id: String
    var name: String
    var artistName: String
    var releaseDate: String
    /// The address of an image, or the path of a file in feeds from disk.
    var artworkUrl100: String
    var genres: [Genre]
}

extension Feed {
    /// Reads `feed.json` in `folder`. The images are files in the same folder.
    ///
    /// - Throws: A `ContentError` with the file, the line, and the key.
    init(folder: URL) throws {
        let file = folder.appendingPathComponent("feed.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ContentError(file: file.path, problem: "the file can't be read")
        }
        self = try ContentDecoder(file: file.path, data: data).decode(Feed.self)
        for index in feed.results.indices {
            feed.results[index].artworkUrl100 = folder.appendingPathComponent(feed.results[index].artworkUrl100).path
        }
    }
}
