import BrowserHost
import Testing

struct RequestPolicyTests {
    private func refusal(
        host: String?, origin: String? = nil, boundTo bound: String = "127.0.0.1", port: Int = 8080,
        method: String = "GET", fetch: [String: String] = [:]
    ) -> String? {
        var headers = fetch
        headers["host"] = host
        headers["origin"] = origin
        let request = HTTPRequest(method: method, target: "/", headers: headers)
        return RequestPolicy(boundHost: bound, port: port).refusal(of: request)
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
    func `the machine's own host names are accepted`(host: String) {
        #expect(refusal(host: host) == nil)
        #expect(refusal(host: host, origin: "http://\(host)") == nil)
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8080", "127.0.0.1.evil.example:8080", "[::1]", "[::1:8080",
        "localhost.:8080", "192.168.1.2:8080", "user@127.0.0.1:8080",
    ])
    func `foreign names are rejected`(host: String?) {
        #expect(refusal(host: host) != nil)
    }

    @Test(arguments: [
        "http://evil.example", "https://127.0.0.1:8080", "null", "http://localhost:8080", "http://127.0.0.1",
    ])
    func `foreign origins are rejected`(origin: String) {
        #expect(refusal(host: "127.0.0.1:8080", origin: origin) != nil)
    }

    @Test(
        arguments: ["cross-site", "same-site", "Cross-Site"],
        [("no-cors", "image"), ("navigate", "iframe"), ("cors", "")])
    func `fetches from other sites are rejected`(site: String, kind: (mode: String, destination: String)) {
        let fetch = ["sec-fetch-site": site, "sec-fetch-mode": kind.mode, "sec-fetch-dest": kind.destination]
        #expect(refusal(host: "127.0.0.1:8080", fetch: fetch) != nil)
        #expect(refusal(host: "127.0.0.1:8080", fetch: ["sec-fetch-site": site]) != nil)
    }

    @Test(arguments: ["cross-site", "same-site"]) func `links may be followed from anywhere`(site: String) {
        var fetch = ["sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"]
        // A script that sets the location isn't a user.
        #expect(refusal(host: "127.0.0.1:8080", fetch: fetch) != nil)
        fetch["sec-fetch-user"] = "?1"
        #expect(refusal(host: "127.0.0.1:8080", fetch: fetch) == nil)
        // A form isn't a link.
        #expect(refusal(host: "127.0.0.1:8080", method: "POST", fetch: fetch) != nil)
        #expect(refusal(host: "127.0.0.1:8080", origin: "http://evil.example", fetch: fetch) != nil)
    }

    @Test(arguments: ["same-origin", "none"]) func `fetches by own pages and users are answered`(site: String) {
        let fetch = ["sec-fetch-site": site, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script"]
        #expect(refusal(host: "127.0.0.1:8080", fetch: fetch) == nil)
    }

    @Test func `on all interfaces, any IP address is accepted as the host, but no name`() {
        #expect(refusal(host: "192.168.1.2:8080", boundTo: "0.0.0.0") == nil)
        #expect(refusal(host: "evil.example:8080", boundTo: "0.0.0.0") != nil)
        #expect(refusal(host: "1.2.3.4.5:8080", boundTo: "0.0.0.0") != nil)
    }

    @Test func `the default port is omitted`() {
        #expect(refusal(host: "localhost", port: 80) == nil)
        #expect(refusal(host: "localhost:80", port: 80) != nil)
    }
}
