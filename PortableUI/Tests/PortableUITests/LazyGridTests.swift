import Expectations
import PortableUITesting
import Testing

/// Lazy grids: how they divide space, and which of their cells exist.
@MainActor @Suite struct LazyGridTests {
    private func grid(_ columns: [GridItem], count: Int, spacing: CGFloat? = nil) -> some View {
        LazyVGrid(columns: columns, spacing: spacing) {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
        }
    }

    // MARK: Tracks

    @Test func anAdaptiveItemTakesWhatFixedOnesLeave() {
        // 70, a space of 8 and 122, in which two columns of at least 40 fit, but not three.
        let host = host(grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], count: 4), width: 200)
        expectEqual(
            host.colors,
            [
                rect(0, 0, 70, 10), rect(78, 0, 57, 10), rect(143, 0, 57, 10), rect(0, 18, 70, 10),
            ])
        expectEqual(host.frames.frames(named: "LazyVGrid"), [rect(0, 0, 200, 28)])
    }

    @Test func flexibleItemsShareWhatIsLeftInOrder() {
        // 200 without the space: the first takes 50 instead of its 100.
        let host = host(grid([GridItem(.flexible(maximum: 50)), GridItem()], count: 2), width: 208)
        expectEqual(host.colors, [rect(0, 0, 50, 10), rect(58, 0, 150, 10)])
        // Fixed ones come first, wherever they are.
        host.rootView = grid([GridItem(), GridItem(.fixed(100)), GridItem()], count: 2)
        expectEqual(host.colors, [rect(0, 0, 46, 10), rect(54, 0, 100, 10)])
    }

    /// The example in which objc.io shows that a grid divides its own width once more.
    @Test func aGridThatIsTooWideDividesItsOwnWidth() {
        let columns = [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]
        let host = host(grid(columns, count: 2).frame(width: 200))
        // In 200 the columns are 95 and 120, and with the space 225: 12.5 too wide on both sides. In 225 they are 107.5
        // and 120.
        expectEqual(host.colors, [rect(-12.5, 0, 107.5, 10), rect(105, 0, 120, 10)])
        expectEqual(host.frames.frames(named: "LazyVGrid"), [rect(-12.5, 0, 225, 10)])
    }

    @Test func aCappedAdaptiveItemLeavesSpace() {
        let columns = [GridItem(.adaptive(minimum: 20, maximum: 30), spacing: 0)]
        func frames(_ alignment: HorizontalAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGRect]
        {
            host(
                LazyVGrid(columns: columns, alignment: alignment) {
                    ForEach(0..<2) { _ in Color.red.frame(height: 10) }
                }, width: 50, direction: direction
            ).colors
        }
        // Two columns of 25 fill the grid.
        expectEqual(frames(.leading), [rect(0, 0, 25, 10), rect(25, 0, 25, 10)])
        expectEqual(frames(.leading, .rightToLeft), [rect(25, 0, 25, 10), rect(0, 0, 25, 10)])
        // A single column of 30 does not.
        let one = host(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 28, maximum: 30))], alignment: .trailing) {
                Color.red.frame(height: 10)
            }, width: 50)
        expectEqual(one.colors, [rect(20, 0, 30, 10)])
        expectEqual(one.size, CGSize(width: 50, height: 10))
    }

    @Test func withoutAWidthItemsHaveTheirMinimum() {
        let columns = [GridItem(.fixed(30)), GridItem(), GridItem(.adaptive(minimum: 20))]
        expectEqual(host(grid(columns, count: 4)).size, CGSize(width: 76, height: 28))
    }

    @Test(arguments: [
        [GridItem(.adaptive(minimum: 0), spacing: 0)], [GridItem(.adaptive(minimum: .nan))],
        [GridItem(.adaptive(minimum: -50), spacing: -20)],
        [GridItem(.fixed(.infinity)), GridItem(.fixed(-3))],
        [GridItem(.flexible(minimum: 50, maximum: 10))],
        [GridItem(.flexible(minimum: .infinity), spacing: .nan)],
        [],
    ])
    func badNumbersLeaveFramesFinite(columns: [GridItem]) {
        for width in [nil, 0, 100, .infinity] as [CGFloat?] {
            let host = host(
                HStack {
                    grid(columns, count: 3); Color.red.frame(width: 1)
                }, width: width)
            for frame in host.colors {
                #expect(frame.width.isFinite && frame.height.isFinite && frame.minY.isFinite)
            }
        }
    }

    // MARK: Cells

    @Test func cellsAreAlignedAsTheirTrackSays() {
        let columns = [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
        ]
        let view = LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
            Color.red.frame(width: 20, height: 20)
            Color.red.frame(width: 20, height: 40)
            Color.red.frame(width: 20, height: 20)
            Color.red.frame(width: 20, height: 20)
        }
        // The columns take 196 of 240, at the trailing edge.
        expectEqual(
            host(view, width: 240).colors,
            [
                rect(44, 10, 20, 20), rect(152, 0, 20, 40), rect(220, 20, 20, 20), rect(44, 44, 20, 20),
            ])
        expectEqual(
            host(view, width: 240, direction: .rightToLeft).colors,
            [
                rect(176, 10, 20, 20), rect(68, 0, 20, 40), rect(0, 20, 20, 20), rect(176, 44, 20, 20),
            ])
    }

    @Test func aGridIsAsHighAsItsLinesInAnyWidth() {
        let host = host(
            VStack(spacing: 0) {
                grid([GridItem(.adaptive(minimum: 30), spacing: 0)], count: 7, spacing: 0)
                Text("E")
            }, width: 100)
        // Three columns, and so three lines.
        expectEqual(host.texts.map(\.minY), [30])
        host.proposal.width = 60
        expectEqual(host.texts.map(\.minY), [40])
        host.proposal.width = 200
        expectEqual(host.texts.map(\.minY), [20])
    }

    @Test func elementsWithoutAViewAndWithSeveral() {
        let host = host(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                    ForEach(0..<60) { index in
                        if index != 1 { Color.red.frame(height: 10) }
                        if index == 2 { Color.red.frame(height: 4) }
                    }
                }
            }, width: 100, height: 30)
        let frames = [rect(0, 0, 50, 10), rect(0, 10, 50, 10), rect(0, 28, 50, 4), rect(50, 16, 50, 10)]
        expectEqual(Array(host.colors.prefix(4)), frames)
        // What is known of the lines is kept.
        let height = host.frames.frames(named: "LazyVGrid").map(\.height)
        host.environment.isEnabled = true
        expectEqual(Array(host.colors.prefix(4)), frames)
        expectEqual(host.frames.frames(named: "LazyVGrid").map(\.height), height)
    }

    // MARK: Laziness

    private func scrolledGrid(_ handles: [Int: Handle<Int>] = [:]) -> some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 0) {
                ForEach(0..<1000, id: \.self) { id in
                    Counter(handle: handles[id] ?? Handle()).frame(maxWidth: .infinity).frame(height: 20)
                }
            }
        }
    }

    @Test func onlyVisibleLinesExist() throws {
        // Two columns of 46.
        let host = host(scrolledGrid(), width: 100, height: 60)
        // Three lines are seen, and one more is there.
        expectEqual(host.texts.count, 8)
        expectEqual(host.frames.frame(id: 5), rect(54, 40, 46, 20))
        try host.scroll(to: CGPoint(x: 0, y: 5000))
        expectEqual(host.frames.frame(id: 500), rect(0, 0, 46, 20))
        expectEqual(host.frames.frame(id: 0), nil)
        #expect(host.texts.count <= 10)
        expectEqual(host.frames.frames(named: "LazyVGrid"), [rect(0, -5000, 100, 10000)])
    }

    @Test func cellsKeepTheirStateInOtherColumns() throws {
        let handles = [3: Handle<Int>(), 0: Handle<Int>()]
        let host = host(scrolledGrid(handles), width: 100, height: 60)
        expectEqual(host.frames.frame(id: 3), rect(54, 20, 46, 20))
        handles[3]?.value = 7
        #expect(host.strings.contains("7"))
        // Three columns of 44.
        host.proposal.width = 148
        expectEqual(host.frames.frame(id: 3), rect(0, 20, 44, 20))
        expectEqual(host.strings.filter { $0 == "7" }.count, 1)
        expectEqual(host.frames.frames(named: "LazyVGrid"), [rect(0, 0, 148, 6680)])
        // And one of 60.
        host.proposal.width = 60
        expectEqual(host.frames.frame(id: 3), rect(0, 60, 60, 20))
        expectEqual(host.strings.filter { $0 == "7" }.count, 1)
        handles[3]?.value = 8
        expectEqual(host.strings.filter { $0 == "8" }.count, 1)
        // A cell that is scrolled away is forgotten with its state.
        try host.scroll(to: CGPoint(x: 0, y: 5000))
        try host.scroll(to: .zero)
        #expect(!host.strings.contains("8"))
    }

    @Test func aProxyScrollsToACell() {
        var proxy: ScrollViewProxy?
        let host = host(
            ScrollViewReader { reader in
                let _ = proxy = reader
                scrolledGrid()
            }, width: 100, height: 60)
        _ = host.frames
        proxy?.scrollTo(601, anchor: .top)
        expectEqual(host.frames.frame(id: 601), rect(54, 0, 46, 20))
    }
}
