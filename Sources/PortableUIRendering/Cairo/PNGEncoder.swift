import CPangoCairo
import PortableUI

/// Encodes pixels as PNG, one row after another.
///
/// Cairo does so too, but has libpng try out each filter for each row, which takes longer than drawing.
/// Here each row is stored as its difference to the row above: mostly zeros in drawings.
struct PNGEncoder {
    /// Pixels as Cairo keeps them: 32-bit words of alpha, red, green and blue from the highest byte on,
    /// the colors multiplied by alpha.
    struct Pixels {
        var start: UnsafeRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
        /// Whether alpha means nothing.
        var isOpaque: Bool
    }

    private var output = [UInt8](repeating: 0, count: 1 << 16)
    private var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    static func encode(_ pixels: Pixels) throws(RenderingError) -> Data {
        var encoder = PNGEncoder()
        encoder.addHeader(of: pixels)
        try encoder.addRows(of: pixels)
        encoder.addChunk("IEND", [])
        return encoder.data
    }

    private mutating func addHeader(of pixels: Pixels) {
        let (truecolor, truecolorWithAlpha): (UInt8, UInt8) = (2, 6)
        let bitDepth: UInt8 = 8
        addChunk(
            "IHDR",
            bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height))
                + [bitDepth, pixels.isOpaque ? truecolor : truecolorWithAlpha, 0, 0, 0])
    }

    private mutating func addRows(of pixels: Pixels) throws(RenderingError) {
        var stream = z_stream()
        let fastButGood: Int32 = 4
        let version = deflateInit_(&stream, fastButGood, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard version == Z_OK else { throw .cairo("out of memory") }
        defer { deflateEnd(&stream) }

        let samples = pixels.isOpaque ? 3 : 4
        var above = [UInt8](repeating: 0, count: pixels.width * samples)
        var row = above
        var filtered = [UInt8](repeating: 0, count: 1 + row.count)
        let up: UInt8 = 2
        filtered[0] = up
        for y in 0..<pixels.height {
            let start = pixels.start + y * pixels.bytesPerRow
            copyRow(start, of: pixels, to: &row)
            for index in row.indices {
                filtered[index + 1] = row[index] &- above[index]
            }
            swap(&row, &above)
            deflateAll(&filtered, with: &stream, flush: y == pixels.height - 1 ? Z_FINISH : Z_NO_FLUSH)
        }
    }

    private func copyRow(_ start: UnsafeRawPointer, of pixels: Pixels, to row: inout [UInt8]) {
        let words = UnsafeBufferPointer(
            start: start.assumingMemoryBound(to: UInt32.self), count: pixels.width)
        var index = 0
        if pixels.isOpaque {
            for word in words {
                row[index] = UInt8(truncatingIfNeeded: word >> 16)
                row[index + 1] = UInt8(truncatingIfNeeded: word >> 8)
                row[index + 2] = UInt8(truncatingIfNeeded: word)
                index += 3
            }
            return
        }
        for word in words {
            let alpha = word >> 24
            func divided(_ premultiplied: UInt32) -> UInt8 {
                alpha == 0 ? 0 : UInt8(min(((premultiplied & 0xFF) * 255 + alpha / 2) / alpha, 255))
            }
            row[index] = divided(word >> 16)
            row[index + 1] = divided(word >> 8)
            row[index + 2] = divided(word)
            row[index + 3] = UInt8(alpha)
            index += 4
        }
    }

    private mutating func deflateAll(_ bytes: inout [UInt8], with stream: inout z_stream, flush: Int32) {
        bytes.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            repeat {
                let count = output.withUnsafeMutableBufferPointer { output in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    deflate(&stream, flush)
                    return output.count - Int(stream.avail_out)
                }
                if count > 0 {
                    addChunk("IDAT", output[..<count])
                }
            } while stream.avail_out == 0
        }
    }

    private mutating func addChunk(_ type: String, _ content: some Collection<UInt8>) {
        let checked = Array(type.utf8) + content
        data += bigEndian(UInt32(content.count))
        data += checked
        data += bigEndian(UInt32(truncatingIfNeeded: crc32(0, checked, UInt32(checked.count))))
    }

    private func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
