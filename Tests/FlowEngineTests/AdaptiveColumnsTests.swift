import Expectations
import FlowEditing
import TestSupport
import Testing

/// As many columns as fit that have a least length.
@Suite struct AdaptiveColumnsTests {
    private func columns(_ minimum: Double, _ maximum: Double = .infinity) -> FlowOptions {
        tight { ($0.columns, $0.itemSpacing) = (.adaptive(minimum: minimum, maximum: maximum), 1) }
    }

    private func picture(_ available: Double?, _ options: FlowOptions) -> String {
        FlowArrangement(of: items((3, 1), (1, 1), (3, 1), (1, 1)), in: available, options: options).picture
    }

    // 11 is 3 + 1 + 3 + 1 + 3, and 15 is 4 × 3 + 3.
    @Test func asManyAsFitShareTheSpace() {
        expectEqual(
            picture(11, columns(3)),
            """
            AAA..B..CCC
            .D.........
            """)
        expectEqual(
            picture(15, columns(3)),
            """
            AAA..B..CCC..D.
            """)
        expectEqual(
            picture(15 - 0x1p-20, columns(3)).split(separator: "\n").count, 2)
        // Two of 7: three of 5 would need 17.
        expectEqual(
            picture(15, columns(5)),
            """
            ..AAA......B...
            ..CCC......D...
            """)
    }

    @Test func fewItemsLeaveColumnsEmpty() {
        let found = FlowArrangement(of: items((1, 1)), in: 15, options: columns(3))
        expectEqual(found.picture, ".A.............")
        expectEqual(FlowArrangement(of: FlowItems(), in: 15, options: columns(3)).size, size(0, 0))
    }

    // Three columns of 3, although 3.67 would fit each.
    @Test func noneIsLongerThanTheMaximum() {
        expectEqual(
            picture(13, columns(3, 3)),
            """
            AAA..B..CCC..
            .D...........
            """)
        // A maximum that is less than the minimum is that.
        expectEqual(picture(13, columns(3, 1)), picture(13, columns(3, 3)))
    }

    // As GridItem(.adaptive(minimum:)): CSS's column would be 20 wide.
    @Test func inLessThanTheMinimumThereIsOneColumn() {
        expectEqual(
            picture(5, columns(20)),
            """
            .AAA.
            ..B..
            .CCC.
            ..D..
            """)
        expectEqual(FlowArrangement(of: items((3, 1)), in: 5, options: columns(20)).size, size(5, 1))
    }

    @Test func withoutAnEndColumnsHaveTheLeastLength() {
        for available in [nil, Double.infinity] {
            expectEqual(picture(available, columns(5)), ".AAA....B....CCC....D..")
        }
        expectEqual(items((3, 1)).mostLength(in: nil, columns(5)), 5)
        expectEqual(items((3, 1)).mostLength(in: 11, columns(3)), 3)
    }

    @Test func itemsThatGrowAreAsLongAsTheirColumn() {
        var cards = items((1, 1), (1, 1), (1, 1), (1, 1))
        for index in 0..<4 { cards[index].traits.grow = 1 }
        let found = FlowArrangement(
            of: cards, in: 650,
            options: tight { ($0.columns, $0.itemSpacing) = (.adaptive(minimum: 200), 10) })
        expectEqual(found.frames.map(\.x), [0, 220, 440, 0])
        expectEqual(found.frames.map(\.width), [210, 210, 210, 210])
    }

    /// Each flow is the one with that number of columns.
    @Test func theyAreThatNumberOfColumns() {
        let seed = UInt64.random(in: 0...999_999)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let (minimum, spacing) = (random.length(in: 1...90), random.length(in: -20...20))
            let width = random.length(in: 1...600)
            let list = FlowItems((0..<9).map { _ in FlowSize(width: random.length(in: 0...150), height: 10) })
            // At least one, and as many as have their least length.
            let step = max(minimum + spacing, 1)
            let count = max(Int(((width + spacing) / step).rounded(.down)), 1)
            func options(_ columns: FlowColumns) -> FlowOptions {
                tight {
                    ($0.columns, $0.itemSpacing) = (columns, spacing)
                    $0.axis = list[0].size.width > 75 ? .vertical : .horizontal
                }
            }
            expectEqual(
                FlowArrangement(of: list, in: width, options: options(.adaptive(minimum: minimum))),
                FlowArrangement(of: list, in: width, options: options(.count(count))),
                "SEED=\(seed): \(count) of \(minimum) by \(spacing) in \(width)")
        }
    }

    // MARK: Headings

    /// A heading of 9 before cards of 3 and 1.
    private var headed: FlowItems {
        var list = items((9, 1), (3, 1), (1, 1), (1, 1))
        list[0].traits.fillLine()
        return list
    }

    private func picture(_ columns: FlowColumns, _ change: (inout FlowOptions) -> Void = { _ in }) -> String {
        FlowArrangement(
            of: headed, in: 11,
            options: tight {
                ($0.columns, $0.itemSpacing) = (columns, 1)
                change(&$0)
            }
        ).picture
    }

    @Test(arguments: [FlowColumns.uniform, .count(3), .adaptive(minimum: 3)])
    func aHeadingSpansAllColumns(columns: FlowColumns) {
        expectEqual(
            picture(columns) { $0.itemAlignment = .top },
            """
            AAAAAAAAAAA
            BBB..C...D.
            """)
    }

    @Test func aHeadingThatCannotGrowIsAlignedWithItsLine() {
        var list = headed
        list[0].traits.maxLength = 9
        func picture(_ alignment: FlowLineAlignment) -> String {
            FlowArrangement(
                of: list, in: 11,
                options: tight { ($0.columns, $0.itemSpacing, $0.lineAlignment) = (.count(3), 1, alignment) }
            ).picture
        }
        expectEqual(picture(.leading).split(separator: "\n")[0], "AAAAAAAAA..")
        expectEqual(picture(.trailing).split(separator: "\n")[0], "..AAAAAAAAA")
    }

    /// Without an end, it is as long as all columns, or as the longest line.
    @Test func withoutAnEndAHeadingIsAsLongAsTheFlow() {
        func length(_ columns: FlowColumns) -> Double {
            FlowArrangement(
                of: headed, in: nil, options: tight { ($0.columns, $0.itemSpacing) = (columns, 1) }
            ).frames[0].width
        }
        expectEqual(length(.count(4)), 15)
        expectEqual(length(.uniform), 11)
        // Four columns for four items.
        expectEqual(length(.adaptive(minimum: 5)), 23)
        // Two columns of 4, as it is longer than two of 3.
        expectEqual(length(.count(2)), 9)
    }

    /// The last line keeps to the columns of the fullest line, which a heading is not.
    @Test func aLastLineKeepsToItsColumns() {
        var list = headed
        list.append(width: 3, height: 1)
        list.append(width: 3, height: 1)
        let found = FlowArrangement(
            of: list, in: 13,
            options: tight {
                ($0.columns, $0.itemSpacing, $0.lastLine) = (.uniform, 1, .natural)
                ($0.distribution, $0.sizing) = (.spaceBetween, .fill)
            })
        // Columns of 3 at 0, 5 and 10.
        expectEqual(found.frames.map(\.x), [0, 0, 6, 11, 0, 5])
        expectEqual(found.frames[0].width, 13)
    }

    @Test func anEditOfAHeadingLeavesColumnsAsTheyAre() {
        var flow = EditableFlow(
            of: headed, in: 11, options: tight { ($0.columns, $0.itemSpacing) = (.uniform, 1) })
        var heading = flow[0]
        heading.size.width = 10
        flow.replace(at: 0, with: heading)
        expectEqual((0..<4).map { flow.frame(at: $0).x }, [0, 0, 5, 9])
        expectEqual(flow.frame(at: 0).width, 11)
    }

    /// Editable flows, too.
    @Test func anEditKeepsTheColumns() {
        var flow = EditableFlow(of: items((3, 1), (1, 1), (3, 1)), in: 11, options: columns(3))
        flow.append(FlowItem(width: 9, height: 1))
        flow.remove(at: 0)
        let whole = FlowArrangement(of: items((1, 1), (3, 1), (9, 1)), in: 11, options: columns(3))
        expectEqual(flow.arrangement(ofLines: 0..<1), whole)
    }
}
