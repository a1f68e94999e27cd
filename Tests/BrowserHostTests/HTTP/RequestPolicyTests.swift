import BrowserHost
import Testing

@Suite struct RequestPolicyTests {
    private func refusal(
        host: String?, origin: String? = nil, boundTo bound: String = "127.0.0.1", port: Int = 8080
    ) -> String? {
        var headers: [String: String] = [:]
        headers["host"] = host
        headers["origin"] = origin
        let request = HTTPRequest(method: "GET", target: "/", headers: headers, keepsAlive: true)
        return RequestPolicy(boundHost: bound, port: port).refusal(of: request)
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
    func theMachinesOwnNamesAreAccepted(host: String) {
        #expect(refusal(host: host) == nil)
        #expect(refusal(host: host, origin: "http://\(host)") == nil)
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8080", "127.0.0.1.evil.example:8080", "[::1]", "[::1:8080",
        "localhost.:8080", "192.168.1.2:8080", "user@127.0.0.1:8080",
    ])
    func foreignNamesAreRefused(host: String?) {
        #expect(refusal(host: host) != nil)
    }

    @Test(arguments: [
        "http://evil.example", "https://127.0.0.1:8080", "null", "http://localhost:8080", "http://127.0.0.1",
    ])
    func foreignOriginsAreRefused(origin: String) {
        #expect(refusal(host: "127.0.0.1:8080", origin: origin) != nil)
    }

    @Test func boundToAllAddressesAnyOfThemIsAcceptedButNoName() {
        #expect(refusal(host: "192.168.1.2:8080", boundTo: "0.0.0.0") == nil)
        #expect(refusal(host: "evil.example:8080", boundTo: "0.0.0.0") != nil)
        #expect(refusal(host: "1.2.3.4.5:8080", boundTo: "0.0.0.0") != nil)
    }

    @Test func theUsualPortIsNotSaid() {
        #expect(refusal(host: "localhost", port: 80) == nil)
        #expect(refusal(host: "localhost:80", port: 80) != nil)
    }
}
