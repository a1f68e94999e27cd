import Foundation

/// How an HTTP connection becomes a WebSocket (RFC 6455, section 4).
package enum WebSocketHandshake {
    private static let identifier = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    /// Whether a request asks for a WebSocket.
    package static func isRequested(by request: HTTPRequest) -> Bool {
        request.header("upgrade", contains: "websocket")
    }

    /// What the server answers: the switch, or what is wrong with the request.
    package static func response(to request: HTTPRequest) -> HTTPResponse {
        guard request.method == "GET", request.header("connection", contains: "upgrade"),
            request.headers["sec-websocket-version"] == "13",
            let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else { return HTTPResponse(.badRequest, text: "This is no WebSocket handshake of version 13.") }
        // Every browser says where its page comes from; what doesn't is none.
        guard request.headers["origin"] != nil else { return HTTPResponse(.forbidden, text: "Origin is missing.") }
        var response = HTTPResponse(.switchingProtocols)
        response.headers = [("Upgrade", "websocket"), ("Sec-WebSocket-Accept", acceptance(of: key))]
        return response
    }

    /// What proves to the client that the server has understood its key.
    package static func acceptance(of key: String) -> String {
        Data(SHA1.digest(Array((key + identifier).utf8))).base64EncodedString()
    }
}
