import BrowserHost
import NIOHTTP1

extension HTTPRequest {
    init(_ head: HTTPRequestHead, body: [UInt8] = []) {
        let headers = head.headers.map { ($0.name.lowercased(), $0.value) }
        self.init(
            method: head.method.rawValue, target: head.uri,
            headers: Dictionary(headers) { "\($0), \($1)" }, body: body)
    }
}
