import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// Views of lazy flows that people drag to other places. Boxes are 20 thick and 10 apart, and lines begin every 30.
@MainActor
@Suite(.inBothModes) struct LazyReorderingTests {
    private final class Log {
        var moves: [String] = []

        func add(_ source: IndexSet, _ destination: Int) {
            moves.append("\(source.map(\.self)) \(destination)")
        }
    }

    /// The frames of a view, which is in one place.
    private func frames<V: View>(of letter: Character, in host: ViewHost<V>) -> [CGRect] {
        host.frames.preorder
            .filter { $0.name == "Color" && $0.identity.id == AnyHashable(String(letter)) }
            .map(\.frame)
    }

    /// Where views are that are not dragged.
    private func frames<V: View>(_ letters: String, in host: ViewHost<V>) -> [CGRect] {
        letters.map { frames(of: $0, in: host).first ?? .null }
    }

    // ABC and DEF, and then BCD and EF.
    @Test func aDraggedViewMovesFromWhereTheDataHasItNow() throws {
        struct Screen: View {
            var letters: [String]
            let log = Log()

            var body: some View {
                ScrollView {
                    LazyHFlow(letters, id: \.self, size: .fixed(CGSize(width: 40, height: 20)), spacing: 10) {
                        _ in Color.red
                    }
                    .onFlowReorder(perform: log.add)
                }
            }
        }
        let host = host(Screen(letters: ["A", "B", "C", "D", "E", "F"]), width: 140, height: 80)
        let lifted = try host.lift(id: "E")
        host.rootView.letters.removeFirst()
        try lifted.drop(at: CGPoint(x: 5, y: 10))
        expectEqual(host.rootView.log.moves, ["[3] 0"])
    }

    @Test func whatIsSwitchedOffCannotBeMoved() {
        func expectFixed(_ host: ViewHost<some View>) {
            #expect(throws: DriverError.self) { try host.lift(id: "A") }
            #expect(throws: DriverError.self) {
                try host.perform(accessibilityAction: "Move Forward", onID: "A")
            }
        }
        let flow = LazyHFlow(["A", "B"], id: \.self, size: .estimated) { _ in Box(40, 20) }
            .onFlowReorder(isEnabled: false) { _, _ in }
        expectFixed(host(ScrollView { flow }, width: 140, height: 80))
        for axis in Axis.allCases {
            expectFixed(host(Albums(axis: axis, isEnabled: false), width: 150, height: 150))
        }
    }

    // cccccccccc.ffff           cccccccccc.aaaaa bbbbb
    // aaaaa bbbbb.eeeeeeeeee    ffff.eeeeeeeeee
    // dddddddddd.gg             dddddddddd.gg
    @Test func aTextKeepsItsSizeWhileItIsAway() throws {
        let words = ["cccccccccc", "ffff", "aaaaa bbbbb", "eeeeeeeeee", "dddddddddd", "gg"]
        let flow = LazyHFlow(words, id: \.self, size: .estimated, spacing: 10) { Text($0) }.onFlowReorder {
            _, _ in
        }
        let host = host(ScrollView { flow }, width: 140, height: 80)
        try host.lift(id: "aaaaa bbbbb").move(to: CGPoint(x: 62, y: 6))
        let texts = host.frames.preorder.filter { $0.name == "Text" }
        func frame(_ word: String) -> CGRect? {
            texts.first { $0.identity.id == AnyHashable(word) }?.frame
        }
        expectEqual(frame("aaaaa bbbbb"), rect(70, 0, 66, 12))
        expectEqual(frame("ffff"), rect(0, 22, 24, 12))
        expectEqual(frame("eeeeeeeeee"), rect(34, 22, 60, 12))
        expectEqual(frame("gg"), rect(70, 44, 12, 12))
    }

    // A.B.C and then C.A.B, of 40, with separators of 2 in gaps of 22.
    @Test func separatorsStayWhileAViewIsDragged() throws {
        let flow = LazyHFlow(
            ["A", "B", "C"], id: \.self, size: .fixed(CGSize(width: 40, height: 20)), spacing: 10
        ) { _ in
            Color.red
        }
        .itemSeparator { Color.blue.frame(width: 2) }.onFlowReorder { _, _ in }
        let host = host(ScrollView { flow }, width: 390, height: 80)
        try host.lift(id: "C").move(to: CGPoint(x: 5, y: 10))
        expectEqual(frames("CAB", in: host).map(\.minX), [0, 62, 124])
        let separators = host.displayList.items.map(\.frame).filter { $0.width == 2 && $0.minX >= 0 }
        expectEqual(separators.map(\.minX).sorted(), [50, 112])
    }

    // Two blocks of ten are rows from 0 to 20 and from 30 to 50.
    @Test func betweenTwoBlocksItGoesToTheLaterOne() throws {
        let log = Log()
        let flow = LazyHFlow(
            0..<20, id: \.self, size: .estimated(CGSize(width: 400, height: 400)), spacing: 10
        ) { _ in
            Box(30, 20)
        }
        .onFlowReorder(perform: log.add)
        let host = host(ScrollView { flow }, width: 390, height: 80)
        try host.lift(id: 3).drop(at: CGPoint(x: 5, y: 25))
        expectEqual(log.moves, ["[3] 10"])
    }

    // MARK: Sections

    private struct Album: Identifiable {
        let id: String
        var boxes: [Letter]
    }

    private struct Letter: Identifiable {
        let id: String
    }

    /// Headers of 20 at 0 and at 90, and rows of ABC, D and EFG at 30, 60 and 120.
    private struct Albums: View {
        @State var albums = [("X", "ABCD"), ("Y", "EFG")].map { id, letters in
            Album(id: id, boxes: letters.map { Letter(id: String($0)) })
        }
        var axis = Axis.horizontal
        var isEnabled = true
        let log = Log()

        var body: some View {
            switch axis {
            case .horizontal:
                ScrollView {
                    LazyHFlow(
                        sections: albums, elements: \.boxes,
                        size: .fixed { CGSize(width: length(of: $0.id), height: 20) }, alignment: .top,
                        spacing: 10
                    ) { letter in
                        Box(length(of: letter.id), 20)
                    } header: { album in
                        Text(album.id).frame(height: 20).id("header \(album.id)")
                    }
                    .onFlowReorder(isEnabled: isEnabled, perform: move)
                }
            case .vertical:
                ScrollView(.horizontal) {
                    LazyVFlow(
                        sections: albums, elements: \.boxes,
                        size: .fixed { CGSize(width: 20, height: length(of: $0.id)) }, alignment: .leading,
                        spacing: 10
                    ) { letter in
                        Box(20, length(of: letter.id))
                    } header: { album in
                        Text(album.id).frame(width: 20).id("header \(album.id)")
                    }
                    .onFlowReorder(isEnabled: isEnabled, perform: move)
                }
            }
        }

        private func move(in album: Int, from source: IndexSet, to destination: Int) {
            log.moves.append("\(album)")
            log.add(source, destination)
            albums[album].boxes.move(fromOffsets: source, toOffset: destination)
        }
    }

    // In a vertical flow, x and y change places.
    @Test(arguments: [Axis.horizontal, .vertical]) func aViewStaysInItsSection(axis: Axis) throws {
        let albums = Albums(axis: axis)
        let isHorizontal = axis == .horizontal
        let host = host(albums, width: isHorizontal ? 140 : 150, height: isHorizontal ? 150 : 140)
        func flipped(_ frame: CGRect) -> CGRect {
            isHorizontal ? frame : rect(frame.minY, frame.minX, frame.height, frame.width)
        }
        func seen(_ letters: String) -> [CGRect] { frames(letters, in: host).map(flipped) }
        func drop(_ letter: String, at x: CGFloat, _ y: CGFloat) throws {
            try host.lift(id: letter).drop(at: flipped(CGRect(x: x, y: y, width: 0, height: 0)).origin)
        }
        expectEqual(seen("BF"), [rect(50, 30, 30, 20), rect(40, 120, 40, 20)])
        // Over E: the nearest place is below D, which is alone on its row.
        try drop("B", at: 10, 130)
        expectEqual(albums.log.moves, ["0", "[1] 4"])
        // AAAA.CCCCC, then DDDD.BBB
        expectEqual(seen("CBD"), [rect(50, 30, 50, 20), rect(50, 60, 30, 20), rect(0, 60, 40, 20)])
        // Over A: the nearest place is before E.
        try drop("F", at: 5, 40)
        expectEqual(albums.log.moves.suffix(2), ["1", "[1] 0"])
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Forward", onID: "B") }
        try host.perform(accessibilityAction: "Move Forward", onID: "F")
        expectEqual(albums.log.moves.suffix(2), ["1", "[0] 2"])
    }

    /// Boxes of 40 in sections, each after a header of 20: three on a row of 140.
    private struct Shelves: View {
        var albums: [Album]
        let log = Log()

        init(_ albums: [String]) {
            self.albums = albums.map { letters in
                Album(id: letters, boxes: letters.map { Letter(id: String($0)) })
            }
        }

        var body: some View {
            ScrollView {
                LazyHFlow(
                    sections: albums, elements: \.boxes, size: .fixed(CGSize(width: 40, height: 20)),
                    spacing: 10
                ) { _ in
                    Color.red
                } header: { _ in
                    Color.green.frame(height: 20)
                }
                .onFlowReorder(perform: log.add)
            }
        }
    }

    // E, F and G come after ABCD, and then after BCD.
    @Test func aDropCountsTheViewsThatAreBeforeItsSectionNow() throws {
        let host = host(Shelves(["ABCD", "EFG"]), width: 140, height: 150)
        let lifted = try host.lift(id: "E")
        lifted.move(to: CGPoint(x: 135, y: 130))
        host.rootView.albums[0].boxes.removeFirst()
        try lifted.drop()
        expectEqual(host.rootView.log.moves, ["[3] 6"])
    }

    // Past the middle of C, A goes before D. Far below, no row of its section exists.
    @Test func whereNothingOfItsSectionIsAViewStaysWhereItWent() throws {
        let host = host(Shelves(["ABCD"] + Array(repeating: "xyz", count: 100)), width: 140, height: 150)
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 135, y: 40))
        try host.scroll(to: CGPoint(x: 0, y: 3000))
        try lifted.drop(at: CGPoint(x: 70, y: 75))
        expectEqual(host.rootView.log.moves, ["[0] 3"])
    }

    @Test func aViewWhoseSectionIsGoneGoesNowhere() throws {
        let host = host(Shelves(["ABCD", "EFG"]), width: 140, height: 150)
        let lifted = try host.lift(id: "E")
        lifted.move(to: CGPoint(x: 135, y: 130))
        host.rootView.albums.removeLast()
        lifted.move(to: CGPoint(x: 5, y: 40))
        expectEqual(frames("ABCD", in: host).map(\.minX), [0, 50, 100, 0])
        expectEqual(host.rootView.log.moves, [])
    }

    @Test func aHeaderIsNotDragged() throws {
        let albums = Albums()
        let host = host(albums, width: 140, height: 150)
        #expect(throws: DriverError.self) { try host.lift(id: "header Y") }
    }

    // MARK: Costs

    @Test(arguments: [false, true])
    func fewElementsAreLookedAtWhileAViewIsDragged(isEstimated: Bool) throws {
        let numbers = CountedNumbers()
        let size: LazyFlowItemSize<Int> = isEstimated ? .estimated : .fixed(CGSize(width: 40, height: 20))
        let flow = LazyHFlow(numbers, id: \.self, size: size, spacing: 10) { _ in Box(40, 20) }
            .onFlowReorder { _, _ in }
        let host = host(ScrollView { flow }, width: 140, height: 80)
        try host.scroll(to: CGPoint(x: 0, y: 300_000))
        let ids = host.frames.preorder.filter { $0.frame.minY > 0 }.compactMap {
            $0.identity.id?.base as? Int
        }
        let lifted = try host.lift(id: try #require(ids.first { $0 > 10_000 }))
        for point in [CGPoint(x: 10, y: 10), CGPoint(x: 11, y: 10), CGPoint(x: 130, y: 70)] {
            numbers.log.count = 0
            lifted.move(to: point)
            _ = host.frames
            #expect((1..<1000).contains(numbers.log.count))
        }
    }
}

/// 40, 30, 50, 40, 30, and so on.
private func length(of letter: String) -> CGFloat {
    let number = letter.unicodeScalars.first.map { Int($0.value) - 65 } ?? 0
    return [40, 30, 50, 40, 30][number % 5]
}
