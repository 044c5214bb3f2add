import PortableUITesting

// The code on the front page of the site that has no SwiftUI.

@MainActor
private func test(_ views: some View) throws {
    try ViewHost(views).tap("+12 more")
}
