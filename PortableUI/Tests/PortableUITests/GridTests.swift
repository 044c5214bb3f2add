import PortableUITesting
import Testing

/// Grids, their rows, and what cells tell them.
@MainActor @Suite struct GridTests {
    /// Columns of 12 and 18, with 4 between them, and rows of 12, with 2 between them.
    private func letters(_ alignment: Alignment = .center) -> some View {
        Grid(alignment: alignment, horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                Text("A")
                Text("BBB")
            }
            GridRow {
                Text("CC")
                Text("D")
            }
        }
    }

    @Test func columnsAndRowsAreAsLargeAsTheirViews() {
        #expect(host(letters()).size == CGSize(width: 34, height: 26))
        let frames = [rect(3, 0, 6, 12), rect(16, 0, 18, 12), rect(0, 14, 12, 12), rect(22, 14, 6, 12)]
        #expect(host(letters()).texts == frames)
        #expect(host(letters(), width: 200, height: 100).texts == frames)
        #expect(
            host(letters(.topLeading)).texts == [
                rect(0, 0, 6, 12), rect(16, 0, 18, 12), rect(0, 14, 12, 12), rect(16, 14, 6, 12),
            ])
        #expect(
            host(letters(.leading), direction: .rightToLeft).texts == [
                rect(28, 0, 6, 12), rect(0, 0, 18, 12), rect(22, 14, 12, 12), rect(12, 14, 6, 12),
            ])
    }

    @Test func theUsualSpacingIsEight() {
        let host = host(
            Grid {
                ForEach(0..<2) { row in
                    GridRow {
                        ForEach(0..<2) { Text("\(row)\($0)") }
                    }
                }
            })
        #expect(
            host.texts == [
                rect(0, 0, 12, 12), rect(20, 0, 12, 12), rect(0, 20, 12, 12), rect(20, 20, 12, 12),
            ])
        #expect(host.strings == ["00", "01", "10", "11"])
    }

    /// The example in Apple's documentation of columns: rows of one, two and three.
    @Test func flexibleCellsShareTheSpace() {
        let host = host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("R1"); Color.red
                }
                GridRow {
                    Text("Row"); Color.red; Color.red
                }
                GridRow { Text("R") }
            }, width: 100, height: 72)
        #expect(host.size == CGSize(width: 100, height: 72))
        #expect(host.colors == [rect(18, 0, 41, 30), rect(18, 30, 41, 30), rect(59, 30, 41, 30)])
        #expect(host.texts == [rect(3, 9, 12, 12), rect(0, 39, 18, 12), rect(6, 60, 6, 12)])
    }

    @Test func textsThatDoNotFitWrap() {
        let host = host(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("aa"); Text("bbb ccc")
                }
                GridRow {
                    Text("d"); Text("e")
                }
            }, width: 42)
        // The second column is offered 30.
        #expect(
            host.texts == [rect(0, 0, 12, 12), rect(12, 0, 18, 24), rect(0, 24, 6, 12), rect(12, 24, 6, 12)])
    }

    // MARK: Views outside of rows

    @Test func aViewOutsideOfRowsSpansAllColumns() {
        func grid(_ divider: some View) -> ViewHost<some View> {
            host(
                Grid(horizontalSpacing: 4, verticalSpacing: 2) {
                    GridRow {
                        Text("AA"); Text("BBB")
                    }
                    divider
                    GridRow { Text("C") }
                }, width: 100)
        }
        // A divider takes all that is offered: 66 more, half of them for each column.
        let wide = grid(Divider())
        #expect(wide.frames.frames(named: "Divider") == [rect(0, 14, 100, 1)])
        #expect(wide.texts == [rect(16.5, 0, 12, 12), rect(65.5, 0, 18, 12), rect(19.5, 17, 6, 12)])
        // Unless it is told not to.
        let narrow = grid(Divider().gridCellUnsizedAxes(.horizontal))
        #expect(narrow.frames.frames(named: "Divider") == [rect(0, 14, 34, 1)])
        #expect(narrow.size == CGSize(width: 34, height: 29))
    }

    @Test func anEmptyCellTakesNoSpace() {
        let host = host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("AA")
                }
                GridRow {
                    Text("B"); Text("C")
                }
            }, width: 100, height: 100)
        #expect(host.size == CGSize(width: 18, height: 24))
        #expect(host.colors == [rect(0, 0, 6, 12)])
    }

    // MARK: Cells

    // Columns of 10 grow by 15 each for the cell that spans two of them, and then by 10 each for the one that spans three.
    @Test func cellsThatSpanFewerColumnsComeFirst() {
        let host = host(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 90, height: 10).gridCellColumns(3) }
                GridRow { Color.red.frame(width: 50, height: 10).gridCellColumns(2) }
                GridRow {
                    ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
                }
            })
        #expect(host.colors.suffix(3) == [rect(0, 20, 10, 10), rect(35, 20, 10, 10), rect(70, 20, 10, 10)])
        #expect(host.size == CGSize(width: 90, height: 30))
    }

    @Test func inInfiniteSpaceNothingWraps() {
        func cell() -> some View { Text("a b").frame(maxWidth: .infinity) }
        let host = host(
            Grid(horizontalSpacing: 0) {
                GridRow {
                    cell(); cell()
                }
            }, width: .infinity)
        #expect(host.size.height == 12)
    }

    @Test func aCellSpansColumns() {
        let host = host(
            Grid(horizontalSpacing: 4, verticalSpacing: 0) {
                GridRow {
                    Text("AA"); Text("BBB"); Text("C")
                }
                GridRow {
                    Text("D").gridCellColumns(2); Text("E")
                }
                GridRow { Text("12345678").gridCellColumns(2) }
            })
        // The last row needs 48 where there are 34: 7 more for each of the columns.
        #expect(host.size == CGSize(width: 58, height: 36))
        #expect(
            host.texts == [
                rect(3.5, 0, 12, 12), rect(26.5, 0, 18, 12), rect(52, 0, 6, 12), rect(21, 12, 6, 12),
                rect(52, 12, 6, 12), rect(0, 24, 48, 12),
            ])
    }

    @Test func aColumnHasAnAlignment() {
        let host = host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("A").gridColumnAlignment(.trailing); Text("B")
                }
                GridRow {
                    Text("CCC"); Text("DD")
                }
            })
        #expect(
            host.texts == [rect(12, 0, 6, 12), rect(21, 0, 6, 12), rect(0, 12, 18, 12), rect(18, 12, 12, 12)])
    }

    @Test func aRowHasAnAlignment() {
        func frames(_ alignment: VerticalAlignment?) -> [CGFloat] {
            host(
                Grid(horizontalSpacing: 0) {
                    GridRow(alignment: alignment) {
                        Text("A")
                        Text("B").font(.system(size: 20))
                        Color.red.frame(width: 5, height: 40)
                    }
                }
            ).texts.map(\.minY)
        }
        #expect(frames(nil) == [14, 8])
        #expect(frames(.top) == [0, 0])
        #expect(frames(.bottom) == [28, 16])
        // The color's baseline is its bottom, at 40: those of the texts lie 9 and 18 below their tops.
        #expect(frames(.firstTextBaseline) == [31, 22])
    }

    /// The example in Apple's documentation of anchors: a quarter and three quarters of the way.
    @Test func aCellHasAnAnchor() {
        func marker(_ anchor: UnitPoint?, _ direction: LayoutDirection = .leftToRight) -> CGRect? {
            let square = Color.red.frame(width: 60, height: 60)
            let marker = Color.blue.frame(width: 20, height: 20)
            return host(
                Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                    GridRow {
                        square; square
                    }
                    GridRow {
                        square
                        if let anchor { marker.gridCellAnchor(anchor) } else { marker }
                    }
                }, direction: direction
            ).colors.last
        }
        #expect(marker(nil) == rect(81, 81, 20, 20))
        #expect(marker(UnitPoint(x: 0.25, y: 0.75)) == rect(71, 91, 20, 20))
        #expect(marker(.topTrailing) == rect(101, 61, 20, 20))
        #expect(marker(.topTrailing, .rightToLeft) == rect(0, 61, 20, 20))
    }

    @Test func guidesMeetInAColumn() {
        let host = host(
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Text("A").alignmentGuide(.leading) { _ in 10 } }
                GridRow { Text("B") }
            })
        // The first begins 10 before the guide, at which the second begins.
        #expect(host.texts == [rect(0, 0, 6, 12), rect(10, 12, 6, 12)])
        #expect(host.size == CGSize(width: 16, height: 24))
    }

    // MARK: Rows

    @Test func aModifierOfARowIsOneOfItsCells() {
        let host = host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("A"); Text("B")
                }.padding(1)
                GridRow { Text("C") }
            })
        #expect(host.texts == [rect(1, 1, 6, 12), rect(9, 1, 6, 12), rect(1, 14, 6, 12)])
    }

    @Test func aRowElsewhereIsAGroup() {
        let row = GridRow {
            Text("A"); Text("B")
        }
        #expect(host(HStack(spacing: 1) { row }).texts == [rect(0, 0, 6, 12), rect(7, 0, 6, 12)])
        #expect(host(VStack(spacing: 1) { row }).texts == [rect(0, 0, 6, 12), rect(0, 13, 6, 12)])
    }

    @Test func gridsNest() {
        let host = host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    letters(); Text("E")
                }
            })
        #expect(host.size == CGSize(width: 40, height: 26))
        #expect(host.texts.last == rect(34, 7, 6, 12))
    }

    @Test func anEmptyGridIsEmpty() {
        #expect(host(Grid {}, width: 100, height: 100).size == .zero)
        #expect(host(Grid { GridRow {} }).size == .zero)
    }

    @Test func aGridIsALayout() {
        struct Switching: View {
            @State private var isGrid = true
            var body: some View {
                let layout =
                    isGrid
                    ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
                    : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    GridRow {
                        Text("A"); Button("B") { isGrid.toggle() }
                    }
                    GridRow { Text("C") }
                }
            }
        }
        let host = host(Switching())
        #expect(host.texts == [rect(0, 0, 6, 12), rect(6, 0, 6, 12), rect(0, 12, 6, 12)])
        host.tap("B")
        #expect(host.texts == [rect(0, 0, 6, 12), rect(6, 0, 6, 12), rect(12, 0, 6, 12)])
    }

    @Test(arguments: [nil, 0, .infinity] as [CGFloat?])
    func framesAreFinite(length: CGFloat?) {
        let host = host(letters().border(Color.red), width: length, height: length)
        for frame in host.texts {
            #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite)
        }
    }
}
