import PortableUITesting
import Testing

/// What clips a view: rectangles in the host's space, other outlines relative to what is drawn.
@MainActor @Suite struct ClippingTests {
    private func item(_ view: some View) -> DisplayItem? { host(view).displayList.items.last }

    @Test func clippingLeavesTheLayout() {
        let host = host(
            HStack(spacing: 0) {
                Text("AA").frame(width: 4).clipped()
                Text("B").clipShape(Circle()).cornerRadius(3)
            })
        #expect(host.size == CGSize(width: 10, height: 24))
        #expect(host.frames.frames(named: "clipped") == [rect(0, 0, 4, 24)])
        #expect(host.frames.frames(named: "clipShape") == [rect(4, 6, 6, 12)])
        #expect(host.frames.frames(named: "cornerRadius") == [rect(4, 6, 6, 12)])
    }

    @Test func aRectangleIsClippedToItsFrame() {
        let clipped = item(Text("AAA").fixedSize().frame(width: 10).clipped().padding(2))
        #expect(clipped?.clip == rect(2, 2, 10, 12))
        #expect(clipped?.clipPaths == [])
        #expect(item(Text("A").clipShape(.rect))?.clip == rect(0, 0, 6, 12))
        #expect(item(Text("A").cornerRadius(0))?.clipPaths == [])
    }

    @Test func anOutlineIsRelativeToWhatItClips() {
        let chip = Text("A").padding(4).background(Color.red).clipShape(Capsule()).padding(10)
        let items = host(chip).displayList.items
        let capsule = Capsule().path(in: rect(0, 0, 14, 20))
        #expect(items.map(\.frame) == [rect(10, 10, 14, 20), rect(14, 14, 6, 12)])
        #expect(items.map(\.clip) == [rect(10, 10, 14, 20), rect(10, 10, 14, 20)])
        #expect(items.map(\.clipPaths) == [[capsule], [capsule.offsetBy(dx: -4, dy: -4)]])
    }

    @Test func clipsAreIntersected() {
        let inner = Color.red.frame(width: 20, height: 20).cornerRadius(5).padding(-5)
        let items = host(inner.clipShape(.rect(cornerRadius: 2))).displayList.items
        // The outer frame is 10 × 10, in the middle of the color's.
        #expect(items.first?.clip == rect(0, 0, 10, 10))
        #expect(
            items.first?.clipPaths == [
                Path(roundedRect: rect(5, 5, 10, 10), cornerRadius: 2),
                Path(roundedRect: rect(0, 0, 20, 20), cornerRadius: 5),
            ])
        #expect(host(Text("A").clipped()).displayList.items.count == 1)
    }

    @Test func onlyWhatIsInsideIsClipped() {
        let host = host(
            HStack(spacing: 0) {
                Text("A").clipShape(Circle()); Text("B")
            })
        #expect(host.displayList.items.map(\.clipPaths.count) == [1, 0])
        #expect(host.displayList.items.map(\.clip) == [rect(0, 3, 6, 6), nil])
    }

    // MARK: Shadows

    @Test func aShadowIsBehindAllOfTheView() {
        let view = Text("A").padding(4).background(Color.white).shadow(color: .red, radius: 3, x: 1, y: 2)
        let items = host(view).displayList.items
        #expect(items.map(\.shadow?.radius) == [3, 3, nil, nil])
        #expect(
            items.map(\.frame) == [
                rect(1, 2, 14, 20), rect(5, 6, 6, 12), rect(0, 0, 14, 20), rect(4, 4, 6, 12),
            ])
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(items.first?.content == .fill(Path(rect(0, 0, 14, 20)), red))
        #expect(host(view).size == CGSize(width: 14, height: 20))
    }

    @Test func aShadowIsAsTranslucentAsItsViewAndItsColor() {
        let view = Color.blue.opacity(0.5).frame(width: 10, height: 10)
            .shadow(color: .black.opacity(0.5), radius: 1).opacity(0.5)
        let shadow = host(view).displayList.items.first
        var color = Color.black.resolve(in: EnvironmentValues())
        color.opacity = 0.25
        #expect(shadow?.content == .fill(Path(rect(0, 0, 10, 10)), color))
        #expect(shadow?.opacity == 0.5)
        var usual = Color.black.resolve(in: EnvironmentValues())
        usual.opacity = 0.33
        let plain = host(Color.red.frame(width: 1, height: 1).shadow(radius: 2)).displayList.items.first
        #expect(plain?.content == .fill(Path(rect(0, 0, 1, 1)), usual))
    }

    @Test func aClipInsideBelongsToTheShadowAndOneOutsideDoesNot() {
        let view = Color.red.frame(width: 20, height: 20).clipShape(Circle())
            .shadow(radius: 2, x: 3).cornerRadius(4)
        let shadow = host(view).displayList.items.first
        #expect(shadow?.frame == rect(3, 0, 20, 20))
        #expect(shadow?.clip == rect(0, 0, 20, 20))
        #expect(shadow?.clipPaths == [Path(roundedRect: rect(-3, 0, 20, 20), cornerRadius: 4)])
        #expect(
            shadow?.shadow?.clipPaths == [Path(rect(0, 0, 20, 20)), Circle().path(in: rect(0, 0, 20, 20))])
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func aShadowWithABadRadiusIsSharp(radius: CGFloat) {
        #expect(host(Text("A").shadow(radius: radius)).displayList.items.first?.shadow?.radius == 0)
    }

    /// As a chip with round corners is below the window of its scroll view.
    @Test func clipsThatAreApartLeaveNothing() {
        let chip = Text("A").cornerRadius(2).offset(x: 50)
        #expect(item(chip.frame(width: 6, height: 12).clipped())?.clip == rect(50, 0, 0, 0))
    }

    @Test func aScrollViewIsClipped() {
        let scroll = ScrollView { Text("A").frame(height: 100) }.frame(width: 10, height: 20)
        #expect(item(scroll)?.clip == rect(2, 0, 6, 20))
    }
}
