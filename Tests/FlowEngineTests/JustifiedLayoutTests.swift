import Expectations
import FlowEngine
import Testing

/// Rows of photos beside those of Flickr's justified-layout 4.1, as it breaks them with a `targetRowHeightTolerance` of 0.
///
/// Then, and without spacing, its definition is that of `FlowScaling`: a row ends with the photo with which, or before the
/// one with which, its shapes together are nearest to the width. These are the differences:
/// - With a tolerance, a row of justified-layout ends with the first photo with which it is high enough, although the next
///   one may bring it nearer. There is no such option here: `minThickness` and `maxThickness` are limits.
/// - With spacing, it takes no account of it when it asks whether a row is full, and rows are lower than they need be.
/// - Where it limits heights, photos are cropped. Here they keep their shapes.
/// - Its last row is as high as the one before. Here it is as high as rows are to be.
@Suite struct JustifiedLayoutTests {
    /// What all digits of a list of photos stand for.
    private let shapes = [
        (3, 2), (4, 3), (2, 3), (3, 4), (16, 9), (1, 1), (9, 16), (3, 1), (5, 4), (21, 9),
    ].map { FlowSize(width: Double($0.0), height: Double($0.1)) }

    /// The width, the height of rows, the photos, how many of them are on an unfinished last row, and the other rows as
    /// justified-layout makes them: the number of photos and the height.
    private let answers = """
        1016 151 96589092190300698 4 5×135.844 4×174.171 4×167.014
        1189 95 428081077888703163 3 8×96.842 7×99.083
        659 269 852454286375352 1 2×292.889 2×269.591 2×237.24 3×265.815 2×175.733 3×239.636
        530 228 277435228250 0 2×144.545 1×176.667 2×209.67 3×227.143 2×276.522 2×212
        1350 244 1822473041925587 0 5×237.073 3×257.143 3×247.959 5×195.181
        1469 141 43759759358437 0 6×123.85 8×123.85
        1378 289 2301682521669 3 5×286.338 5×280.271
        1394 138 183361832645949056 1 11×126.887 6×140.179
        832 123 15536181912064 2 7×115.089 5×116.093
        1114 87 014093123459 3 9×93.265
        1151 223 2774077013226 5 2×313.909 2×240.907 2×255.778 2×255.778
        968 285 85165579668394899 1 3×270.14 3×377.756 1×322.667 3×279.904 3×223.385 2×319.706 1×414.857
        1339 211 706090880415 4 4×204.038 4×211.421
        361 162 47793855155020 2 1×203.063 1×120.333 1×120.333 1×154.714 2×180.5 2×180.5 2×154.714 2×144.4
        502 156 595599957014960 2 2×150.6 3×115.846 1×215.143 2×150.6 1×167.333 2×177.176 2×122.108
        436 129 6359269966586 3 3×188.541 3×122.386 1×186.857 3×126.072
        956 270 12989616296195170 1 3×220.615 2×266.791 4×305.92 2×330.129 2×260.727 2×409.714 1×318.667
        529 111 068651211005140913 2 5×108.513 4×113.357 4×99.188 3×94.277
        646 119 563686864194312 4 7×108.8 4×107.542
        1208 296 67285402536930302 1 3×285.635 3×299.917 4×308.426 3×331.337 3×322.133
        372 115 1151699736666700032 3 3×101.455 3×87.961 1×159.429 1×124 5×124 1×124 2×124
        1438 148 836139756532390470977 1 7×144.1 9×139.068 4×146.237
        784 97 414128921207563504 6 6×96.328 6×82.526
        969 164 741343133786 3 3×158.564 6×158.564
        """

    @Test func rowsAreThoseOfJustifiedLayout() throws {
        var count = 0
        for answer in answers.split(separator: "\n") {
            let words = answer.split(separator: " ")
            let numbers = try [words[0], words[1], words[3]].map { try #require(Double($0)) }
            let photos = try words[2].map { shapes[try #require($0.wholeNumberValue)] }
            var options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
            options.scaling = FlowScaling(thickness: numbers[1])
            let found = FlowArrangement(of: FlowItems(photos), in: numbers[0], options: options)

            let rows = try words[4...].map { word in
                let parts = word.split(separator: "×")
                return (count: try #require(Int(parts[0])), height: try #require(Double(parts[1])))
            }
            let last = Int(numbers[2])
            let counts = rows.map(\.count) + (last > 0 ? [last] : [])
            expectEqual(found.lines.map(\.range.count), counts, "\(answer)")
            // The last row of all is not made higher.
            for (line, row) in zip(found.lines.dropLast(), rows) {
                #expect(abs(line.frame.height - row.height) < 0.001, "\(answer)")
                count += 1
            }
        }
        #expect(count > 80)
    }

    /// Two lists of its own tests, with its defaults: 10 points between photos and around all, and a tolerance of 0.25.
    @Test(arguments: [
        ([1, 4, 1.1], 1000.0, 250.0, [2, 1], 194.0), ([1, 1, 1, 1], 1060, 320, [3, 1], 340),
    ])
    func rowsAreThoseOfItsTests(
        shapes: [Double], width: Double, height: Double, counts: [Int], firstHeight: Double
    ) {
        let photos = FlowItems(shapes.map { FlowSize(width: $0, height: 1) })
        let options = FlowOptions(
            itemSpacing: 10, lineSpacing: 10, scaling: FlowScaling(thickness: height))
        let found = FlowArrangement(of: photos, in: width - 20, options: options)
        expectEqual(found.lines.map(\.range.count), counts)
        #expect(abs(found.lines[0].frame.height - firstHeight) < 0.001)
    }
}
